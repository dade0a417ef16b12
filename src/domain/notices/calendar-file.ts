import { addDays, type Instant, type LocalDate, type LocalTime, TIME_ZONE } from '#domain/time/calendar.ts'
import type { NoticeDate } from './notice.ts'

/** The longest line the format allows, in bytes (RFC 5545, 3.1). */
const LONGEST = 75

/** The clock of the municipalities, as the format wants it told: the rules in force since 1996. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** A line over the limit goes on in the next, which begins with a space; no character is cut in two. */
const folded = (line: string): string => {
  const bytes = new TextEncoder()
  let room = LONGEST
  return [...line]
    .map((character) => {
      const size = bytes.encode(character).length
      if (size <= room) {
        room -= size
        return character
      }
      room = LONGEST - 1 - size
      return `\r\n ${character}`
    })
    .join('')
}

const utc = (instant: Instant): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
const plain = (day: LocalDate): string => day.replaceAll('-', '')
const at = (day: LocalDate, time: LocalTime): string => `;TZID=${TIME_ZONE}:${plain(day)}T${time.replace(':', '')}00`

/** When it is: whole days without a time (the end is the day after the last one), else moments of the local clock. */
const span = ({ startDate, startTime, endDate, endTime }: NoticeDate): readonly string[] => {
  const last = endDate !== undefined && endDate > startDate ? endDate : startDate
  if (startTime === undefined)
    return [`DTSTART;VALUE=DATE:${plain(startDate)}`, `DTEND;VALUE=DATE:${plain(addDays(last, 1))}`]
  const ends = endTime !== undefined && (last > startDate || endTime > startTime)
  return [`DTSTART${at(startDate, startTime)}`, ...(ends ? [`DTEND${at(last, endTime)}`] : [])]
}

/**
 * A date of a notice as an iCalendar file (RFC 5545), for any calendar to take in (NOTICE-07). The same date is the same
 * event however often it is taken: a calendar that has it already changes it instead of adding another.
 */
export const calendarFile = (date: NoticeDate, said: Instant): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Piazza//Notifiche//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(date.startTime === undefined ? [] : ZONE),
    'BEGIN:VEVENT',
    `UID:notice-date-${date.id}@piazza`,
    `DTSTAMP:${utc(said)}`,
    ...span(date),
    `SUMMARY:${escaped(date.title)}`,
    ...(date.place === undefined ? [] : [`LOCATION:${escaped(date.place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
