import { type ReactNode, useId } from 'react'
import { PanelLayout } from '#ui/layout/parts.tsx'
import type { Panel } from '#ui/view/parts.ts'
import * as css from './place.css.ts'

/** A titled part of a page. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const titleId = useId()
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <h2 className={css.partTitle} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type PanelPartProps<Content> = {
  readonly view: Readonly<{ title: string; panel: Panel<Content> }>
  readonly waiting: ReactNode
  readonly children: (content: Content) => ReactNode
}

/** A titled part that loads by itself. */
export const PanelPart = <Content,>({ view: { title, panel }, waiting, children }: PanelPartProps<Content>) => (
  <Part title={title}>
    <PanelLayout panel={panel} waiting={waiting}>
      {children}
    </PanelLayout>
  </Part>
)
