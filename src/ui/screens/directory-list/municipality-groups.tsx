import type { MunicipalityName } from '#domain/directory/municipality.ts'
import { useIntl } from 'react-intl'
import type { MunicipalityActivities } from '#domain/directory/activity.ts'
import { listedActivity } from '#domain/directory/listed.ts'
import { municipalityPath } from '#ui/app/screens.ts'
import { named } from '#ui/app/titles.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import * as css from './directory-list.css.ts'
import { ListedCard } from './place-rows.tsx'

const LIST = { role: 'list' } as const
const NO_NAMES: ReadonlyMap<number, string> = new Map()

/** A municipality without a number is told from the others by its name. */
const keyOf = ({ id, name }: MunicipalityName): string => (id === undefined ? encodeURIComponent(name) : String(id))

/** The activities under their municipalities, whose names stay in sight (DIR-05). */
export const MunicipalityGroups = ({ groups }: { readonly groups: readonly MunicipalityActivities[] }) => {
  const intl = useIntl()
  return groups.map(({ municipality, activities }) => (
    <section key={keyOf(municipality)} className={css.group} aria-labelledby={`group-${keyOf(municipality)}`}>
      <h2 className={css.heading} id={`group-${keyOf(municipality)}`}>
        {municipality.id === undefined ? (
          named(municipality.name, intl)
        ) : (
          <Anchor className={css.headingLink} href={municipalityPath(municipality.id)}>
            {named(municipality.name, intl)}
          </Anchor>
        )}
        <span className={css.headingCount}>
          {intl.formatMessage({ id: 'directory.inMunicipality' }, { count: activities.length })}
        </span>
      </h2>
      <ul className={css.rows} {...LIST}>
        {activities.map((activity) => (
          <li key={activity.id} className={css.row}>
            <ListedCard listed={listedActivity(activity)} categories={NO_NAMES} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
