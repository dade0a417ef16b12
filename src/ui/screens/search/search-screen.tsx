import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { History } from 'lucide-react'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure } from '#ui/app/panel.tsx'
import { named } from '#ui/app/titles.ts'
import { Button } from '#ui/components/button.tsx'
import { Chip, ChipGroup } from '#ui/components/chip.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListRow, ListRowSkeleton } from '#ui/components/list-row.tsx'
import { SearchField } from '#ui/components/search-field.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { FoundRow } from './found-row.tsx'
import { kindTexts } from './found-texts.ts'
import * as css from './search.css.ts'
import { type SearchOnScreen, useSearch } from './use-search.ts'

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

/** Looking for anything, in every face of it (DIR-08). */
const SearchScreen = () => {
  const intl = useIntl()
  const search = useSearch()
  const field = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const comesToType = useRef(search.wish.text === '')
  useEffect(() => {
    if (comesToType.current) field.current?.focus()
  }, [])

  /** Arrows lead from the field through what it found, and back. */
  const onKeyDown = (press: KeyboardEvent) => {
    const step = press.key === 'ArrowDown' ? 1 : press.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || press.altKey || press.ctrlKey || press.metaKey) return
    const stops = [field.current, ...(area.current?.querySelectorAll<HTMLElement>('li a, li button') ?? [])]
    const here = stops.findIndex((stop) => stop === document.activeElement)
    const next = here < 0 ? undefined : stops[here + step]
    if (!next) return
    press.preventDefault()
    next.focus()
  }
  return (
    <Page
      title={intl.formatMessage({ id: 'search.title' })}
      search={
        <SearchField
          label={intl.formatMessage({ id: 'home.search' })}
          clearLabel={intl.formatMessage({ id: 'action.clear' })}
          value={search.typed}
          onChange={search.type}
          onSubmit={search.submit}
          field={field}
          onKeyDown={onKeyDown}
        />
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- links and buttons answer for themselves: arrows only lead from one to the next. */}
      <div ref={area} onKeyDown={onKeyDown}>
        <Summary search={search} />
        <Body
          search={search}
          onPut={(text) => {
            search.chooseRecent(text)
            field.current?.focus()
          }}
        />
      </div>
    </Page>
  )
}
export { SearchScreen as default }

/** How much was found, said as it comes, and where to look. */
const Summary = ({ search }: { readonly search: SearchOnScreen }) => {
  const intl = useIntl()
  const { view, offered, wish } = search
  const isKnown = view.face === 'full' || view.face === 'empty'
  return (
    <>
      {wish.text === '' ? null : (
        <div className={css.provinces}>
          {search.haveProvincesFailed && view.face !== 'failed' ? (
            <Button variant="quiet" onPress={search.retryProvinces}>
              {intl.formatMessage({ id: 'search.provincesFailed' })}
            </Button>
          ) : offered.length === 0 ? null : (
            <ChipGroup label={intl.formatMessage({ id: 'search.where' })}>
              <Chip isSelected={view.province === undefined} onPress={() => search.choose(undefined)}>
                {intl.formatMessage({ id: 'search.everywhere' })}
              </Chip>
              {offered.map(({ id, name, count }) => (
                <Chip key={id} isSelected={view.province?.id === id} count={count} onPress={() => search.choose(id)}>
                  {named(name, intl)}
                </Chip>
              ))}
            </ChipGroup>
          )}
        </div>
      )}
      <output className={css.summary}>
        {isKnown
          ? intl.formatMessage({ id: 'search.count' }, { count: view.count, text: wish.text })
          : search.isTooShort
            ? intl.formatMessage({ id: 'search.tooShort' })
            : ''}
      </output>
    </>
  )
}

type BodyProps = { readonly search: SearchOnScreen; readonly onPut: (text: string) => void }

const Body = ({ search, onPut }: BodyProps) => {
  const { view } = search
  switch (view.face) {
    case 'idle':
      return <Beginning search={search} onPut={onPut} />
    case 'loading':
      return <Waiting />
    case 'failed':
      return <PanelFailure failure={view.failure} onRetry={search.retry} />
    case 'empty':
      return <Nothing search={search} />
    case 'full':
    case 'refining':
      return <Results search={search} />
    default:
      return view.face satisfies never
  }
}

const Results = ({ search: { view, wish, take } }: { readonly search: SearchOnScreen }) => {
  const intl = useIntl()
  const isRefining = view.face === 'refining'
  return (
    <div className={isRefining ? css.refining : undefined} aria-busy={isRefining}>
      {view.groups.map(({ kind, results }) => (
        <section key={kind} className={css.group} aria-labelledby={`found-${kind}`}>
          <h2 className={css.groupTitle} id={`found-${kind}`}>
            {intl.formatMessage(kindTexts[kind])}
            <span className={css.groupCount} aria-hidden>
              {results.length}
            </span>
          </h2>
          <ul className={css.rows} {...LIST}>
            {results.map((found) => (
              <li key={found.id}>
                <FoundRow found={found} sought={wish.text} onTake={take} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Nothing was found: what may help. */
const Nothing = ({ search: { view, wish, choose } }: { readonly search: SearchOnScreen }) => {
  const intl = useIntl()
  return (
    <EmptyState
      drawing="search"
      title={intl.formatMessage({ id: 'search.none' }, { text: wish.text })}
      text={intl.formatMessage({ id: 'search.noneText' })}
      action={
        view.province === undefined ? undefined : (
          <Button variant="secondary" onPress={() => choose(undefined)}>
            {intl.formatMessage({ id: 'search.widen' })}
          </Button>
        )
      }
    />
  )
}

/** Nothing is asked for yet: what was asked before. */
const Beginning = ({ search: { recent, forgetRecent }, onPut }: BodyProps) => {
  const intl = useIntl()
  if (recent.length === 0) {
    return (
      <EmptyState
        drawing="search"
        title={intl.formatMessage({ id: 'search.begin' })}
        text={intl.formatMessage({ id: 'search.beginText' })}
      />
    )
  }
  return (
    <section aria-labelledby="recent-searches">
      <div className={css.recentHead}>
        <h2 className={css.recentTitle} id="recent-searches">
          {intl.formatMessage({ id: 'search.recent' })}
        </h2>
        <Button variant="quiet" onPress={forgetRecent}>
          {intl.formatMessage({ id: 'search.forget' })}
        </Button>
      </div>
      <ul className={css.rows} {...LIST}>
        {recent.map((text) => (
          <li key={text} className={css.row}>
            <ListRow
              title={text}
              height="free"
              leading={<History size={20} aria-hidden />}
              onPress={() => onPut(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Waiting = () => (
  <Loading>
    <div className={css.groupTitle}>
      <Skeleton width="6rem" height="1.5rem" />
    </div>
    <div className={css.rows}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div key={key} className={css.row}>
          <ListRowSkeleton lines={2} height="free" />
        </div>
      ))}
    </div>
  </Loading>
)
