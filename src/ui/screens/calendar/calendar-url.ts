import type { CalendarQuery } from '#application/time/user-events/calendar.flow.ts'
import { dayFrom } from '#domain/time/days.ts'
import { monthOf } from '#domain/time/month.ts'
import { queryFor, SCREENS } from '#ui/base/screens.ts'

const DAY = 'giorno'
const MONTH = 'mese'

/** The day or else the month of the query part of a URL; neither where it has none, or invalid ones. */
export const calendarQueryFrom = (search: string): CalendarQuery => {
  const asked = new URLSearchParams(search)
  const day = dayFrom(asked.get(DAY))
  const first = dayFrom(`${asked.get(MONTH) ?? ''}-01`)
  return { day, month: day === undefined && first !== undefined ? monthOf(first) : undefined }
}

/** The URL of the calendar, with its day or its month, `YYYY-MM`. */
export const calendarPath = ({ day, month }: CalendarQuery): string => {
  const shown = day === undefined ? month?.slice(0, 7) : undefined
  return SCREENS.calendar.path + queryFor({ [DAY]: day, [MONTH]: shown })
}
