import { useIntl } from 'react-intl'
import type { LocalDate } from '#domain/time/calendar.ts'
import * as css from './day-leaf.css.ts'

/** A day as a sheet of a wall calendar; hidden from screen readers, because the date is written beside it. */
export const DayLeaf = ({ day }: { readonly day: LocalDate }) => {
  const intl = useIntl()
  const part = (options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(Date.parse(day), { ...options, timeZone: 'UTC' })
  return (
    <span className={css.day} aria-hidden>
      <span className={css.weekday}>{part({ weekday: 'short' })}</span>
      <span className={css.number}>{part({ day: 'numeric' })}</span>
      <span className={css.month}>{part({ month: 'short' })}</span>
    </span>
  )
}
