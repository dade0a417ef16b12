import type { LocalDate } from '#domain/time/calendar.ts'
import { SCREENS } from '#ui/app/screens.ts'

const DAY = 'giorno'

/** The day that an address asks for; undefined where it asks for none, or for nonsense. */
export const calendarDayFrom = (search: string): LocalDate | undefined => {
  const day = new URLSearchParams(search).get(DAY) ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  return isDay ? (day as LocalDate) : undefined
}

/** The calendar at a day, or at none in particular. */
export const calendarPath = (day: LocalDate | undefined): string =>
  day === undefined ? SCREENS.calendar.path : `${SCREENS.calendar.path}?${DAY}=${day}`
