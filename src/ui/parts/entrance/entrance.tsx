import type { ReactNode } from 'react'
import { LanguageLinks } from '#ui/layout/page/language-links.tsx'
import { Page } from '#ui/layout/page/page.tsx'
import { Cover } from '#ui/components/cover.tsx'
import * as css from './entrance.css.ts'

export type EntranceProps = {
  readonly title: string
  /** What one is here for, in a sentence. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page on the way in: a card under its own sky. */
export const Entrance = ({ title, lead, children }: EntranceProps) => (
  <Page title={title}>
    <div className={css.card}>
      <div className={css.cover}>
        <Cover seed="Piazza" />
      </div>
      <div className={css.content}>
        {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
        {children}
      </div>
    </div>
    <LanguageLinks />
  </Page>
)
