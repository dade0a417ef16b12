import type { MessageDescriptor } from 'react-intl'
import { lastDay } from '#domain/events/event.ts'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { isUnreadable, type PartlyTimed } from '#domain/unreadable.ts'
import type { Formats } from './formats.ts'

type Hours = PartlyTimed & Readonly<{ startTime: LocalTime | undefined; endTime: LocalTime | undefined }>
export type Days = PartlyTimed &
  Readonly<{ startDate: LocalDate; endDate: LocalDate | undefined; endTime?: LocalTime | undefined }>
type Intl = Readonly<{
  formatMessage: (message: MessageDescriptor, values?: Readonly<Record<string, string>>) => string
}>

/** The hours of a date; that it has none is said where the answer says so (fault 55). */
export const hoursOf = ({ startTime, endTime, unreadable }: Hours, intl: Intl, formats: Formats): string => {
  if (startTime === undefined)
    return intl.formatMessage({
      id: isUnreadable({ unreadable }, 'startTime') ? 'date.hoursUnread' : 'notice.wholeDay',
    })
  return endTime === undefined
    ? intl.formatMessage({ id: 'notice.dateFrom' }, { from: formats.atTime(startTime) })
    : intl.formatMessage({ id: 'notice.dateTimes' }, { from: formats.time(startTime), to: formats.time(endTime) })
}

/** The last day of a date, where that is another than its first; a midnight at its end is of the day before. */
export const lastDayOf = ({ startDate, endDate = startDate, endTime }: Days): LocalDate | undefined => {
  const last = lastDay({ startDate, endDate, endTime })
  return last > startDate ? last : undefined
}
