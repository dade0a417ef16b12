import { addDays, dayOf, type Instant, TIME_ZONE } from '#domain/time/calendar.ts'
import type { Days } from './sketch.ts'

const month = new Intl.DateTimeFormat('it-IT', { timeZone: TIME_ZONE, month: 'long' })
const weekday = new Intl.DateTimeFormat('it-IT', { timeZone: TIME_ZONE, weekday: 'long' })

/** Italian dates around a moment: 'dall’8', 'dal 9', '1º'. */
export const daysAround = (now: Instant): Days => {
  const day = (fromToday: number) => addDays(dayOf(now), fromToday)
  const noon = (fromToday: number) => Date.parse(`${day(fromToday)}T12:00:00Z`)
  const number = (fromToday: number) => Number(day(fromToday).slice(8))
  const monthOf = (fromToday: number) => month.format(noon(fromToday))
  const said = (fromToday: number) => (number(fromToday) === 1 ? '1º' : String(number(fromToday)))
  /** 'da' and 'a' are elided before 8 and 11, which begin with a vowel. */
  const after = (word: 'da' | 'a', fromToday: number) =>
    [8, 11].includes(number(fromToday)) ? `${word}ll’${said(fromToday)}` : `${word}l ${said(fromToday)}`
  const until = (fromToday: number) => `${after('a', fromToday)} ${monthOf(fromToday)}`
  return {
    day,
    until,
    span: (from, to) =>
      monthOf(from) === monthOf(to)
        ? `${after('da', from)} ${until(to)}`
        : `${after('da', from)} ${monthOf(from)} ${until(to)}`,
    saidWhole: (fromToday) => `${weekday.format(noon(fromToday))} ${said(fromToday)} ${monthOf(fromToday)}`,
  }
}
