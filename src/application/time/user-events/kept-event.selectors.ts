import type { SnapshotFrom } from 'xstate'
import type { keptEventMachine } from './kept-event.machine.ts'

type Snapshot = SnapshotFrom<typeof keptEventMachine>

/** The state of an event in the calendar, for its view. `offered`: it is not saved, or there is no calendar yet. */
export type KeptEventFace = 'loading' | 'unreadable' | 'offered' | 'kept'

export const keptEventFace = (snapshot: Snapshot): KeptEventFace =>
  snapshot.context.userEvent !== undefined
    ? 'kept'
    : snapshot.matches('unreadable')
      ? 'unreadable'
      : snapshot.matches('reading') && !snapshot.context.isRead
        ? 'loading'
        : 'offered'

export const reminderActor = (snapshot: Snapshot) => snapshot.children.reminder
