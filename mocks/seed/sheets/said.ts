import { instantFrom } from '#adapters/http/codecs/wire-time.ts'
import { type Instant, type LocalDate, TIME_ZONE } from '#domain/time/calendar.ts'

/** A time of day in the municipalities, formatted. */
export const formatTime = (now: Instant): string =>
  new Intl.DateTimeFormat('it', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' }).format(now)

const midnights = new Map<LocalDate, number>()

/** The start of a day there. */
export const midnightOf = (day: LocalDate): number => {
  const known = midnights.get(day) ?? instantFrom(`${day} 00:00:00`) ?? Date.parse(day)
  midnights.set(day, known)
  return known
}
