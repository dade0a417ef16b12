import { addMonths, monthOf, weeksOf } from '#domain/time/month.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { dayWords } from '#ui/components/month-words.ts'
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
  grid: Shown
  choose: (day: LocalDate) => void
  lookAt: (month: LocalDate) => void
}>

export const monthView = (
  { label, choose, lookAt, ...grid }: Shown & Pick<MonthView, 'label' | 'choose' | 'lookAt'>,
  speech: Speech,
): MonthView => {
  const { say, formats } = speech
  const month = monthOf(grid.month)
  return {
    kind: 'month',
    label,
    month: capitalised(formats.month(month)),
    previous: action(say('calendar.previousMonth'), () => lookAt(addMonths(month, -1))),
    next: action(say('calendar.nextMonth'), () => lookAt(addMonths(month, 1))),
    days: () =>
      weeksOf(month)
        .flat()
        .map((day) => action(dayWords(day, grid.marked.get(day) ?? 0, speech, formats), () => choose(day))),
    grid,
    choose,
    lookAt,
  }
}
