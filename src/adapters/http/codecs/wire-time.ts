import type { Dialect } from '#domain/town/dialect.ts'
import { dayOf, type Instant, type LocalDate, type LocalTime } from '#domain/time/calendar.ts'
import { fromWallClock } from '#domain/time/wall-clock.ts'

const ITALIAN = /^(\d{2})-(\d{2})-(\d{4})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/

type DateParts = readonly [year: string, month: string, day: string]

/** Cache: the last valid day, because consecutive rows often have the same day. */
let lastReal = ''

const realDay = ([year, month, day]: DateParts): LocalDate | undefined => {
  const date = `${year}-${month}-${day}`
  if (date === lastReal) return date as LocalDate
  const epoch = Date.parse(`${date}T00:00:00Z`)
  // 31 February does not parse, or rolls over, depending on the engine: both are invalid.
  if (Number.isNaN(epoch) || new Date(epoch).toISOString().slice(0, 10) !== date) return undefined
  lastReal = date
  return date as LocalDate
}

const HOUR = 3_600_000

/** Cache: the last hour and its UTC offset. Offsets change on the hour, and lists contain few different hours. */
let lastHour: Readonly<{ hour: number; ahead: number }> | undefined

const momentAt = (wall: number): Instant => {
  const hour = Math.floor(wall / HOUR)
  if (lastHour?.hour !== hour) lastHour = { hour, ahead: wall - fromWallClock(wall) }
  return (wall - lastHour.ahead) as Instant
}

type Read = Readonly<{ date: DateParts; clock: readonly (string | undefined)[]; zone: string | undefined }>

const readDate = (value: string): Read | undefined => {
  const iso = ISO.exec(value)
  if (iso) return { date: [iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''], clock: iso.slice(4, 7), zone: iso[7] }
  const found = ITALIAN.exec(value)
  if (!found) return undefined
  return { date: [found[3] ?? '', found[2] ?? '', found[1] ?? ''], clock: found.slice(4, 7), zone: undefined }
}

/** Larger numbers are moments: seconds since 1970 up to the second bound, milliseconds from there. */
const FIRST_EPOCH = 100_000_000
const FIRST_MILLISECONDS = 100_000_000_000
/** Days have years of four digits; later moments cannot be formatted. */
const AFTER_ALL = Date.UTC(9999, 0, 1)

/** A moment as a number, or as a text of digits. */
const epochFrom = (value: unknown): Instant | undefined => {
  const number = typeof value === 'string' && /^\d{9,13}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < FIRST_EPOCH) return undefined
  const milliseconds = Math.round(number < FIRST_MILLISECONDS ? number * 1000 : number)
  return milliseconds < AFTER_ALL ? (milliseconds as Instant) : undefined
}

/** PHP writes a moment as a record: its wall-clock time and its zone. */
const textFrom = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value.trim() : value
  const { date, timezone } = value as Readonly<Record<string, unknown>>
  if (typeof date !== 'string') return undefined
  const zone = timezone === 'UTC' || timezone === 'Z' ? 'Z' : timezone
  return typeof zone === 'string' && /^(Z|[+-]\d{2}:?\d{2})$/.test(zone) ? `${date.trim()}${zone}` : date.trim()
}

/** A moment: ISO 8601 or `DD-MM-YYYY hh:mm:ss` (without a zone: that of the server, else of the municipalities), seconds or milliseconds since 1970, or PHP's record. */
export const instantFrom = (given: unknown, zone?: Dialect['zone']): Instant | undefined => {
  const value = textFrom(given)
  const epoch = epochFrom(value)
  if (epoch !== undefined || typeof value !== 'string') return epoch
  const found = readDate(value)
  const day = found && realDay(found.date)
  if (found === undefined || day === undefined) return undefined
  if (found.zone !== undefined) {
    // Some engines cannot parse a space before the time, or an offset without a colon.
    const zoned = Date.parse(value.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    return Number.isNaN(zoned) ? undefined : (zoned as Instant)
  }
  const [hours = 0, minutes = 0, seconds = 0] = found.clock.map((part) => Number(part ?? 0))
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined
  const wall = Date.parse(`${day}T00:00:00Z`) + ((hours * 60 + minutes) * 60 + seconds) * 1000
  return zone === 'UTC' ? (wall as Instant) : momentAt(wall)
}

/**
 * A day: as written, or the day in Rome of a moment with a time zone (`2026-11-21T23:00:00Z` is the 22nd), also where the
 * zone is that of the server.
 */
export const localDateFrom = (given: unknown, zone?: Dialect['zone']): LocalDate | undefined => {
  const value = textFrom(given)
  const found = typeof value === 'string' ? readDate(value) : undefined
  const isMoment = zone === 'UTC' && found?.clock[0] !== undefined
  if (found !== undefined && found.zone === undefined && !isMoment) return realDay(found.date)
  const moment = instantFrom(value, zone)
  return moment === undefined ? undefined : dayOf(moment)
}

/** [decided] The end of a day (`24:00`) is read as its last minute. */
const LAST_MINUTE = '23:59' as LocalTime

/** A time: `9:30`, `09:30`, `09:30:00`, or the wall-clock time of a moment (`1970-01-01T20:30:00+01:00`). */
export const localTimeFrom = (given: unknown): LocalTime | undefined => {
  const value = textFrom(given)
  const [, hours = '', minutes = ''] =
    (typeof value === 'string' &&
      /^(?:\d{4}-\d{2}-\d{2}[ T])?(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(value)) ||
    []
  if (hours === '24') return minutes === '00' ? LAST_MINUTE : undefined
  return hours !== '' && Number(hours) < 24 ? (`${hours.padStart(2, '0')}:${minutes}` as LocalTime) : undefined
}
