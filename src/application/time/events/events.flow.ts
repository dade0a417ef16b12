import { isBroken } from '#application/kit/breakdown.ts'
import { openDayChoice, openMonthLook } from '#application/kit/day-choice.ts'
import { remembered } from '#application/kit/remembered.ts'
import { followMyTown } from '#application/town/my-town/my-town.flow.ts'
import { resourceFace, resourceNow } from '#application/kit/resource.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openKeyedPage } from '#application/identity/session/keyed-page.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { openTour } from '#application/app/tour/tour.flow.ts'
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
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall-clock.ts'
import { eventsMachine, type EventsWish } from './events.machine.ts'

/** The state of the URL. `isNone`: the URL names an activity without a valid id. */
export type EventsQuery = Readonly<{
  isNone: boolean
  /** The activity whose events are shown; undefined for all events. */
  activity: ActivityId | undefined
  wish: EventsWish
}>

const NO_EVENTS: readonly PublicEvent[] = []

const openEvents = (scope: Scope, { activity, wish: first }: EventsQuery, tell: (wish: EventsWish) => void) => {
  const { ports, piazza } = scope
  const actor = scope.run(eventsMachine(ports), { activity, wish: first })
  const news = actor.on('events.asked', ({ wish }) => tell(wish))
  scope.onClose(() => news.unsubscribe())
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
    hear: (wish: EventsWish) => actor.send({ type: 'wish.changed', wish }),
    now: () => {
      const snapshot = actor.getSnapshot()
      const reading = snapshot.children.list
      const { value: events = NO_EVENTS, ...list } = resourceNow(
        reading?.getSnapshot(),
        isBroken(snapshot) ? 'failed' : 'loading',
      )
      const organiser = snapshot.children.organiser?.getSnapshot()
      const municipality = snapshot.children.municipality?.getSnapshot()
      const wish = snapshot.context.wish
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
        ...list,
        retry: () => (reading ?? actor).send({ type: 'retry.requested' }),
        parts,
        /** The number of events on each day, for a month that is open. */
        marked: () => byDay(events, wish.filter),
        /** The next day with events; computed where this one has none. */
        next: parts.length === 0 ? nextDayWith(events, day, wish.filter) : undefined,
        /** The typologies of the events, for the filter. */
        typologies: typologies(events),
        /** The name of the activity, once it is known. */
        organiser: organiser?.context.value,
        /** There is no such activity. */
        isNobodys: organiser !== undefined && resourceFace(organiser) === 'missing',
        /** The text of the municipality field. */
        typed: municipality ? municipality.context.typed : '',
        type: (text: string) => actor.send({ type: 'municipality.typed', text }),
        areFiltersShown: snapshot.matches({ working: { filters: 'shown' } }),
        toggleFilters: () => actor.send({ type: 'filters.toggled' }),
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
