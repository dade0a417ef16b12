/**
 * Arithmetic of days. It stands apart from `calendar.ts`, which the first page loads: the library behind it weighs 4 kB
 * (brotli), and the first page computes with no day.
 */
import { parseDate } from '@internationalized/date'
import type { LocalDate } from './calendar.ts'

/** The day so many days after another; negative numbers go back. */
export const addDays = (day: LocalDate, days: number): LocalDate => parseDate(day).add({ days }).toString() as LocalDate

/** The days from one to another, both included; none where the other comes first. */
export const daysBetween = (first: LocalDate, last: LocalDate): readonly LocalDate[] => {
  const start = parseDate(first)
  const count = Math.max(0, parseDate(last).compare(start) + 1)
  return Array.from({ length: count }, (_, days) => start.add({ days }).toString() as LocalDate)
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`: 30 February is none. */
export const isDay = (text: string): text is LocalDate => {
  try {
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}

/** Reads a day from what an address carries; undefined when it is none, or so far away that nobody means it. */
export const dayFrom = (text: string | null | undefined): LocalDate | undefined =>
  text !== null && text !== undefined && /^(?:19|20|21)/.test(text) && isDay(text) ? text : undefined
