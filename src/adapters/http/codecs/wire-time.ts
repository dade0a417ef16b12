import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { fromWallClock } from '#domain/time/wall-clock.ts'

const ITALIAN = /^(\d{2})-(\d{2})-(\d{4})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/

type DateParts = readonly [year: string, month: string, day: string]

const realDay = ([year, month, day]: DateParts): LocalDate | undefined => {
  const date = `${year}-${month}-${day}`
  const epoch = Date.parse(`${date}T00:00:00Z`)
  // 31 February parses in no engine or rolls over: either way it is no day.
  return Number.isNaN(epoch) || new Date(epoch).toISOString().slice(0, 10) !== date ? undefined : (date as LocalDate)
}

const dateParts = (value: string): DateParts | undefined => {
  const italian = ITALIAN.exec(value)
  if (italian) return [italian[3] ?? '', italian[2] ?? '', italian[1] ?? '']
  const iso = ISO.exec(value)
  return iso ? [iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''] : undefined
}

export const localDateFrom = (value: unknown): LocalDate | undefined => {
  const found = typeof value === 'string' ? dateParts(value) : undefined
  return found && realDay(found)
}

export const localTimeFrom = (value: unknown): LocalTime | undefined => {
  const match = typeof value === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(value) : null
  return match ? (`${match[1]}:${match[2]}` as LocalTime) : undefined
}

export const instantFrom = (value: unknown): Instant | undefined => {
  if (typeof value !== 'string') return undefined
  const day = localDateFrom(value)
  if (day === undefined) return undefined
  const iso = ISO.exec(value)
  if (iso?.[7] !== undefined) {
    // Not every engine reads a space before the time, or an offset without its colon.
    const epoch = Date.parse(value.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    return Number.isNaN(epoch) ? undefined : (epoch as Instant)
  }
  const clock = (iso ?? ITALIAN.exec(value))?.slice(4, 7) ?? []
  const [hours = 0, minutes = 0, seconds = 0] = clock.map((part) => Number(part ?? 0))
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined
  const wall = Date.parse(`${day}T00:00:00Z`) + ((hours * 60 + minutes) * 60 + seconds) * 1000
  return fromWallClock(wall)
}
