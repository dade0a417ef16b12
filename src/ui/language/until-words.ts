import type { LocalDate } from '#domain/time/calendar.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { type Days, type hoursOf, lastDayOf } from './date-words.ts'

/** Until when a date lasts, in words: undefined for a single day, and where nobody can read it, this (fault 55). */
export const untilOf = (
  date: Days,
  intl: Parameters<typeof hoursOf>[1],
  dayOf: (last: LocalDate) => string,
): string | undefined => {
  if (isUnreadable(date, 'endDate')) return intl.formatMessage({ id: 'date.endUnread' })
  const last = lastDayOf(date)
  return last && intl.formatMessage({ id: 'notice.dateUntil' }, { day: dayOf(last) })
}
