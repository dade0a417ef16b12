import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import ical, { type ICalDayJsStub } from 'ical-generator'
import type { CalendarEntry, CalendarFiles } from '#application/ports/calendar-files.ts'
import type { DownloadFailure } from '#application/ports/downloads.ts'
import { type LocalDate, type LocalTime, TIME_ZONE } from '#domain/time/calendar.ts'
import { addDays } from '#domain/time/days.ts'
import { instantAt } from '#domain/time/wall-clock.ts'

/** The time zone of the municipalities in iCalendar syntax: the rules since 1996. */
const ZONE = `BEGIN:VTIMEZONE
TZID:${TIME_ZONE}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`

const MIDNIGHT = '00:00' as LocalTime

/**
 * A wall-clock time in the municipalities. The library formats a `Date` in the time zone of the device, which may be
 * any; this object returns the same digits for every zone.
 */
const onWallClock = (day: LocalDate, time: LocalTime): ICalDayJsStub => {
  const written: ICalDayJsStub = {
    format: (pattern) => (pattern === 'HHmmss' ? `${time.replace(':', '')}00` : day.replaceAll('-', '')),
    isValid: () => true,
    toDate: () => new Date(instantAt(day, time)),
    toJSON: () => `${day}T${time}`,
    tz: () => written,
    utc: () => written,
  }
  return written
}

/** The last day; one before the first day is ignored. */
const lastOf = ({ startDate, endDate }: CalendarEntry): LocalDate =>
  endDate !== undefined && endDate > startDate ? endDate : startDate

/** Whole days without a time, else local times. An end that is unknown, or not after the start, is left out. */
const spanOf = (entry: CalendarEntry) => {
  const { startDate, startTime, endTime } = entry
  const last = lastOf(entry)
  if (startTime === undefined)
    // The end is the day after the last one.
    return { allDay: true, start: onWallClock(startDate, MIDNIGHT), end: onWallClock(addDays(last, 1), MIDNIGHT) }
  const ends = endTime !== undefined && (last > startDate || endTime > startTime)
  return {
    timezone: TIME_ZONE,
    start: onWallClock(startDate, startTime),
    ...(ends ? { end: onWallClock(last, endTime) } : {}),
  }
}

/** An entry as an iCalendar file (RFC 5545), with the timestamp `now`. */
export const calendarFile = (entry: CalendarEntry, now: Date): string =>
  ical({
    prodId: '//Piazza//Piazza//IT',
    scale: 'GREGORIAN',
    // Without a zone the timestamp stays in UTC.
    timezone: { name: null, generator: () => ZONE },
    events: [
      {
        id: entry.uid,
        summary: entry.title,
        stamp: now,
        location: entry.place ?? null,
        ...spanOf(entry),
      },
    ],
  }).toString()

const NOT_SAVED: DownloadFailure = { _tag: 'NotSaved' }

/** Calendar files by `ical-generator`. */
export const createCalendarFiles = (now: () => number): CalendarFiles => ({
  write: (entry) =>
    TaskEither.tryCatch(
      async () => new Blob([calendarFile(entry, new Date(now()))], { type: 'text/calendar' }),
      () => NOT_SAVED,
    ),
})
