import { ArrowDownAZ, ArrowUpZA } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { DirectoryWish } from '#application/directory-list/directory-list.machine.ts'
import { DIRECTORY_SORTS, type DirectoryQuery } from '#domain/directory/directory-query.ts'
import { idFrom } from '#domain/id.ts'
import { named } from '#ui/app/titles.ts'
import { IconButton } from '#ui/components/button.tsx'
import { FailureState } from '#ui/components/failure-state.tsx'
import { Select, type SelectOption } from '#ui/components/select.tsx'
import { directionText, sortTexts } from './directory-texts.ts'
import { askedAnew, type DirectoryKind } from './directory-url.ts'
import * as css from './directory-list.css.ts'
import type { DirectoryFilters as Offered } from './use-directory.ts'

type DirectoryFiltersProps = {
  readonly kind: DirectoryKind
  readonly wish: DirectoryWish
  readonly offered: Offered
  readonly onChange: (wish: DirectoryWish) => void
}

/** Which rows, and in which order: two choices under one thumb, then the order (DIR-01, DIR-03, DIR-07). */
export const DirectoryFilters = ({ kind, wish, offered, onChange }: DirectoryFiltersProps) => {
  const intl = useIntl()
  const { query, view } = wish
  const ask = (change: Partial<DirectoryQuery>) => onChange(askedAnew(wish, change))
  return (
    <search className={css.controls} aria-label={intl.formatMessage({ id: 'directory.filters' })}>
      <div className={css.filters}>
        <Filter
          label={intl.formatMessage({ id: 'directory.municipality' })}
          name="country"
          any={intl.formatMessage({ id: 'directory.anyMunicipality' })}
          chosen={query.municipality}
          things={offered.municipalities}
          failed={
            offered.hasMunicipalitiesFailed ? intl.formatMessage({ id: 'directory.municipalitiesFailed' }) : undefined
          }
          onRetry={offered.retryMunicipalities}
          onChange={(municipality) => ask({ municipality: idFrom(municipality) })}
        />
        <Filter
          label={intl.formatMessage({ id: 'directory.category' })}
          name="category"
          any={intl.formatMessage({ id: 'directory.anyCategory' })}
          chosen={query.category}
          things={offered.categories}
          failed={offered.hasCategoriesFailed ? intl.formatMessage({ id: 'directory.categoriesFailed' }) : undefined}
          onRetry={offered.retryCategories}
          onChange={(category) => ask({ category: idFrom(category) })}
        />
      </div>
      {view === 'map' ? null : <Order kind={kind} wish={wish} onChange={onChange} />}
    </search>
  )
}

type FilterProps = {
  readonly label: string
  readonly name: string
  /** What is said when nothing is filtered. */
  readonly any: string
  readonly chosen: number | undefined
  readonly things: readonly Readonly<{ id: number; name: string }>[]
  /** What is said when it could not be read. */
  readonly failed: string | undefined
  readonly onRetry: () => void
  readonly onChange: (value: string) => void
}

const Filter = ({ label, name, any, chosen, things, failed, onRetry, onChange }: FilterProps) => {
  const intl = useIntl()
  if (failed !== undefined) {
    return (
      <div className={css.failedFilter}>
        <FailureState
          compact
          title={failed}
          onRetry={onRetry}
          retryLabel={intl.formatMessage({ id: 'action.retry' })}
        />
      </div>
    )
  }
  const known: readonly SelectOption[] = things.map((thing) => ({
    value: String(thing.id),
    label: named(thing.name, intl),
  }))
  const value = chosen === undefined ? '' : String(chosen)
  // What the address asks for may not be known yet, or to nobody.
  const isUnknown = value !== '' && known.every((option) => option.value !== value)
  return (
    <Select
      label={label}
      name={name}
      value={value}
      placeholder={any}
      options={isUnknown ? [{ value, label: intl.formatMessage({ id: 'directory.chosen' }) }, ...known] : known}
      onChange={onChange}
    />
  )
}

/** What stands for the groups among the orders: another reading, and the same choice to a citizen (DIR-05). */
const GROUPS = 'groups'

type OrderProps = Pick<DirectoryFiltersProps, 'kind' | 'wish' | 'onChange'>

const Order = ({ kind, wish, onChange }: OrderProps) => {
  const intl = useIntl()
  const { query, view } = wish
  const isGrouped = view === 'groups'
  const orders = DIRECTORY_SORTS.map((value) => ({
    value: value as string,
    label: intl.formatMessage(sortTexts[value]),
  }))
  const groups = { value: GROUPS, label: intl.formatMessage({ id: 'directory.group' }) }
  return (
    <div className={css.order}>
      <Select
        label={intl.formatMessage({ id: 'directory.sort' })}
        name="sort"
        value={isGrouped ? GROUPS : query.sortBy}
        options={kind === 'activities' ? [...orders, groups] : orders}
        onChange={(chosen) => {
          const sortBy = DIRECTORY_SORTS.find((known) => known === chosen) ?? query.sortBy
          onChange({ ...askedAnew(wish, { sortBy }), view: chosen === GROUPS ? 'groups' : 'list' })
        }}
      />
      {isGrouped ? null : (
        <IconButton
          icon={query.descending ? ArrowUpZA : ArrowDownAZ}
          label={intl.formatMessage(directionText(query.descending))}
          onPress={() => onChange(askedAnew(wish, { descending: !query.descending }))}
        />
      )}
    </div>
  )
}
