import { createActor } from 'xstate'
import { eventsOf } from '#application/events/events.implementations.ts'
import type { EventsWish } from '#application/events/events.machine.ts'
import * as seen from '#application/events/events.selectors.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import {
  dayOfEvents,
  type EventsOfPart,
  eventsByDay,
  filtersSet,
  nextDayWith,
  typologiesOf,
} from '#domain/events/event-filter.ts'
import { idFrom } from '#domain/id.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { addDays } from '#domain/time/days.ts'
import { monthOf, weeksOf } from '#domain/time/month.ts'
import { hoursOf, lastDayOf } from '#ui/app/date-words.ts'
import { formatsIn } from '#ui/app/formats.ts'
import { eventPath, SCREENS } from '#ui/app/screens.ts'
import { partText, priceFilterText, priceWords } from '#ui/screens/events/event-texts.ts'
import { eventsHref, eventsWishFrom, filteredBy, PRICES, unfiltered } from '#ui/screens/events/events-url.ts'
import { TODAY } from '../moment.ts'
import { filterToggle } from './event-tasks.ts'
import { failedLines } from './form-face.ts'
import { named, phrase, titled } from './phrases.ts'
import { missingLines } from './place-lines.ts'
import type { Field } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

const formats = formatsIn('it')
const intl = { formatMessage: phrase }

const wishAt = (path: string): EventsWish => eventsWishFrom(path.split('?')[1] ?? '')

const cardLines = (event: PublicEvent): readonly string[] => {
  const { title, place, municipality, typology, price } = event
  const last = lastDayOf(event)
  const where = [place, municipality?.name].filter((part) => part !== undefined && part !== '').join(' · ')
  return [
    titled(title),
    hoursOf(event, intl, formats),
    ...(last === undefined ? [] : [phrase('notice.dateUntil', { day: formats.date(last) })]),
    where,
    typology?.name ?? '',
    priceWords(price, intl, formats),
  ]
}

/** What a day of the month is called, with how much there is on it. */
const dayName = (day: LocalDate, count: number): string =>
  count === 0 ? formats.fullDay(day) : phrase('calendar.marked', { day: formats.fullDay(day), count })

/** One of several things, or any of them. */
const choice = (
  any: string,
  options: () => Readonly<Record<string, string>>,
  chosen: () => string | undefined,
  choose: (value: string | undefined) => void,
): Field => ({
  read: () => {
    const value = chosen()
    return value === undefined ? any : (options()[value] ?? value)
  },
  write: (label) => choose(Object.entries(options()).find(([, words]) => words === label)?.[0]),
})

/** The events of a day without a screen (EVENT-01, EVENT-02). */
export const openEvents = (stage: Stage, given: Given, first: string): Closing => {
  const { ports, go } = given
  const isOfOne = first.startsWith(SCREENS.activities.path)
  const activity = isOfOne ? idFrom<'Activity'>(first.split(/[/?]/)[2]) : undefined
  if (isOfOne && activity === undefined) {
    stage.screen = { texts: missingLines }
    return () => {}
  }
  const actor = createActor(eventsOf(ports), { input: { wish: wishAt(first), activity } })
  const ask = (wish: EventsWish): void => go(eventsHref(activity, wish), true)
  actor.on('events.asked', ({ wish }) => ask(wish))
  actor.start()
  const now = () => actor.getSnapshot()
  const list = () => seen.eventListActor(now())?.getSnapshot()
  const organiser = () => seen.organiserActor(now())?.getSnapshot()
  const all = (): readonly PublicEvent[] => {
    const read = list()
    return read ? seen.allEvents(read) : []
  }
  const wish = () => seen.eventsWish(now())
  const day = () => wish().day ?? TODAY
  const goTo = (other: LocalDate) => ask({ ...wish(), day: other === TODAY ? undefined : other })
  const parts = (): readonly EventsOfPart[] => dayOfEvents(all(), day(), wish().filter)
  const isThere = () => ['loaded', 'stale'].includes(list() ? resourceFace(list() as never) : 'loading')
  let isChoosing = false

  const contentLines = (): readonly string[] => {
    const read = list()
    if (read && resourceFace(read) === 'failed') return failedLines(seen.eventsFailure(read))
    if (!isThere()) return []
    const shown = parts()
    if (shown.length > 0)
      return shown.flatMap(({ part, events }) => [phrase(partText(part))].concat(events.flatMap(cardLines)))
    const next = nextDayWith(all(), day(), wish().filter)
    return [
      phrase(filtersSet(wish().filter) > 0 ? 'events.noneFound' : 'events.none'),
      phrase(next === undefined ? 'events.noneComing' : 'events.noneText'),
    ]
  }
  const count = () => parts().reduce((sum, { events }) => sum + events.length, 0)

  const fields = (): Readonly<Record<string, Field>> => {
    const typed = seen.municipalityActor(now())
    if (!seen.areFiltersShown(now()) || !typed || !isThere()) return {}
    return {
      [phrase('events.typology')]: choice(
        phrase('events.anyTypology'),
        () => Object.fromEntries(typologiesOf(all()).map((name) => [name, name])),
        () => wish().filter.typology,
        (typology) => ask(filteredBy(wish(), { typology })),
      ),
      [phrase('events.price')]: choice(
        phrase('events.anyPrice'),
        () => Object.fromEntries(PRICES.map((price) => [price, phrase(priceFilterText(price))])),
        () => wish().filter.price,
        (value) => ask(filteredBy(wish(), { price: PRICES.find((price) => price === value) })),
      ),
      [phrase('events.municipality')]: {
        read: () => seen.typedMunicipality(typed.getSnapshot()),
        write: (text) => actor.send({ type: 'municipality.typed', text }),
      },
    }
  }
  const dialogActions = (): Readonly<Record<string, () => void>> => {
    const marked = eventsByDay(all(), wish().filter)
    return Object.fromEntries(
      weeksOf(monthOf(day()))
        .flat()
        .map((one) => [
          dayName(one, marked.get(one) ?? 0),
          () => {
            isChoosing = false
            goTo(one)
          },
        ]),
    )
  }
  const actions = (): Readonly<Record<string, () => void>> => {
    if (isChoosing) return dialogActions()
    const next = isThere() && count() === 0 ? nextDayWith(all(), day(), wish().filter) : undefined
    return {
      [phrase('events.dayBefore')]: () => goTo(addDays(day(), -1)),
      [phrase('events.dayAfter')]: () => goTo(addDays(day(), 1)),
      [`${formats.day(day(), TODAY)}, ${phrase('events.chooseDay')}`]: () => {
        isChoosing = true
      },
      ...(day() === TODAY ? {} : { [phrase('events.today')]: () => goTo(TODAY) }),
      ...(filtersSet(wish().filter) === 0 ? {} : { [phrase('events.clear')]: () => ask(unfiltered(wish())) }),
      ...(next && { [phrase('events.nextDay')]: () => goTo(next) }),
      ...Object.fromEntries(
        parts()
          .flatMap(({ events }) => events)
          .map((event) => [titled(event.title), () => go(eventPath(activity ?? event.activity?.id ?? 0, event.id))]),
      ),
    }
  }

  const filters = filterToggle(given, {
    toggle: () => actor.send({ type: 'filters.toggled' }),
    areShown: () => seen.areFiltersShown(now()),
  })
  stage.filters = filters
  stage.events = () =>
    parts().map(({ part, events }) => ({
      heading: phrase(partText(part)),
      titles: events.map(({ title }) => titled(title)),
    }))
  stage.screen = {
    arrive: (path) => actor.send({ type: 'wish.changed', wish: wishAt(path) }),
    texts: () => {
      const of = organiser()
      if (of && resourceFace(of) === 'missing') return missingLines()
      const name = of && seen.organiserName(of)
      return [
        ...(name === undefined ? [] : [phrase('events.of', { name: named(name) })]),
        ...(isChoosing ? [phrase('events.chooseDay')] : []),
        formats.fullDay(day()),
        ...(isThere() ? [phrase('events.count', { count: count() })] : []),
        ...contentLines(),
      ]
    },
    fields,
    actions,
    retriable: () => [
      {
        hasFailed: list() !== undefined && resourceFace(list() as never) === 'failed',
        retry: () => seen.eventListActor(now())?.send({ type: 'retry.requested' }),
      },
    ],
  }
  return () => {
    filters.stop()
    actor.stop()
  }
}
