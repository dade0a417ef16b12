import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { fromWallClock } from '#domain/time/wall-clock.ts'

const ITALIAN = /^(\d{2})-(\d{2})-(\d{4})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/

type DateParts = readonly [year: string, month: string, day: string]

/** The last day that was found to be one: rows that follow each other are mostly of the same. */
let lastReal = ''

const realDay = ([year, month, day]: DateParts): LocalDate | undefined => {
  const date = `${year}-${month}-${day}`
  if (date === lastReal) return date as LocalDate
  const epoch = Date.parse(`${date}T00:00:00Z`)
  // 31 February parses in no engine or rolls over: either way it is no day.
  if (Number.isNaN(epoch) || new Date(epoch).toISOString().slice(0, 10) !== date) return undefined
  lastReal = date
  return date as LocalDate
}

type Read = Readonly<{ date: DateParts; clock: readonly (string | undefined)[]; zone: string | undefined }>

const readDate = (value: string): Read | undefined => {
  const iso = ISO.exec(value)
  if (iso) return { date: [iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''], clock: iso.slice(4, 7), zone: iso[7] }
  const found = ITALIAN.exec(value)
  if (!found) return undefined
  return { date: [found[3] ?? '', found[2] ?? '', found[1] ?? ''], clock: found.slice(4, 7), zone: undefined }
}

export const localDateFrom = (value: unknown): LocalDate | undefined => {
  const found = typeof value === 'string' ? readDate(value) : undefined
  return found && realDay(found.date)
}

export const localTimeFrom = (value: unknown): LocalTime | undefined => {
  const match = typeof value === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(value) : null
  return match ? (`${match[1]}:${match[2]}` as LocalTime) : undefined
}

export const instantFrom = (value: unknown): Instant | undefined => {
  if (typeof value !== 'string') return undefined
  const found = readDate(value)
  const day = found && realDay(found.date)
  if (found === undefined || day === undefined) return undefined
  if (found.zone !== undefined) {
    // Not every engine reads a space before the time, or an offset without its colon.
    const epoch = Date.parse(value.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    return Number.isNaN(epoch) ? undefined : (epoch as Instant)
  }
  const [hours = 0, minutes = 0, seconds = 0] = found.clock.map((part) => Number(part ?? 0))
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined
  const wall = Date.parse(`${day}T00:00:00Z`) + ((hours * 60 + minutes) * 60 + seconds) * 1000
  return fromWallClock(wall)
}
