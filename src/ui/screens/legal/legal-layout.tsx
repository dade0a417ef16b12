import { ExternalLink, Mail } from 'lucide-react'
import { useId } from 'react'
import { Page } from '#ui/layout/page/page.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { PolicyReader } from '#ui/documents/policy-reader.tsx'
import { PanelLayout, WayButton } from '#ui/layout/parts.tsx'
import { StoredLayout } from '#ui/parts/stored/stored.tsx'
import type { LegalSectionView, LegalView } from './legal-view.ts'
import * as css from './legal.css.ts'

/** The legal notes, section by section (LAW-01). */
const LegalLayout = ({ view: { title, panel } }: { readonly view: LegalView }) => (
  <Page title={title}>
    <PanelLayout panel={panel} waiting={<Waiting />}>
      {(sections) => (
        <div className={css.page}>
          {sections.map((section) => (
            <Section key={section.key} view={section} />
          ))}
        </div>
      )}
    </PanelLayout>
  </Page>
)
export { LegalLayout as default }

const Section = ({ view: { key, heading, paragraphs, quoted, ways, stored } }: { readonly view: LegalSectionView }) => {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={css.paragraph}>
          {paragraph}
        </p>
      ))}
      {quoted === undefined ? null : <blockquote className={css.quoted}>{quoted}</blockquote>}
      {stored ? <StoredLayout view={stored} /> : null}
      <div className={css.ways}>
        {ways.map((one) => (
          <WayButton
            key={one.href}
            variant="secondary"
            icon={one.href.startsWith('mailto:') ? Mail : ExternalLink}
            way={one}
          />
        ))}
        {key === 'privacy' ? <PolicyReader policy="privacy" /> : null}
      </div>
    </section>
  )
}

const Waiting = () => (
  <div className={css.page}>
    <Several count={3}>
      <div className={css.section}>
        <Skeleton width="48%" height="1.65rem" />
        <Skeleton />
        <Skeleton width="92%" />
        <Skeleton width="64%" />
      </div>
    </Several>
  </div>
)
