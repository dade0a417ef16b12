import { describe, expect, it } from 'vitest'
import type { LocalDate } from './calendar.ts'
import { addMonths, monthEnd, monthOf, sameDayIn, weeksOf } from './month.ts'

const day = (text: string) => text as LocalDate
const weeks = (text: string) => weeksOf(monthOf(day(text)))

describe('the weeks of a month', () => {
  it('begin on Monday and include the neighbouring days of the first and last week', () => {
    expect(weeks('2026-11-21')).toEqual([
      ['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01'],
      ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08'],
      ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15'],
      ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
      ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
      ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
    ])
  })

  it('are four, without neighbouring days, where a February begins on Monday', () => {
    expect(weeks('2027-02-10')).toHaveLength(4)
    expect(weeks('2027-02-10')[0]?.[0]).toBe('2027-02-01')
    expect(weeks('2027-02-10')[3]?.[6]).toBe('2027-02-28')
  })

  it('include the 29th of February in leap years only', () => {
    expect(weeks('2028-02-01').flat()).toContain('2028-02-29')
    expect(weeks('2027-02-01').flat()).not.toContain('2027-02-29')
    expect(monthEnd(monthOf(day('2100-02-03')))).toBe('2100-02-28')
  })

  it.each(['2026-03-01', '2026-10-01'])('contain every day once across a clock change (%s)', (first) => {
    const days = weeks(first).flat()
    expect(new Set(days).size).toBe(days.length)
    expect(days.filter((one) => one.startsWith(first.slice(0, 7)))).toHaveLength(31)
    expect(days).toEqual([...days].sort())
  })
})

describe('months', () => {
  it('continue over the end of the year', () => {
    expect(addMonths(monthOf(day('2026-12-31')), 1)).toBe('2027-01-01')
    expect(addMonths(monthOf(day('2026-01-31')), -1)).toBe('2025-12-01')
    expect(addMonths(monthOf(day('2026-05-05')), 12)).toBe('2027-05-01')
  })

  it('keep the day of the month where it exists, and else use the last one', () => {
    expect(sameDayIn(day('2026-01-15'), 1)).toBe('2026-02-15')
    expect(sameDayIn(day('2026-01-31'), 1)).toBe('2026-02-28')
    expect(sameDayIn(day('2027-03-30'), 11)).toBe('2028-02-29')
    expect(sameDayIn(day('2026-03-31'), -1)).toBe('2026-02-28')
  })
})
