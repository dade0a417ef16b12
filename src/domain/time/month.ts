import { addDays, type LocalDate } from './calendar.ts'

/** A month, as its first day. */
export type Month = LocalDate & { readonly __month: 'Month' }

const DAYS_OF_A_WEEK = 7

/** The month that a day lies in. */
export const monthOf = (day: LocalDate): Month => `${day.slice(0, 7)}-01` as Month

/** The month so many months after another; negative numbers go back. */
export const addMonths = (month: Month, months: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1, 12)).toISOString() as LocalDate)
}

/** Which day of its week a day is: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: LocalDate): number => new Date(`${day}T12:00:00Z`).getUTCDay() || DAYS_OF_A_WEEK

/** The Monday of a day's week. */
export const weekStart = (day: LocalDate): LocalDate => addDays(day, 1 - weekdayOf(day))

/** The days of a week, from its Monday. */
export const weekFrom = (monday: LocalDate): readonly LocalDate[] =>
  Array.from({ length: DAYS_OF_A_WEEK }, (_, index) => addDays(monday, index))

/** The last day of a month. */
export const monthEnd = (month: Month): LocalDate => addDays(addMonths(month, 1), -1)

/** The weeks that a month has a day in, from Monday to Sunday: the first and the last with days of its neighbours. */
export const weeksOf = (month: Month): readonly (readonly LocalDate[])[] => {
  const weeks: (readonly LocalDate[])[] = []
  for (let monday = weekStart(month); monday <= monthEnd(month); monday = addDays(monday, DAYS_OF_A_WEEK))
    weeks.push(weekFrom(monday))
  return weeks
}

/** The same day of the month so many months later; the last one where that month is shorter. */
export const sameDayIn = (day: LocalDate, months: number): LocalDate => {
  const month = addMonths(monthOf(day), months)
  const wished = `${month.slice(0, 8)}${day.slice(8)}` as LocalDate
  return wished <= monthEnd(month) ? wished : monthEnd(month)
}
