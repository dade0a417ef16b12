import { agenda, type AgendaDay, nextDay, onDay } from '#domain/events/agenda.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { type Month, monthEnd, monthOf } from '#domain/time/month.ts'

type Look = Readonly<{ month: Month; day: LocalDate | undefined }>

/** What stands in the list beside the month: one day, or what is still to come of the month. */
export const agendaOf = (
  events: readonly UserEvent[],
  { month, day }: Look,
  today: LocalDate,
): readonly AgendaDay[] => {
  if (day === undefined) return agenda(events, month === monthOf(today) ? today : month, monthEnd(month))
  const those = onDay(events, day)
  return those.length === 0 ? [] : [{ day, events: those }]
}

/** Where the next event is, for whoever looks at days without any; undefined when none is to come. */
export const nextAfter = (
  events: readonly UserEvent[],
  { month, day }: Look,
  today: LocalDate,
): LocalDate | undefined => {
  const shown = day ?? monthEnd(month)
  return nextDay(events, shown < today ? today : shown)
}
