import type { SnapshotFrom } from 'xstate'
import type { calendarSavingMachine } from './calendar-saving.machine.ts'

export const isSavingEntry = (snapshot: SnapshotFrom<typeof calendarSavingMachine>): boolean =>
  snapshot.matches('saving')
