import { useId, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useRoute, useSearch } from 'wouter'
import type { EventsWish } from '#application/events/events.machine.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import { dayOfEvents, eventsByDay, filtersSet, nextDayWith, typologiesOf } from '#domain/events/event-filter.ts'
import { idFrom } from '#domain/id.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { FilterToggle } from '#ui/app/filter-toggle.tsx'
import { useFormats } from '#ui/app/language-context.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { activityPath, eventPath, SCREENS } from '#ui/app/screens.ts'
import { named } from '#ui/app/titles.ts'
import { useMedia } from '#ui/app/use-media.ts'
import { useScrollMemory } from '#ui/app/use-scroll-memory.ts'
import { useToday } from '#ui/app/use-today.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { DayStepper } from '#ui/components/day-stepper.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { MonthGrid } from '#ui/components/month-grid.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Advertising } from '#ui/screens/advertising/advertising.tsx'
import { media } from '#ui/theme/theme.css.ts'
import { DayList } from './day-list.tsx'
import { EventCardSkeleton } from './event-card.tsx'
import { EventFilters } from './event-filters.tsx'
import * as css from './events.css.ts'
import { eventsHref, eventsSearch, eventsWishFrom, unfiltered } from './events-url.ts'
import { useEvents } from './use-events.ts'

/** The events of a day: everybody's, or those of one activity (EVENT-01, EVENT-02). */
const EventsScreen = () => {
  const [isOfOne, params] = useRoute(SCREENS.activityEvents.path)
  const activity = idFrom<'Activity'>(params?.id)
  if (isOfOne && activity === undefined) return <NotFound />
  return <Day key={activity} activity={activity} />
}
export { EventsScreen as default }

/** What the address asks for: one and the same value as long as it asks for the same. */
const useWish = (): EventsWish => {
  const search = eventsSearch(eventsWishFrom(useSearch()))
  return useMemo(() => eventsWishFrom(search), [search])
}

const Day = ({ activity }: { readonly activity: ActivityId | undefined }) => {
  const intl = useIntl()
  const formats = useFormats()
  const [, navigate] = useLocation()
  const now = useToday()
  const wish = useWish()
  const ask = (asked: EventsWish) => navigate(eventsHref(activity, asked), { replace: true })
  const all = useEvents(activity, wish, ask)
  const { filter } = wish
  const day = wish.day ?? now
  const parts = useMemo(() => dayOfEvents(all.events, day, filter), [all.events, day, filter])
  const marked = useMemo(() => eventsByDay(all.events, filter), [all.events, filter])
  const typologies = useMemo(() => typologiesOf(all.events), [all.events])
  const count = parts.reduce((sum, { events }) => sum + events.length, 0)
  const isThere = all.face === 'loaded' || all.face === 'stale'
  const scroller = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const filtersId = useId()
  const isDesk = useMedia(media.desktop)
  useScrollMemory(scroller, `${day} ${eventsSearch(wish)}`, isThere)
  if (all.isNobodys) return <NotFound />

  // An address without a day is always today's: it can be kept, and opened tomorrow.
  const goTo = (other: LocalDate) => ask({ ...wish, day: other === now ? undefined : other })
  const set = filtersSet(filter)
  return (
    <Page
      title={
        all.organiser === undefined
          ? intl.formatMessage({ id: 'events.title' })
          : intl.formatMessage({ id: 'events.of' }, { name: named(all.organiser, intl) })
      }
      width="own"
      scroller={scroller}
      actions={
        <FilterToggle
          isOpen={all.areFiltersShown}
          active={set}
          controls={filtersId}
          onToggle={() => {
            // They stand at the top: whoever asks for them from further down is led there.
            if (!all.areFiltersShown) scroller.current?.scrollTo({ top: 0 })
            all.toggleFilters()
          }}
        />
      }
    >
      <div className={css.layout}>
        <div className={css.main}>
          <EventFilters
            id={filtersId}
            isShown={all.areFiltersShown}
            wish={wish}
            typologies={typologies}
            typed={all.typed}
            onType={all.type}
            onChange={ask}
          />
          <div className={css.stepper}>
            <DayStepper day={day} today={now} marked={marked} onChange={goTo} />
          </div>
          <div ref={above}>
            {all.face === 'stale' ? <StaleBar failure={all.failure} onRetry={all.retry} /> : null}
            <div className={css.summary}>
              <h2 className={css.dayTitle}>{formats.fullDay(day)}</h2>
              <output className={css.count}>
                {isThere ? intl.formatMessage({ id: 'events.count' }, { count }) : ''}
              </output>
              {set > 0 && count > 0 ? (
                <Button variant="quiet" onPress={() => ask(unfiltered(wish))}>
                  {intl.formatMessage({ id: 'events.clear' })}
                </Button>
              ) : null}
            </div>
          </div>
          {all.face === 'loading' ? (
            <Waiting />
          ) : !isThere ? (
            <PanelFailure failure={all.failure} onRetry={all.retry} />
          ) : count === 0 ? (
            <Nothing
              activity={activity}
              isFiltered={set > 0}
              next={nextDayWith(all.events, day, filter)}
              onDay={goTo}
              onClear={() => ask(unfiltered(wish))}
            />
          ) : (
            <DayList
              parts={parts}
              day={day}
              hrefOf={(event) => eventPath(activity ?? event.activity?.id, event.id)}
              scroller={scroller}
              above={above}
            />
          )}
          {isThere ? (
            <div className={css.advertising}>
              <Advertising page="events" place="bottom" />
            </div>
          ) : null}
        </div>
        {isDesk ? (
          <div className={css.side}>
            <Month day={day} today={now} marked={marked} onDay={goTo} />
            <div className={css.advertising}>
              <Advertising page="events" place="slot" />
            </div>
          </div>
        ) : null}
      </div>
    </Page>
  )
}

const Waiting = () => (
  <Loading>
    <div className={css.partTitle}>
      <Skeleton width="6rem" height="1.5rem" />
    </div>
    <div className={css.list}>
      {[1, 2, 3, 4, 5].map((key) => (
        <EventCardSkeleton key={key} />
      ))}
    </div>
  </Loading>
)

type MonthProps = {
  readonly day: LocalDate
  readonly today: LocalDate
  readonly marked: ReadonlyMap<LocalDate, number>
  readonly onDay: (day: LocalDate) => void
}

/** The month of the day in hand; another one for as long as it is looked at. */
const Month = ({ day, today: now, marked, onDay }: MonthProps) => {
  const intl = useIntl()
  const [looked, setLooked] = useState({ day, month: day })
  const month = looked.day === day ? looked.month : day
  return (
    <MonthGrid
      month={month}
      selected={day}
      today={now}
      marked={marked}
      label={intl.formatMessage({ id: 'events.month' })}
      onSelect={onDay}
      onMonth={(other) => setLooked({ day, month: other })}
    />
  )
}

type NothingProps = {
  readonly activity: ActivityId | undefined
  readonly isFiltered: boolean
  readonly next: LocalDate | undefined
  readonly onDay: (day: LocalDate) => void
  readonly onClear: () => void
}

/** Nothing on that day: the next one that has something is one tap away. */
const Nothing = ({ activity, isFiltered, next, onDay, onClear }: NothingProps) => {
  const intl = useIntl()
  return (
    <EmptyState
      drawing={isFiltered ? 'search' : 'calendar'}
      title={intl.formatMessage({ id: isFiltered ? 'events.noneFound' : 'events.none' })}
      text={intl.formatMessage({ id: next === undefined ? 'events.noneComing' : 'events.noneText' })}
      action={
        <div className={css.ways}>
          {next === undefined ? null : (
            <Button variant={isFiltered ? 'secondary' : 'primary'} onPress={() => onDay(next)}>
              {intl.formatMessage({ id: 'events.nextDay' })}
            </Button>
          )}
          {isFiltered ? (
            <Button variant="secondary" onPress={onClear}>
              {intl.formatMessage({ id: 'events.clear' })}
            </Button>
          ) : next === undefined ? (
            <ButtonLink
              variant="secondary"
              href={activity === undefined ? SCREENS.activities.path : activityPath(activity)}
            >
              {intl.formatMessage({ id: activity === undefined ? 'events.toActivities' : 'events.toActivity' })}
            </ButtonLink>
          ) : null}
        </div>
      }
    />
  )
}
