import { ExternalLink } from 'lucide-react'
import { LinkedWords } from '#ui/layout/linked-words.tsx'
import { OutboundLink } from '#ui/layout/outbound-link.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import type { SheetEntryView } from './items-view.ts'
import * as css from './sheet-items.css.ts'

/** The labelled values of a sheet or of an item. */
export const DataEntries = ({ entries }: { readonly entries: readonly SheetEntryView[] }) => (
  <dl className={css.data}>
    {entries.map(({ key, sign, label, value }) => (
      <div key={key} className={css.entry}>
        <dt className={css.entryLabel}>{sign === 'unseen' ? <VisuallyHidden>{label}</VisuallyHidden> : label}</dt>
        <dd dir="auto">
          {'parts' in value ? (
            <LinkedWords view={value} linkClass={css.wordsLink} />
          ) : (
            <OutboundLink className={css.entryLink} href={value.href}>
              {value.label}
              <ExternalLink size={16} aria-hidden />
            </OutboundLink>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
