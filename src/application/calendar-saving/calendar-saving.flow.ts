import type { Scope } from '#application/kit/scope.ts'
import type { CalendarEntry } from '#application/ports/calendar-files.ts'
import { calendarSaving } from './calendar-saving.implementations.ts'
import { isSavingEntry } from './calendar-saving.selectors.ts'

/** Adding something to the device's calendar (EVENT-08). */
export const openCalendarSaving = (scope: Scope) => {
  const actor = scope.run(calendarSaving(scope.ports), undefined)
  return () => ({
    isBusy: isSavingEntry(actor.getSnapshot()),
    save: (entry: CalendarEntry) => actor.send({ type: 'entry.requested', entry }),
  })
}
