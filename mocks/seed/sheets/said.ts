import { instantFrom } from '#adapters/http/codecs/wire-time.ts'
import { type LocalDate } from '#domain/time/calendar.ts'

const midnights = new Map<LocalDate, number>()

/** The start of a day there. */
export const midnightOf = (day: LocalDate): number => {
  const known = midnights.get(day) ?? instantFrom(`${day} 00:00:00`) ?? Date.parse(day)
  midnights.set(day, known)
  return known
}
