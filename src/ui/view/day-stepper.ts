import type { DayChoiceNow } from '#application/kit/day-choice.ts'
import { addDays, type LocalDate } from '#domain/time/calendar.ts'
import { capitalised } from '#ui/language/formats.ts'
import { monthView } from './month.ts'
import { action } from './parts.ts'
import type { Speech } from './speech.ts'

type Stepping = Readonly<{
  day: LocalDate
  today: LocalDate
  choice: DayChoiceNow
  goTo: (day: LocalDate) => void
  /** The number of items on each day. */
  marked?: (() => ReadonlyMap<LocalDate, number>) | undefined
}>

/** One day, the previous, the next, any other by the calendar, and the way back to today (EVENT-01). */
export const dayStepperView = ({ day, today, choice, goTo, marked = () => new Map() }: Stepping, speech: Speech) => {
  const { say, formats } = speech
  const title = say('events.chooseDay')
  const words = capitalised(formats.day(day, today))
  const choose = (chosen: LocalDate) => {
    choice.close()
    goTo(chosen)
  }
  return {
    label: say('events.day'),
    before: action(say('events.dayBefore'), () => goTo(addDays(day, -1))),
    /** The current day: a visible text and an accessible label. */
    choose: { ...action(`${words}, ${title}`, choice.open), words },
    after: action(say('events.dayAfter'), () => goTo(addDays(day, 1))),
    today: day === today ? undefined : action(say('events.today'), () => goTo(today)),
    dialog: choice.month && {
      kind: 'dialog' as const,
      title,
      month: monthView({ label: title, selected: day, today, marked: marked(), ...choice.month, choose }, speech),
      cancel: action(say('action.close'), choice.close),
    },
  }
}
export type DayStepperView = Readonly<ReturnType<typeof dayStepperView>>
