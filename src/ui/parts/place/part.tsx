import { type ReactNode, useId } from 'react'
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
