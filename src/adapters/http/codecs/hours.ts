/**
 * Opening hours. [decided] The specification names no field for them: they are read where a server sends them, as a
 * list of spans or as a text, and nothing is said where it does not.
 */
import * as t from 'io-ts'
import { hoursFrom, type OpeningHours, type OpeningSpan, type Weekday, WEEKDAYS } from '#domain/directory/hours.ts'
import type { LocalTime } from '#domain/time/calendar.ts'
import { list, optional, optionalText, record, scalar, textFrom, Wire } from './wire.ts'
import { localTimeFrom } from './wire-time.ts'
import { SPAN } from './names/directory.ts'

/** The first letters of the days in Italian and in English, from Monday on; two suffice but for Tuesday and Thursday. */
const DAYS: readonly RegExp[] = [
  /^(?:lu|mo)/,
  /^(?:mar|tu)/,
  /^(?:me|we)/,
  /^(?:gi|th)/,
  /^(?:ve|fr)/,
  /^sa/,
  /^(?:do|su)/,
]

/** A day of the week: its number from Monday on, 0 for Sunday, or its Italian or English name. */
const weekdayFrom = (value: unknown): Weekday | undefined => {
  const said = textFrom(value)?.trim().toLowerCase() ?? ''
  const number = said === '0' ? 7 : /^[1-7]$/.test(said) ? Number(said) : DAYS.findIndex((day) => day.test(said)) + 1
  return WEEKDAYS.find((day) => day === number)
}

const weekday: Wire<Weekday> = scalar('weekday', { kind: 'choice', wire: WEEKDAYS.map(String) }, weekdayFrom, String)

/** A time of day, which Italians also write with a dot. */
const clock: Wire<LocalTime> = scalar('time', { kind: 'time' }, (value) =>
  localTimeFrom(typeof value === 'string' ? value.trim().replace(/^(\d{1,2})\.(\d{2})$/, '$1:$2') : value),
)

/** A span; without its day or one of its times it says nothing. [decided] A closed day is one without a span. */
const span: Wire<OpeningSpan> = record(
  'opening span',
  {
    day: ['day', weekday],
    opens: ['opens', clock],
    closes: ['closes', clock],
  },
  SPAN,
)
const spans = list(span)

/** The spans of a field, or the text that some servers write in their place. */
const spansOrText: Wire<readonly OpeningSpan[] | string | undefined> = optional(
  new Wire<readonly OpeningSpan[] | string>(
    'opening spans',
    spans.shape,
    (value, context) => (typeof value === 'string' ? t.success(value.trim()) : spans.validate(value, context)),
    (hours) => (typeof hours === 'string' ? hours : spans.encode(hours)),
  ),
)

/** The fields of opening hours, as in records of the wire. */
export const hoursFields = {
  weekly: ['openingHours', spansOrText],
  hoursText: ['openingHoursText', optionalText],
} as const

type WireHours = Readonly<{ weekly: readonly OpeningSpan[] | string | undefined; hoursText: string | undefined }>

/** Opening hours of the domain; none where nothing is readable. */
export const hoursOf = ({ weekly, hoursText }: WireHours): OpeningHours | undefined =>
  typeof weekly === 'string' ? hoursFrom([], hoursText ?? (weekly || undefined)) : hoursFrom(weekly, hoursText)

/** Opening hours on the wire. */
export const wireHours = (hours: OpeningHours | undefined): WireHours => ({
  weekly: hours === undefined || hours.spans.length === 0 ? undefined : hours.spans,
  hoursText: hours?.text,
})
