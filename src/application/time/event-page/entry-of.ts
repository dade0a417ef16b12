import type { CalendarEntry } from '#application/ports/calendar-files.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** An event as a calendar entry, with the reminder that the citizen has set (EVENT-08). */
export const entryOf = (one: PublicEvent, alarm?: Instant): CalendarEntry => {
  const { id, title, startDate, startTime, endDate, endTime, weekdays, place, municipality } = one
  const where = [place, municipality?.name].filter((part) => part !== undefined && part !== '')
  return {
    uid: `event-${id}`,
    title,
    startDate,
    startTime,
    endDate,
    endTime,
    weekdays,
    alarm,
    place: where.length === 0 ? undefined : where.join(', '),
  }
}
