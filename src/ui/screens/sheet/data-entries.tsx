import { ExternalLink } from 'lucide-react'
import * as Option from 'fp-ts/lib/Option.js'
import { useIntl } from 'react-intl'
import { siteName } from '#domain/directory/reach.ts'
import type { DataEntry } from '#domain/e015/sheet.ts'
import { safeLink } from '#domain/links/safe-link.ts'
import { isBlank, titled } from '#ui/app/titles.ts'
import { OutboundLink } from '#ui/components/outbound-link.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import * as css from './data-entries.css.ts'

/** What is said of a sheet or of an item of it, each thing once; an address leads out, and back to here (SHELL-03). */
export const DataEntries = ({ data }: { readonly data: readonly DataEntry[] }) => {
  const intl = useIntl()
  return (
    <dl className={css.data}>
      {[...new Map(data.map((entry) => [`${entry.label} ${entry.value}`, entry]))].map(([key, { label, value }]) => (
        <div key={key} className={css.entry}>
          <dt className={css.entryLabel}>
            {isBlank(label) ? <VisuallyHidden>{titled(label, intl)}</VisuallyHidden> : label}
          </dt>
          <dd className={css.entryValue}>
            {/^https?:/.test(value) && Option.isSome(safeLink(value)) ? (
              <OutboundLink className={css.entryLink} href={value}>
                {siteName(value)}
                <ExternalLink size={16} aria-hidden />
              </OutboundLink>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
