import type { ReactNode } from 'react'
import { AboveLayout, FailedLayout } from '#ui/layout/parts.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import type { Panel } from '#ui/view/parts.ts'

export type PagePanelProps<Content> = {
  readonly panel: Panel<Content>
  /** The element that contains the parts of the page. */
  readonly className: string
  /** The skeleton, of the same shape. */
  readonly waiting: ReactNode
  readonly children: (content: Content) => ReactNode
}

/** The content of a page and its loading state. */
export const PagePanel = <Content,>({ panel, className, waiting, children }: PagePanelProps<Content>) =>
  panel.kind === 'waiting' ? (
    <Loading>{waiting}</Loading>
  ) : panel.kind === 'failed' ? (
    <FailedLayout view={panel} />
  ) : (
    <div className={className}>
      <AboveLayout view={panel.above} />
      {children(panel.content)}
    </div>
  )
