import { agenda, type AgendaDay, nextDay, onDay } from '#domain/events/agenda.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { laterDay, type LocalDate } from '#domain/time/calendar.ts'
import { type Month, monthEnd, monthOf } from '#domain/time/month.ts'

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
