import { earlierDay, laterDay, type LocalDate } from '#domain/time/calendar.ts'
import { daysBetween } from '#domain/time/days.ts'
import { byStart, isOn, isOver, lastDay, type PublicEvent } from './event.ts'
import type { DayTime } from '#domain/time/wall-clock.ts'
import type { UserEvent } from './user-event.ts'

/** One day of an agenda, with the events that begin on it or continue. */
export type AgendaDay = Readonly<{ day: LocalDate; events: readonly UserEvent[] }>

/** Saved events, sorted by start. */
export const inOrder = (events: readonly UserEvent[]): readonly UserEvent[] =>
  [...events].sort((a, b) => byStart(a.event, b.event))

/** The first day of a range on which an event takes place. */
const shownOn = ({ startDate }: PublicEvent, from: LocalDate): LocalDate => laterDay(startDate, from)

/**
 * The number of saved events on each day of a range, both ends included; days without events are absent (EVENT-07).
 */
export const markedDays = (
  events: readonly UserEvent[],
  from: LocalDate,
  to: LocalDate,
): ReadonlyMap<LocalDate, number> => {
  const marked = new Map<LocalDate, number>()
  for (const { event } of events) {
    for (const day of daysBetween(shownOn(event, from), earlierDay(lastDay(event), to)))
      marked.set(day, (marked.get(day) ?? 0) + 1)
  }
  return marked
}

/**
 * The days of a range, both ends included, with their events; an event of several days is listed under its first day
 * only.
 */
export const agenda = (events: readonly UserEvent[], from: LocalDate, to: LocalDate): readonly AgendaDay[] => {
  const within = inOrder(events).filter(({ event }) => event.startDate <= to && lastDay(event) >= from)
  const days = new Set(within.map(({ event }) => shownOn(event, from)))
  return [...days].map((day) => ({ day, events: within.filter(({ event }) => shownOn(event, from) === day) }))
}

/** The events of one day. */
export const onDay = (events: readonly UserEvent[], day: LocalDate): readonly UserEvent[] =>
  inOrder(events).filter(({ event }) => isOn(event, day))

/** The first day after the given one on which an event begins; undefined when there is none. */
export const nextDay = (events: readonly UserEvent[], after: LocalDate): LocalDate | undefined =>
  inOrder(events).find(({ event }) => event.startDate > after)?.event.startDate

/**
 * [decided] The event that comes next: the first that is not over and begins today or later, else the first that has been
 * going on for days (HOME-08).
 */
export const nextSaved = (events: readonly UserEvent[], now: DayTime): PublicEvent | undefined => {
  const ahead = inOrder(events).flatMap(({ event }) => (isOver(event, now) ? [] : [event]))
  return ahead.find(({ startDate }) => startDate >= now.day) ?? ahead[0]
}
