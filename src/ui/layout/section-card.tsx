import { type ReactNode, useId } from 'react'
import { Card } from '#ui/components/card.tsx'
import * as css from './section-card.css.ts'

/** A section of a page on a card, under its heading. */
export const SectionCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.inside}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  )
}
