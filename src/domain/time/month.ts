import { type CalendarDate, endOfMonth, getWeeksInMonth, parseDate, startOfWeek } from '@internationalized/date'
import { addDays, type LocalDate } from './calendar.ts'

/** A month, as its first day. */
export type Month = LocalDate & { readonly __month: 'Month' }

const DAYS_OF_A_WEEK = 7
/** Weeks begin on Monday in every language; the library requires a locale anyway. */
const WEEK = ['it-IT', 'mon'] as const

const written = (date: CalendarDate): LocalDate => date.toString() as LocalDate

/** The month of a day. */
export const monthOf = (day: LocalDate): Month => `${day.slice(0, 7)}-01` as Month

/** The same day of the month some months later; the last one where that month is shorter. */
export const sameDayIn = (day: LocalDate, months: number): LocalDate => written(parseDate(day).add({ months }))

/** The month plus a number of months; negative numbers go back. */
export const addMonths = (month: Month, months: number): Month => monthOf(sameDayIn(month, months))

/** The last day of a month. */
export const monthEnd = (month: Month): LocalDate => written(endOfMonth(parseDate(month)))

/** The weeks of a month, from Monday to Sunday: the first and the last include neighbouring days. */
export const weeksOf = (month: Month): readonly (readonly LocalDate[])[] => {
  const first = written(startOfWeek(parseDate(month), ...WEEK))
  return Array.from({ length: getWeeksInMonth(parseDate(month), ...WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_A_WEEK }, (__, day) => addDays(first, week * DAYS_OF_A_WEEK + day)),
  )
}
