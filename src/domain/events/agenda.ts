import { earlierDay, laterDay, type LocalDate, addDays } from '#domain/time/calendar.ts'
import { daysBetween } from '#domain/time/days.ts'
import { type Month, monthEnd, monthOf } from '#domain/time/month.ts'
import { byStart, isOn, isOver, lastDay, nextBeginning, nextOn, occurrenceOn, type PublicEvent } from './event.ts'
import type { DayTime } from '#domain/time/wall-clock.ts'
import type { UserEvent } from './user-event.ts'

/** One day of an agenda, with the events that begin on it or continue. */
export type AgendaDay = Readonly<{ day: LocalDate; events: readonly UserEvent[] }>

/** Saved events, sorted by start. */
export const inOrder = (events: readonly UserEvent[]): readonly UserEvent[] =>
  [...events].sort((a, b) => byStart(a.event, b.event))

const earlierFirst = (one: LocalDate, other: LocalDate): number => (one < other ? -1 : 1)

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
    const first = nextOn(event, from)
    const days = first === undefined ? [] : daysBetween(first, earlierDay(lastDay(event), to))
    for (const day of days.filter((one) => isOn(event, one))) marked.set(day, (marked.get(day) ?? 0) + 1)
  }
  return marked
}

/**
 * The days of a range, both ends included, with their events; an event of several days is listed under its first day
 * only.
 */
export const agenda = (events: readonly UserEvent[], from: LocalDate, to: LocalDate): readonly AgendaDay[] => {
  const listed = inOrder(events).map((one) => ({ one, day: nextOn(one.event, from) }))
  const days = new Set(listed.flatMap(({ day }) => (day === undefined || day > to ? [] : day)))
  return [...days].sort(earlierFirst).map((day) => ({
    day,
    events: listed.flatMap(({ one, day: its }) => (its === day ? one : [])),
  }))
}

/** The events of one day. */
export const onDay = (events: readonly UserEvent[], day: LocalDate): readonly UserEvent[] =>
  inOrder(events).filter(({ event }) => isOn(event, day))

/** The first day after the given one on which an event begins; undefined when there is none. */
export const nextDay = (events: readonly UserEvent[], after: LocalDate): LocalDate | undefined =>
  events.flatMap(({ event }) => nextBeginning(event, addDays(after, 1)) ?? []).sort(earlierFirst)[0]

type Look = Readonly<{ month: Month; day: LocalDate | undefined }>

/** The list beside the month: one day, or the events to come in the month. */
export const agendaOf = (
  events: readonly UserEvent[],
  { month, day }: Look,
  today: LocalDate,
): readonly AgendaDay[] => {
  if (day === undefined) return agenda(events, month === monthOf(today) ? today : month, monthEnd(month))
  const those = onDay(events, day)
  return those.length === 0 ? [] : [{ day, events: those }]
}

/** The next day with an event, where the shown days have none; undefined when there is none. */
export const nextAfter = (
  events: readonly UserEvent[],
  { month, day }: Look,
  today: LocalDate,
): LocalDate | undefined => {
  const shown = day ?? monthEnd(month)
  return nextDay(events, laterDay(shown, today))
}

/**
 * [decided] The event that comes next: the first that is not over and begins today or later, else the first that has been
 * going on for days (HOME-08).
 */
export const nextSaved = (events: readonly UserEvent[], now: DayTime): PublicEvent | undefined => {
  const ahead = inOrder(events).flatMap(({ event }) => (isOver(event, now) ? [] : [event]))
  const begin = ahead.flatMap((event) => {
    const isOverToday = isOver(occurrenceOn(event, now.day), now)
    const day = nextBeginning(event, isOverToday ? addDays(now.day, 1) : now.day)
    return day === undefined ? [] : [occurrenceOn(event, day)]
  })
  return begin.sort(byStart)[0] ?? ahead[0]
}
