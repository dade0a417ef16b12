import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import ical, { ICalAlarmType, type ICalDayJsStub, ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator'
import type { CalendarEntry, CalendarFiles } from '#application/ports/calendar-files.ts'
import type { DownloadFailure } from '#application/ports/downloads.ts'
import { occurrencesOf } from '#domain/events/occurrences.ts'
import { type LocalDate, type LocalTime, MIDNIGHT, TIME_ZONE } from '#domain/time/calendar.ts'
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

const WEEKDAYS = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
]

/** Whole days without a time, else local times; what comes on several days is one event that repeats. */
const spanOf = (entry: CalendarEntry) => {
  const { first, repeats } = occurrencesOf(entry)
  const { startDate, startTime, end } = first
  const again = repeats && {
    repeating: {
      freq: repeats.weekdays ? ICalEventRepeatingFreq.WEEKLY : ICalEventRepeatingFreq.DAILY,
      count: repeats.times,
      ...(repeats.weekdays && { byDay: repeats.weekdays.flatMap((day) => WEEKDAYS[day - 1] ?? []) }),
    },
  }
  if (startTime === undefined)
    return {
      allDay: true,
      start: onWallClock(startDate, MIDNIGHT),
      // The end is the day after the last one.
      end: onWallClock(addDays(end?.day ?? startDate, 1), MIDNIGHT),
      ...again,
    }
  return {
    timezone: TIME_ZONE,
    start: onWallClock(startDate, startTime),
    ...(end?.time ? { end: onWallClock(end.day, end.time) } : {}),
    ...again,
  }
}

/** The reminder, relative to the beginning: the library writes no zone beside a moment of its own. */
const alarmsOf = (entry: CalendarEntry) => {
  const { startDate, startTime = MIDNIGHT } = occurrencesOf(entry).first
  if (entry.alarm === undefined) return []
  const seconds = (instantAt(startDate, startTime) - entry.alarm) / 1000
  return [{ type: ICalAlarmType.display, triggerBefore: seconds }]
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
        alarms: alarmsOf(entry),
      },
    ],
  })
    .toString()
    // The library counts what comes after the beginning from the end.
    .replace(/^TRIGGER;RELATED=END:/m, 'TRIGGER:')

const NOT_SAVED: DownloadFailure = { _tag: 'NotSaved' }

/** Calendar files by `ical-generator`. */
export const createCalendarFiles = (now: () => number): CalendarFiles => ({
  write: (entry) =>
    TaskEither.tryCatch(
      async () => new Blob([calendarFile(entry, new Date(now()))], { type: 'text/calendar' }),
      () => NOT_SAVED,
    ),
})
