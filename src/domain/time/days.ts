/**
 * Arithmetic of days. It is separate from `calendar.ts`, which the first page loads: its library weighs 4 kB (brotli),
 * and the first page computes no days.
 */
import { parseDate } from '@internationalized/date'
import type { LocalDate } from './calendar.ts'

/** The days from one to another, both included; empty where the second is earlier. */
export const daysBetween = (first: LocalDate, last: LocalDate): readonly LocalDate[] => {
  const start = parseDate(first)
  const count = Math.max(0, parseDate(last).compare(start) + 1)
  return Array.from({ length: count }, (_, days) => start.add({ days }).toString() as LocalDate)
}

/** Whether a text is an existing day as `YYYY-MM-DD`: 30 February is not. */
export const isDay = (text: string): text is LocalDate => {
  try {
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}

/** Reads a day from a URL; undefined when it is invalid or implausibly far away. */
export const dayFrom = (text: string | null | undefined): LocalDate | undefined =>
  text && /^(?:19|20|21)/.test(text) && isDay(text) ? text : undefined
