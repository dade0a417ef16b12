import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import ical, { ICalAlarmType, type ICalDayJsStub, ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator'
import type { CalendarEntry, CalendarFiles } from '#application/ports/calendar-files.ts'
import type { DownloadFailure } from '#application/ports/downloads.ts'
import { occurrencesOf } from '#domain/events/occurrences.ts'
import { followingChoice } from '#domain/events/reminder.ts'
import { addDays, type Instant, type LocalDate, type LocalTime, MIDNIGHT, TIME_ZONE } from '#domain/time/calendar.ts'
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

/** A moment in UTC, as the library asks for it. */
const inUtc = (moment: Instant): ICalDayJsStub => {
  const [day = '', time = ''] = new Date(moment).toISOString().split('T')
  return onWallClock(day as LocalDate, time.slice(0, 5) as LocalTime)
}

/**
 * The reminder, relative to the beginning. A moment of one's own before something that comes again is that moment alone:
 * relative to each beginning it would ring as often, and long after the last.
 */
const alarmsOf = (entry: CalendarEntry) => {
  const { first, repeats } = occurrencesOf(entry)
  const { startDate, startTime } = first
  const { alarm } = entry
  if (alarm === undefined) return []
  if (repeats && followingChoice({ startDate, startTime }, alarm) === undefined)
    return [{ type: ICalAlarmType.display, trigger: inUtc(alarm) }]
  const seconds = (instantAt(startDate, startTime ?? MIDNIGHT) - alarm) / 1000
  return [{ type: ICalAlarmType.display, triggerBefore: seconds }]
}

/**
 * An entry as an iCalendar file (RFC 5545), with the timestamp `now`. Its name is unique in the world by the host of the town:
 * a calendar that has the same number of two towns keeps both.
 */
export const calendarFile = (entry: CalendarEntry, now: Date, host: string): string =>
  ical({
    prodId: '//Piazza//Piazza//IT',
    scale: 'GREGORIAN',
    // Without a zone the timestamp stays in UTC.
    timezone: { name: null, generator: () => ZONE },
    events: [
      {
        id: `${entry.uid}@${host}`,
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
    // It writes a moment without a zone where the event has one.
    .replace(/^(TRIGGER;VALUE=DATE-TIME:\w+?)Z?$/m, '$1Z')

/** The host of an origin; outside of a browser there is none. */
const hostOf = (origin: string): string => origin.replace(/^\w+:\/\//, '') || 'piazza'

const NOT_SAVED: DownloadFailure = { _tag: 'NotSaved' }

/** Calendar files by `ical-generator`, of the town at an origin. */
export const createCalendarFiles = (now: () => number, origin: string): CalendarFiles => ({
  write: (entry) =>
    TaskEither.tryCatch(
      async () => new Blob([calendarFile(entry, new Date(now()), hostOf(origin))], { type: 'text/calendar' }),
      () => NOT_SAVED,
    ),
})
