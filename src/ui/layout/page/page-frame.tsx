import { type ReactNode, type RefObject, useMemo } from 'react'
import { neededContext } from '#ui/layout/needed-context.ts'
import type { PageFrame } from '#ui/view/page-frame.ts'

export type TopBarProps = {
  readonly title: string
  readonly language: string | undefined
  readonly actions: ReactNode
  readonly isRoot: boolean
  readonly search: ReactNode
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly headingId: string
}

type TopBarOf = (props: TopBarProps) => ReactNode

type Given = Readonly<{ frame: PageFrame; topBar: TopBarOf }>

const [PageFrameContext, useGivenFrame] = neededContext<Given>('frame')

/** Whoever draws the frame gives it to the pages below, with the bar that each has over it. */
export const PageFrameProvider = ({ frame, topBar, children }: Given & { readonly children: ReactNode }) => (
  <PageFrameContext value={useMemo(() => ({ frame, topBar }), [frame, topBar])}>{children}</PageFrameContext>
)

export const usePageFrame = (): PageFrame => useGivenFrame().frame
/** Draws the bar over a page (SHELL-01). */
export const useTopBar = (): TopBarOf => useGivenFrame().topBar
