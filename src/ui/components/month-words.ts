import type { MessageDescriptor } from 'react-intl'
import type { LocalDate } from '#domain/time/calendar.ts'

type Intl = Readonly<{
  formatMessage: (message: MessageDescriptor, values: Readonly<{ day: string; count: number }>) => string
}>

/** The accessible name of a day, with its number of items. */
export const dayWords = (
  day: LocalDate,
  count: number,
  intl: Intl,
  { fullDay }: Readonly<{ fullDay: (day: LocalDate) => string }>,
): string => (count === 0 ? fullDay(day) : intl.formatMessage({ id: 'calendar.marked' }, { day: fullDay(day), count }))
