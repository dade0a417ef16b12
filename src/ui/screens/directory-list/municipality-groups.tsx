import { Anchor } from '#ui/components/anchor.tsx'
import { PlaceCards } from '#ui/layout/place-card.tsx'
import * as css from './directory-list.css.ts'
import type { DirectoryView } from './directory-view.ts'

/** The activities by municipality, with sticky headings (DIR-05). */
export const MunicipalityGroups = ({
  view,
}: {
  readonly view: Extract<DirectoryView['content'], { kind: 'groups' }>
}) =>
  view.groups.map(({ key, heading, count, rows }) => (
    <section key={key} className={css.group} aria-labelledby={`group-${key}`}>
      <h2 className={css.heading} id={`group-${key}`}>
        {typeof heading === 'string' ? (
          heading
        ) : (
          <Anchor className={css.headingLink} href={heading.href}>
            {heading.label}
          </Anchor>
        )}
        <span className={css.headingCount}>{count}</span>
      </h2>
      <PlaceCards className={css.rows} rowClass={css.row} rows={rows} />
    </section>
  ))
