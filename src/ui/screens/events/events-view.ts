import { type EventsNow, openEventsPage } from '#application/time/events/events.flow.ts'
import type { EventsUnder } from '#domain/directory/my-town.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { filtersSet } from '#domain/events/event-filter.ts'
import { activityPath, eventPath, partOfAddress, queryOfAddress, screenAt, SCREENS } from '#ui/base/screens.ts'
import { capitalised } from '#ui/language/formats.ts'
import { toName } from '#ui/language/inflections.ts'
import { named } from '#ui/language/titles.ts'
import { advertisingRoom } from '#ui/parts/advertising/advertising-rooms.ts'
import { dayStepperView } from '#ui/view/day-stepper.ts'
import { eventNamesakes, type EventRowView, eventRowView } from '#ui/view/event-row.ts'
import { filtersView } from '#ui/view/filters.ts'
import { field } from '#ui/view/fields.ts'
import type { Group, LongList } from '#ui/view/lists.ts'
import { monthView } from '#ui/view/month.ts'
import { type NotFoundView, notFoundView } from '#ui/view/not-found.ts'
import { aboveView, failedView } from '#ui/view/panels.ts'
import { type Action, action, type Failed, type Waiting, way } from '#ui/view/parts.ts'
import { selectAmong } from '#ui/view/selects.ts'
import type { Speech } from '#ui/view/speech.ts'
import { PART_TEXTS, PRICE_TEXTS } from './event-texts.ts'
import { eventsHref, eventsSearch, eventsWishFrom, PRICES } from './events-url.ts'
import { idFrom } from '#domain/id.ts'
import { screenOf } from '#ui/view/screen.ts'

/** From this number on, only the visible ones are rendered. */
const MANY = 100

/** The parts of the day with their events; a very long day is a flat list. */
type DayView = Readonly<{ kind: 'parts'; parts: readonly Group<EventRowView>[] }> | LongList<EventRowView>

/** The events of a day: all, or those of one activity (EVENT-01, EVENT-02). */
export type EventsPageView = Exclude<ReturnType<typeof eventsView>, NotFoundView>

export const eventsView = (now: EventsNow | undefined, speech: Speech) => {
  if (now === undefined || now.isNobodys) return notFoundView(speech)
  const { say, formats } = speech
  const { day, wish, face, organiser, today, marked, goTo } = now
  const count = countOf(now)
  const isThere = face === 'loaded' || face === 'stale'
  return {
    kind: 'page' as const,
    key: String(now.activity),
    title: organiser === undefined ? say('events.title') : say('events.of', { name: named(organiser, speech) }),
    /** The identity of the query: a new query starts at the top. */
    asks: `${day} ${eventsSearch(wish)}`,
    filters: filters(now, speech),
    stepper: dayStepperView({ day, today, marked, goTo, choice: now.choice }, speech),
    above: aboveView(now, speech),
    heading: capitalised(formats.fullDay(day)),
    count: isThere ? say('events.count', { count }) : '',
    clear: count > 0 ? clearView(now, speech) : undefined,
    content: contentView(now, count, speech),
    advertising: isThere ? advertisingRoom({ page: 'events', place: 'bottom' }) : undefined,
    /** The month beside the day, where there is room, and the advertising below it. */
    month: () =>
      monthView(
        { label: say('events.month'), selected: day, today, marked: marked(), choose: goTo, ...now.month },
        speech,
      ),
    beside: { advertising: advertisingRoom({ page: 'events', place: 'slot' }) },
  }
}

const countOf = ({ parts }: EventsNow): number => parts.reduce((sum, { events }) => sum + events.length, 0)

const clearView = ({ wish, clearFilters }: EventsNow, { say }: Speech): Action | undefined =>
  filtersSet(wish.filter) > 0 ? action(say('events.clear'), clearFilters) : undefined

/** The filters: typology, municipality, price (EVENT-02). */
const filters = (now: EventsNow, speech: Speech) => {
  const { say } = speech
  const { wish, typologies, typed, type, filterBy, areFiltersShown, toggleFilters, tour } = now
  const { typology, price } = wish.filter
  // The typology of the URL may be missing among the options.
  const known = typology === undefined || typologies.includes(typology) ? typologies : [typology, ...typologies]
  return filtersView(
    {
      label: say('events.filters'),
      tourTitle: say('tour.events'),
      areShown: areFiltersShown,
      toggle: toggleFilters,
      count: filtersSet(wish.filter),
      tour,
      fields: {
        typology: selectAmong({
          label: say('events.typology'),
          value: typology,
          placeholder: say('events.anyTypology'),
          known,
          text: (one) => one,
          choose: (one) => filterBy({ typology: one }),
        }),
        price: selectAmong({
          label: say('events.price'),
          value: price,
          placeholder: say('events.anyPrice'),
          known: PRICES,
          text: (one) => say(PRICE_TEXTS[one]),
          choose: (one) => filterBy({ price: one }),
        }),
        municipality: field({ label: say('events.municipality'), value: typed, change: type }),
      },
    },
    speech,
  )
}

const contentView = (now: EventsNow, count: number, speech: Speech): Waiting | Failed | NothingView | DayView => {
  const { face, failure, retry, session, activity, day, parts } = now
  if (face === 'loading') return { kind: 'waiting' }
  if (face !== 'loaded' && face !== 'stale')
    return failedView(failure, { retry, signIn: session.requireSignIn }, speech)
  if (count === 0) return nothingView(now, speech)
  const twice = eventNamesakes(parts.flatMap(({ events }) => events))
  const card = (event: PublicEvent, part: EventsUnder['part']) =>
    eventRowView(event, eventPath(activity ?? event.activity?.id, event.id), speech, {
      under: day,
      isOver: part === 'over',
      isNamesake: twice.has(event.title),
    })
  if (count <= MANY)
    return {
      kind: 'parts',
      parts: parts.map(({ part, events }) => ({
        kind: 'group',
        heading: capitalised(
          speech.say(PART_TEXTS[part], { town: toName(named(now.town?.name ?? '', speech), speech) }),
        ),
        rows: events.map((event) => card(event, part)),
      })),
    }
  const events = parts.flatMap(({ part, events: own }) => own.map((event) => ({ event, part })))
  return {
    kind: 'list',
    length: count,
    first: 0,
    see: () => {},
    at: (place) => {
      const one = events[place]
      return one && card(one.event, one.part)
    },
  }
}

/** A day without events, with a link to the next one that has some. */
const nothingView = (now: EventsNow, speech: Speech) => {
  const { say } = speech
  const { next, activity, goTo } = now
  const clear = clearView(now, speech)
  return {
    kind: 'empty' as const,
    sign: clear ? ('search' as const) : ('calendar' as const),
    title: say(clear ? 'events.noneFound' : 'events.none'),
    text: say(next === undefined ? 'events.noneComing' : 'events.noneText'),
    next: next && action(say('events.nextDay'), () => goTo(next)),
    clear,
    elsewhere:
      clear || next !== undefined
        ? undefined
        : activity === undefined
          ? way(say('events.toActivities'), SCREENS.activities.path)
          : way(say('events.toActivity'), activityPath(activity)),
  }
}

export type NothingView = ReturnType<typeof nothingView>

/** The events of a day: all, or those of one activity (EVENT-01, EVENT-02). */
export const screen = screenOf({
  query: (address) => {
    const isOfOne = screenAt(address) === 'activityEvents'
    const activity = isOfOne ? idFrom<'Activity'>(partOfAddress(address, 2)) : undefined
    return {
      isNone: isOfOne && activity === undefined,
      activity,
      wish: eventsWishFrom(queryOfAddress(address)),
    }
  },
  address: ({ activity, wish }) => eventsHref(activity, wish),
  open: openEventsPage,
  view: eventsView,
})
