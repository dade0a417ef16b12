import type { LocalDate } from '#domain/time/calendar.ts'
import { SCREENS } from '#ui/app/screens.ts'

const DAY = 'giorno'

/** The day of a URL; undefined where it has none, or an invalid one. */
export const calendarDayFrom = (search: string): LocalDate | undefined => {
  const day = new URLSearchParams(search).get(DAY) ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  return isDay ? (day as LocalDate) : undefined
}

/** The URL of the calendar, with or without a day. */
export const calendarPath = (day: LocalDate | undefined): string =>
  day === undefined ? SCREENS.calendar.path : `${SCREENS.calendar.path}?${DAY}=${day}`
