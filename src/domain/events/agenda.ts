import type { LocalDate } from '#domain/time/calendar.ts'
import { daysBetween } from '#domain/time/days.ts'
import { byStart, isOn, type PublicEvent } from './event.ts'
import type { UserEvent } from './user-event.ts'

/** One day of an agenda, with what begins on it or goes on. */
export type AgendaDay = Readonly<{ day: LocalDate; events: readonly UserEvent[] }>

/** Kept events in the order they begin. */
export const inOrder = (events: readonly UserEvent[]): readonly UserEvent[] =>
  [...events].sort((a, b) => byStart(a.event, b.event))

/** The first day of a span on which an event is. */
const shownOn = ({ startDate }: PublicEvent, from: LocalDate): LocalDate => (startDate > from ? startDate : from)

/** How many kept events there are on each day of a span, both ends included; a day without any is not there (EVENT-07). */
export const markedDays = (
  events: readonly UserEvent[],
  from: LocalDate,
  to: LocalDate,
): ReadonlyMap<LocalDate, number> => {
  const marked = new Map<LocalDate, number>()
  for (const { event } of events) {
    const last = event.endDate < to ? event.endDate : to
    for (const day of daysBetween(shownOn(event, from), last)) marked.set(day, (marked.get(day) ?? 0) + 1)
  }
  return marked
}

/** The days of a span, both ends included, each with what is on; something of several days stands under its first one alone. */
export const agenda = (events: readonly UserEvent[], from: LocalDate, to: LocalDate): readonly AgendaDay[] => {
  const within = inOrder(events).filter(({ event }) => event.startDate <= to && event.endDate >= from)
  const days = new Set(within.map(({ event }) => shownOn(event, from)))
  return [...days].sort().map((day) => ({ day, events: within.filter(({ event }) => shownOn(event, from) === day) }))
}

/** What there is on one day. */
export const onDay = (events: readonly UserEvent[], day: LocalDate): readonly UserEvent[] =>
  inOrder(events).filter(({ event }) => isOn(event, day))

/** The first day after another on which something begins; undefined when there is none. */
export const nextDay = (events: readonly UserEvent[], after: LocalDate): LocalDate | undefined =>
  inOrder(events).find(({ event }) => event.startDate > after)?.event.startDate
