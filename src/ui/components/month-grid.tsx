import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { addDays, type LocalDate, weekdayOf } from '#domain/time/calendar.ts'
import { addMonths, monthOf, sameDayIn, weeksOf } from '#domain/time/month.ts'
import { IconButton } from './button.tsx'
import { keyAlong } from './direction.ts'
import { keyOf } from './keys.ts'
import * as css from './month-grid.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Grid = Readonly<{
  /** Any day of the visible month. */
  month: LocalDate
  selected: LocalDate | undefined
  today: LocalDate
  /** The number of items on a day; days without items may be absent. */
  marked: ReadonlyMap<LocalDate, number>
  /** What it says: its name, the steps to its neighbours, the days of a week, and each day with its number of items. */
  words: Readonly<{
    month: string
    previous: string
    next: string
    weekday: (day: LocalDate) => Readonly<{ short: string; whole: string }>
    day: (day: LocalDate) => string
  }>
}>

type MonthGridProps = {
  /** The accessible name of the grid. */
  readonly label: string
  readonly grid: Grid
  readonly choose: (day: LocalDate) => void
  /** Another month was requested: its first day. */
  readonly lookAt: (month: LocalDate) => void
}

/** The maximum number of dots on a day. */
const MOST_DOTS = 3
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }
const YEAR = 12

/** The day that a key leads to; undefined for keys of the browser. */
const keyed = (press: KeyboardEvent, day: LocalDate): LocalDate | undefined => {
  const key = keyOf(press)
  const days = ARROWS[keyAlong(key)]
  const months = PAGES[key]
  if (days !== undefined) return addDays(day, days)
  if (months !== undefined) return sameDayIn(day, press.shiftKey ? months * YEAR : months)
  if (key === 'Home') return addDays(day, 1 - weekdayOf(day))
  if (key === 'End') return addDays(day, 7 - weekdayOf(day))
  return undefined
}

/** The day of the keyboard, and the focus that follows it into another month. */
const useDayInHand = (
  { grid: { month, selected, today }, lookAt }: MonthGridProps,
  table: RefObject<HTMLElement | null>,
) => {
  const [inHand, setInHand] = useState<LocalDate>()
  const follows = useRef(false)
  const isHere = (day: LocalDate | undefined): day is LocalDate => day !== undefined && monthOf(day) === monthOf(month)
  const day = [inHand, selected, today].find(isHere) ?? monthOf(month)
  useEffect(() => {
    if (!follows.current || day !== inHand) return
    follows.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day, inHand, table])
  const move = (to: LocalDate): void => {
    follows.current = true
    setInHand(to)
    if (monthOf(to) !== monthOf(month)) lookAt(monthOf(to))
  }
  return { day, move, setInHand }
}

/**
 * A month as a grid of days with keyboard support: arrow keys move by days and weeks, Home and End to the ends of the
 * week, Page Up and Down by months, with Shift by years. Days with items are marked, with their number.
 * It is hand-written because of its size: with the Calendar of react-aria-components the events need 56.1 kB of brotli
 * instead of 31.0 and the calendar 45.0 instead of 19.9 (measured), and a route has a budget of 40. That Calendar also
 * does not allow choosing a day of a neighbouring month.
 */
export const MonthGrid = (props: MonthGridProps) => {
  const { label, grid, choose, lookAt } = props
  const { month, selected, today, marked, words } = grid
  const table = useRef<HTMLTableElement>(null)
  const title = useId()
  const { day: inHand, move, setInHand } = useDayInHand(props, table)
  const weeks = weeksOf(monthOf(month))
  const step = (months: number) => lookAt(addMonths(monthOf(month), months))
  const take = (day: LocalDate): void => {
    setInHand(day)
    choose(day)
    if (monthOf(day) !== monthOf(month)) lookAt(monthOf(day))
  }
  return (
    <section className={css.calendar} aria-label={label}>
      <div className={css.head}>
        <IconButton icon={ChevronLeft} label={words.previous} onPress={() => step(-1)} />
        <p className={css.month} id={title} aria-live="polite">
          {words.month}
        </p>
        <IconButton icon={ChevronRight} label={words.next} onPress={() => step(1)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a date grid: its cells are walked with the arrows. */}
      <table className={css.grid} role="grid" aria-labelledby={title} ref={table}>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={day} scope="col" className={css.weekday}>
                <span aria-hidden>{words.weekday(day).short}</span>
                <VisuallyHidden>{words.weekday(day).whole}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  count={marked.get(day) ?? 0}
                  words={words.day(day)}
                  isOutside={monthOf(day) !== monthOf(month)}
                  isSelected={day === selected}
                  isToday={day === today}
                  isInHand={day === inHand}
                  onSelect={() => take(day)}
                  onKeyDown={(event) => {
                    const to = keyed(event, day)
                    if (to === undefined) return
                    event.preventDefault()
                    move(to)
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type DayProps = {
  readonly day: LocalDate
  readonly count: number
  readonly words: string
  readonly isOutside: boolean
  readonly isSelected: boolean
  readonly isToday: boolean
  readonly isInHand: boolean
  readonly onSelect: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const looks = ({ isOutside, isSelected, isToday }: DayProps): string =>
  [css.day, isOutside ? css.outside : '', isToday ? css.today : '', isSelected ? css.selected : ''].join(' ')

const Day = (props: DayProps) => {
  const { day, count, words, isSelected, isToday, isInHand, onSelect, onKeyDown } = props
  return (
    <td aria-selected={isSelected} className={css.cell}>
      <button
        type="button"
        className={looks(props)}
        data-day={day}
        tabIndex={isInHand ? 0 : -1}
        aria-label={words}
        aria-current={isToday ? 'date' : undefined}
        onClick={onSelect}
        onKeyDown={onKeyDown}
      >
        {Number(day.slice(8))}
        <span className={css.dots} aria-hidden>
          {Array.from({ length: Math.min(count, MOST_DOTS) }, (_, index) => (
            <span key={index} className={css.dot} />
          ))}
        </span>
      </button>
    </td>
  )
}
