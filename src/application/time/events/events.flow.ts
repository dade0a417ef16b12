import { openDayChoice, openMonthLook } from '#application/kit/day-choice.ts'
import { openFilteredQuery } from '#application/kit/filtered-query.ts'
import { openReading } from '#application/kit/reading.ts'
import { remembered } from '#application/kit/remembered.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openKeyedPage } from '#application/identity/session/keyed-page.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { openTour } from '#application/app/tour/tour.flow.ts'
import { followMyTown } from '#application/town/my-town/my-town.flow.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import { dayByTown, type EventsUnder } from '#domain/directory/my-town.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import {
  dayOfEvents,
  type EventFilter,
  eventsByDay,
  nextDayWith,
  NO_EVENT_FILTER,
  typologiesOf,
} from '#domain/events/event-filter.ts'
import { typedLine } from '#domain/text/typed.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall-clock.ts'

/** What the URL asks of the events. */
export type EventsWish = Readonly<{
  /** Undefined means today (EVENT-01). */
  day: LocalDate | undefined
  filter: EventFilter
}>

/** The state of the URL. `isNone`: the URL names an activity without a valid id. */
export type EventsQuery = Readonly<{
  isNone: boolean
  /** The activity whose events are shown; undefined for all events. */
  activity: ActivityId | undefined
  wish: EventsWish
}>

const NO_EVENTS: readonly PublicEvent[] = []
const municipalityOf = ({ filter }: EventsWish): string => filter.municipality ?? ''

/**
 * The events, read once and shown day by day. The URL holds the day and the filters, and is updated after a typed
 * municipality is debounced. The filters can be shown and hidden (SHELL-05).
 */
const openEvents = (scope: Scope, { activity, wish: first }: EventsQuery, tell: (wish: EventsWish) => void) => {
  const { ports, piazza, changed } = scope
  let wish = first
  let areFiltersShown = false
  const reading = openReading(scope, ({ events }, signal) => events.all(activity, signal))
  // Its name does not block the events.
  const organiser =
    activity &&
    openReading(scope, ({ activities }, signal) => activities.one(activity, undefined, signal), { isBeside: true })
  // What is typed is asked for once it has come to rest (EVENT-02).
  const municipality = openFilteredQuery(scope, typedLine, {
    query: () => ({ text: municipalityOf(wish) }),
    ask: ({ text }) => {
      wish = { ...wish, filter: { ...wish.filter, municipality: text === '' ? undefined : text } }
      tell(wish)
    },
  })
  // Whoever looks at one activity, or for a municipality, knows which one is meant.
  const town = activity === undefined ? followMyTown(scope) : () => undefined
  const tour = openTour(scope)
  const choice = openDayChoice(scope)
  const month = openMonthLook(scope)
  const onDay = remembered(dayOfEvents)
  const inTown = remembered(dayByTown)
  const byDay = remembered(eventsByDay)
  const typologies = remembered(typologiesOf)
  return {
    hear: (next: EventsWish) => {
      const isElsewhere = municipalityOf(next) !== municipalityOf(wish)
      wish = next
      if (isElsewhere) municipality.put(municipalityOf(next))
      changed()
    },
    now: () => {
      const { value: events = NO_EVENTS, face, failure, leftOut, retry } = reading()
      const host = organiser?.()
      const moment = ports.clock.now()
      const today = dayOf(moment)
      const day = wish.day ?? today
      const ofDay = onDay(events, day, wish.filter, day === today ? timeOf(moment) : undefined)
      const mine = wish.filter.municipality === undefined ? town() : undefined
      const parts: readonly EventsUnder[] = mine ? inTown(ofDay, mine) : ofDay
      return {
        activity,
        town: mine,
        session: sessionNow(piazza),
        today,
        day,
        wish,
        face,
        failure,
        leftOut,
        retry,
        parts,
        /** The number of events on each day, for a month that is open. */
        marked: () => byDay(events, wish.filter),
        /** The next day with events; computed where this one has none. */
        next: parts.length === 0 ? nextDayWith(events, day, wish.filter) : undefined,
        /** The typologies of the events, for the filter. */
        typologies: typologies(events),
        /** The name of the activity, once it is known. */
        organiser: host?.value?.name,
        /** There is no such activity. */
        isNobodys: host?.face === 'missing',
        /** The text of the municipality field. */
        typed: municipality.typed(),
        type: municipality.type,
        areFiltersShown,
        toggleFilters: () => {
          areFiltersShown = !areFiltersShown
          changed()
        },
        tour: tour(),
        choice: choice(day),
        month: month(day),
        // A URL without a day always means today, so it can be bookmarked.
        goTo: (other: LocalDate) => tell({ ...wish, day: other === today ? undefined : other }),
        filterBy: (filter: Partial<EventFilter>) => tell({ ...wish, filter: { ...wish.filter, ...filter } }),
        clearFilters: () => tell({ ...wish, filter: NO_EVENT_FILTER }),
      }
    },
  }
}

/** The events of a day: all, or those of one activity (EVENT-01, EVENT-02). */
export const openEventsPage = (scope: Scope, query: EventsQuery, tell: (query: EventsQuery) => void) => {
  const page = openKeyedPage(
    scope,
    query,
    ({ isNone, activity }) => (isNone ? undefined : String(activity)),
    (inner, asked) => openEvents(inner, asked, (wish) => tell({ ...asked, wish })),
  )
  return {
    ask: (next: EventsQuery) => {
      page.ask(next)
      page.now()?.hear(next.wish)
    },
    /** Undefined where the URL names an invalid activity. */
    now: () => page.now()?.now(),
  }
}

/** The state and the actions of the events. */
export type EventsNow = ReturnType<ReturnType<typeof openEvents>['now']>
