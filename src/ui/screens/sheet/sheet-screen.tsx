import { MapPin, MapPinOff } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRoute, useSearch } from 'wouter'
import type { Flight } from '#domain/e015/flight.ts'
import { flightStatus } from '#domain/e015/flight.ts'
import { type Sheet, sheetKind, type SheetQuery } from '#domain/e015/sheet.ts'
import {
  activeFilters,
  filtersOf,
  flightsWithin,
  hasDays,
  itemsWithin,
  NO_SHEET_FILTERS,
  shownDirection,
} from '#domain/e015/sheet-filters.ts'
import { idFrom } from '#domain/id.ts'
import { addDays, type LocalDate } from '#domain/time/calendar.ts'
import { FilterToggle } from '#ui/app/filter-toggle.tsx'
import { imagePath } from '#ui/app/images.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { LargeTitlePage } from '#ui/app/large-title.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { useSession } from '#ui/app/piazza-context.tsx'
import { municipalityPath, SCREENS } from '#ui/app/screens.ts'
import { useToday } from '#ui/app/use-today.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Button } from '#ui/components/button.tsx'
import { Chip, ChipGroup } from '#ui/components/chip.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { DayStepper } from '#ui/components/day-stepper.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { DataEntries } from './data-entries.tsx'
import { FlightBoard, FlightBoardSkeleton } from './flight-board.tsx'
import { SheetFilters } from './sheet-filters.tsx'
import { SheetItems, SheetItemsSkeleton } from './sheet-items.tsx'
import { SheetMap } from './sheet-map.tsx'
import { directionTexts, statusTexts } from './sheet-texts.ts'
import { sheetMunicipalityFrom } from './sheet-url.ts'
import * as css from './sheet.css.ts'
import { type SheetState, useSheet } from './use-sheet.ts'

/** An information sheet, as it is for one municipality (E015-01). */
const SheetScreen = () => {
  const [, params] = useRoute(SCREENS.sheet.path)
  const { standing, isAdmin } = useSession()
  const id = idFrom<'Sheet'>(params?.id)
  const municipality = sheetMunicipalityFrom(useSearch())
  if (id === undefined || municipality === undefined) return <NotFound />
  // Who it is decides what is seen: until that is known it is not asked for (E015-07).
  if (standing === 'authenticating') return <Waiting id={id} />
  return <Reader key={`${id} ${municipality} ${isAdmin}`} query={{ id, municipality, isAdmin }} />
}
export { SheetScreen as default }

const Waiting = ({ id }: Pick<SheetQuery, 'id'>) => {
  const intl = useIntl()
  return (
    <LargeTitlePage title={intl.formatMessage({ id: 'sheet.title' })} width="composed" isOpen={false}>
      {() => <Skeletons id={id} />}
    </LargeTitlePage>
  )
}

const Reader = ({ query }: { readonly query: SheetQuery }) => {
  const intl = useIntl()
  const filtersId = useId()
  const state = useSheet(query)
  const { face, failure, sheet, filters, verbs } = state
  const [isOpen, setOpen] = useState(() => activeFilters({ id: query.id, template: 'byCategory' }, filters) > 0)
  if (face === 'missing') return <NotFound />
  return (
    <LargeTitlePage
      title={sheet?.title ?? intl.formatMessage({ id: 'sheet.title' })}
      width="composed"
      isOpen={sheet !== undefined}
      actions={
        sheet === undefined || filtersOf(sheet).length === 0 ? undefined : (
          <FilterToggle
            isOpen={isOpen}
            active={activeFilters(sheet, filters)}
            controls={filtersId}
            onToggle={() => setOpen(!isOpen)}
          />
        )
      }
    >
      {(heading) =>
        sheet !== undefined ? (
          <div className={css.page}>
            {face === 'stale' ? <StaleBar failure={failure} onRetry={verbs.retry} /> : null}
            <Head sheet={sheet} heading={heading} />
            {isOpen ? <SheetFilters id={filtersId} sheet={sheet} state={state} /> : <div id={filtersId} hidden />}
            <Content sheet={sheet} state={state} />
          </div>
        ) : face === 'loading' ? (
          <Skeletons id={query.id} />
        ) : (
          <PanelFailure failure={failure} onRetry={verbs.retry} />
        )
      }
    </LargeTitlePage>
  )
}

type HeadProps = { readonly sheet: Sheet; readonly heading: RefObject<HTMLHeadingElement | null> }

/** What the sheet is about, and for whom. */
const Head = ({ sheet: { title, cover, municipality }, heading }: HeadProps) => (
  <header className={css.head}>
    <span className={css.cover} aria-hidden>
      <Picture src={imagePath('e015', cover)} alt="" ratio="1" rounded fallback={<Cover seed={title} />} eager />
    </span>
    <div className={css.headWords}>
      <h2 className={css.title} ref={heading}>
        {title}
      </h2>
      {municipality === undefined ? null : (
        <Anchor className={css.municipality} href={municipalityPath(municipality.id)}>
          <MapPin size={16} aria-hidden />
          {municipality.name}
        </Anchor>
      )}
    </div>
  </header>
)

type ContentProps = { readonly sheet: Sheet; readonly state: SheetState }

const Content = ({ sheet, state }: ContentProps) => {
  const intl = useIntl()
  const today = useToday()
  const { filters, change, isMapCrashed, verbs } = state
  const items = itemsWithin(sheet, filters, today)
  const isBoard = sheetKind(sheet.id) === 'flights'
  const hasMap = items.some(({ position }) => position !== undefined)
  return (
    <div className={css.body}>
      <div className={css.main}>
        {hasDays(sheet) ? (
          <DayStepper
            day={filters.day ?? today}
            today={today}
            onChange={(day) => change({ ...filters, day: day === today ? undefined : day })}
          />
        ) : null}
        {isBoard ? <Board sheet={sheet} state={state} today={today} /> : null}
        {isMapCrashed ? (
          <NoticeBar
            tone="warning"
            icon={MapPinOff}
            text={intl.formatMessage({ id: 'placesMap.failed' })}
            action={
              <Button variant="quiet" onPress={verbs.retryMap}>
                {intl.formatMessage({ id: 'action.retry' })}
              </Button>
            }
          />
        ) : null}
        {hasMap && !isMapCrashed ? (
          <div className={css.mapRoom}>
            <SheetMap items={items} centre={sheet.centre} state={state} />
          </div>
        ) : null}
        {isBoard ? null : (
          <output className={css.total}>{intl.formatMessage({ id: 'sheet.total' }, { count: items.length })}</output>
        )}
        {items.length > 0 ? (
          <SheetItems items={items} state={state} />
        ) : isBoard ? null : (
          <Nothing sheet={sheet} state={state} today={today} />
        )}
        {sheet.data.length > 0 ? (
          <section aria-label={intl.formatMessage({ id: 'sheet.data' })}>
            <DataEntries data={sheet.data} />
          </section>
        ) : null}
      </div>
    </div>
  )
}

type OfDay = ContentProps & { readonly today: LocalDate }

const DIRECTIONS = ['departure', 'arrival'] as const

/** The flights, the way that is looked at, and what has changed, said as it does (E015-05). */
const Board = ({ sheet, state, today }: OfDay) => {
  const intl = useIntl()
  const { filters, change, changes } = state
  const flights = flightsWithin(sheet.flights, filters)
  const direction = shownDirection(sheet.flights, filters)
  return (
    <section className={css.boardPart} aria-label={intl.formatMessage({ id: 'flights.board' })}>
      {direction === undefined ? null : (
        <ChipGroup label={intl.formatMessage({ id: 'flights.direction' })}>
          {DIRECTIONS.map((one) => (
            <Chip
              key={one}
              isSelected={one === direction}
              onPress={() => change({ ...filters, direction: one === 'arrival' ? one : undefined })}
            >
              {intl.formatMessage(directionTexts[one])}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <output className={css.total}>{intl.formatMessage({ id: 'flights.total' }, { count: flights.length })}</output>
      <News changes={changes.filter((flight) => flights.includes(flight))} />
      {flights.length > 0 ? (
        <FlightBoard flights={flights} changes={changes} today={today} />
      ) : (
        <Nothing sheet={sheet} state={state} today={today} />
      )}
    </section>
  )
}

/** More changes than these are said by their number. */
const MOST_NEWS = 3

/** What became of flights while one looks, for those who listen. */
const News = ({ changes }: { readonly changes: readonly Flight[] }) => {
  const intl = useIntl()
  const { time } = useFormats()
  const said = ({ airport, number, status, expected }: Flight): string => {
    const known = flightStatus(status)
    return [
      [number, airport].filter((one) => one !== undefined).join(' '),
      known === undefined ? status : intl.formatMessage(statusTexts[known]),
      expected && time(expected),
    ]
      .filter((one) => one !== undefined && one !== '')
      .join(', ')
  }
  return (
    <VisuallyHidden>
      <output>
        {changes.length > MOST_NEWS
          ? intl.formatMessage({ id: 'flights.news' }, { count: changes.length })
          : changes.map(said).join('. ')}
      </output>
    </VisuallyHidden>
  )
}

/** Nothing is left, or was there: what may help. */
const Nothing = ({ sheet, state, today }: OfDay) => {
  const intl = useIntl()
  const { filters, change } = state
  if (activeFilters(sheet, filters) > 0) {
    return (
      <EmptyState
        drawing="search"
        title={intl.formatMessage({ id: 'sheet.none' })}
        text={intl.formatMessage({ id: 'sheet.noneText' })}
        action={
          <Button
            variant="secondary"
            onPress={() => change({ ...NO_SHEET_FILTERS, day: filters.day, direction: filters.direction })}
          >
            {intl.formatMessage({ id: 'directory.clear' })}
          </Button>
        }
      />
    )
  }
  if (hasDays(sheet)) {
    return (
      <EmptyState
        drawing="calendar"
        title={intl.formatMessage({ id: 'sheet.noneOnDay' })}
        action={
          <Button variant="secondary" onPress={() => change({ ...filters, day: addDays(filters.day ?? today, 1) })}>
            {intl.formatMessage({ id: 'events.dayAfter' })}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      drawing="list"
      title={intl.formatMessage({ id: 'sheet.empty' })}
      text={intl.formatMessage({ id: 'sheet.emptyText' })}
    />
  )
}

/** The sheet on its way. */
const Skeletons = ({ id }: Pick<SheetQuery, 'id'>) => {
  const isBoard = sheetKind(id) === 'flights'
  return (
    <Loading>
      <div className={`${css.page} ${css.waiting}`}>
        <div className={css.head}>
          <span className={css.cover}>
            <Skeleton shape="block" height="100%" />
          </span>
          <div className={css.headBones}>
            <Skeleton width="70%" height="1.75rem" />
            <Skeleton width="40%" />
          </div>
        </div>
        <div className={css.main}>
          {isBoard ? <FlightBoardSkeleton /> : null}
          <div className={css.mapRoom}>
            <div className={css.map}>
              <Skeleton shape="block" height="100%" />
            </div>
          </div>
          {isBoard ? null : (
            <>
              <Skeleton width="6rem" height="1.5rem" />
              <SheetItemsSkeleton />
            </>
          )}
        </div>
      </div>
    </Loading>
  )
}
