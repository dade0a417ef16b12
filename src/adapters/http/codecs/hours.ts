/**
 * Opening hours. [decided] The specification names no field for them: they are read where a server sends them, as a
 * list of spans or as a text, and nothing is said where it does not.
 */
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { hoursFrom, type OpeningHours } from '#domain/directory/hours.ts'
import { type LocalTime, type Weekday, WEEKDAYS } from '#domain/time/calendar.ts'
import { hasContent, partly } from './partly.ts'
import { list } from './wire-lists.ts'
import { listedIn, mapped, optional, optionalWords, scalar, textFrom, Wire } from './wire.ts'
import { record, type RecordOf } from './wire-records.ts'
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

/** A span. [decided] A closed day is one without a span, or with a day and no times. */
const span = partly(
  record(
    'opening span',
    { day: ['day', weekday], opens: ['opens', optional(clock)], closes: ['closes', optional(clock)] },
    SPAN,
  ),
  'opens',
  'closes',
)
type WireSpan = typeof span._A
const days = list(span)

type Week = Pick<OpeningHours, 'spans' | 'isPartial'>

const isClosedDay = ({ opens, closes, unreadable }: WireSpan): boolean =>
  opens === undefined && closes === undefined && unreadable === undefined

/** The spans of some days, of which `told` were written. */
const weekOf = (all: readonly WireSpan[], told: number): Week => {
  const spans = all.flatMap(({ day, opens, closes }) => (opens && closes ? [{ day, opens, closes }] : []))
  return all.length === told && all.every((one) => isClosedDay(one) || (one.opens && one.closes))
    ? { spans }
    : { spans, isPartial: true }
}

/** The hours of a week; without any that can be read they are none. */
const week: Wire<Week> = new Wire<Week>(
  'opening spans',
  days.shape,
  (value, context) => {
    const read = days.validate(value, context)
    if (Either.isLeft(read)) return read
    const hours = weekOf(read.right, (listedIn(value) ?? []).filter(hasContent).length)
    return hours.isPartial && hours.spans.length === 0 ? t.failure(value, context) : t.success(hours)
  },
  ({ spans }) => days.encode(spans),
)

/** The hours in a field, or the text that some servers write in their place. */
const weekOrText: Wire<Week | string | undefined> = optional(
  new Wire<Week | string>(
    week.name,
    week.shape,
    (value, context) => (typeof value === 'string' ? t.success(value.trim()) : week.validate(value, context)),
    (hours) => (typeof hours === 'string' ? hours : week.encode(hours)),
  ),
)

/** The fields of opening hours, as in records of the wire. */
export const hoursFields = {
  weekly: ['openingHours', weekOrText],
  hoursText: ['openingHoursText', optionalWords],
} as const

type WireHours = RecordOf<typeof hoursFields>

/** Opening hours of the domain; none where nothing is readable. */
const hoursOf = ({ weekly, hoursText }: WireHours): OpeningHours | undefined =>
  typeof weekly === 'string'
    ? hoursFrom([], hoursText ?? (weekly || undefined))
    : hoursFrom(weekly?.spans, hoursText, weekly?.isPartial)

/** Opening hours on the wire. */
const wireHours = (hours: OpeningHours | undefined): WireHours => ({
  weekly: hours === undefined || hours.spans.length === 0 ? undefined : { spans: hours.spans },
  hoursText: hours?.text,
})

type WithHours<A> = Omit<A, keyof WireHours> & Readonly<{ hours: OpeningHours | undefined }>

/** A record with the fields of opening hours, read as one that has them. */
export const withHours = <A extends WireHours>(codec: Wire<A>): Wire<WithHours<A>> =>
  mapped(
    codec,
    ({ weekly, hoursText, ...rest }): WithHours<A> => ({ ...rest, hours: hoursOf({ weekly, hoursText }) }),
    ({ hours, ...rest }) => ({ ...rest, ...wireHours(hours) }) as unknown as A,
  )
