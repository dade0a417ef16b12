import { addMonths, monthOf, weeksOf } from '#domain/time/month.ts'
import { type LocalDate, weekdayOf } from '#domain/time/calendar.ts'
import { capitalised } from '#ui/language/formats.ts'
import { type Action, action } from './parts.ts'
import type { Speech } from './speech.ts'

type Shown = Readonly<{
  /** Any day of the visible month. */
  month: LocalDate
  selected: LocalDate | undefined
  today: LocalDate
  /** The number of items on a day; days without items may be absent. */
  marked: ReadonlyMap<LocalDate, number>
}>

/** A month with selectable days. */
export type MonthView = Readonly<{
  kind: 'month'
  /** The accessible name. */
  label: string
  month: string
  previous: Action
  next: Action
  /** Its days, and the neighbouring days of its weeks. */
  days: () => readonly Action[]
  grid: Shown & Readonly<{ words: ReturnType<typeof monthWords> }>
  choose: (day: LocalDate) => void
  lookAt: (month: LocalDate) => void
}>

/** What a month says: its name, the steps to its neighbours, the days of a week, and each day with its number of items. */
const monthWords = ({ month, marked }: Shown, { say, formats }: Speech) => ({
  month: capitalised(formats.month(month)),
  previous: say('calendar.previousMonth'),
  next: say('calendar.nextMonth'),
  weekday: (day: LocalDate) => ({ short: formats.weekday(day), whole: formats.weekdays([weekdayOf(day)]) }),
  day: (day: LocalDate): string => {
    const count = marked.get(day) ?? 0
    return count === 0 ? formats.fullDay(day) : say('calendar.marked', { day: formats.fullDay(day), count })
  },
})

export const monthView = (
  { label, choose, lookAt, ...shown }: Shown & Pick<MonthView, 'label' | 'choose' | 'lookAt'>,
  speech: Speech,
): MonthView => {
  const month = monthOf(shown.month)
  const words = monthWords(shown, speech)
  return {
    kind: 'month',
    label,
    month: words.month,
    previous: action(words.previous, () => lookAt(addMonths(month, -1))),
    next: action(words.next, () => lookAt(addMonths(month, 1))),
    days: () =>
      weeksOf(month)
        .flat()
        .map((day) => action(words.day(day), () => choose(day))),
    grid: { ...shown, words },
    choose,
    lookAt,
  }
}
