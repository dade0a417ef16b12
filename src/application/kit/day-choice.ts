import type { LocalDate } from '#domain/time/calendar.ts'
import { keyed, type Scope } from './scope.ts'

/** The visible month: that of the day, or another one until the day changes. */
export const openMonthLook = ({ changed }: Pick<Scope, 'changed'>) => {
  let looked: Readonly<{ day: LocalDate; month: LocalDate }> | undefined
  return (day: LocalDate) => ({
    month: looked?.day === day ? looked.month : day,
    lookAt: (month: LocalDate): void => {
      looked = { day, month }
      changed()
    },
  })
}

/** The choice of a day in a month, in a dialog. */
export const openDayChoice = (scope: Scope) => {
  const dialog = keyed<ReturnType<typeof openMonthLook>>(scope)
  return (day: LocalDate) => ({
    /** The content of the dialog; undefined while it is closed. */
    month: dialog.now()?.(day),
    open: () => dialog.show('open', openMonthLook),
    close: () => dialog.show(undefined, openMonthLook),
  })
}
export type DayChoiceNow = ReturnType<ReturnType<typeof openDayChoice>>
