import type { SnapshotFrom } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { keptEventMachine } from './kept-event.machine.ts'

export type KeptEventFailure = RequestFailure | Unexpected

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

/** The saved event; undefined while it is not saved. */
export const userEventNow = ({ context }: Snapshot): UserEvent | undefined => context.userEvent
/** Why the last reading failed. */
export const keptEventFailure = ({ context }: Snapshot): KeptEventFailure | undefined => context.failure
/** Why the last addition or removal failed, until the next request. */
export const keptEventProblem = ({ context }: Snapshot): KeptEventFailure | undefined => context.problem
/** Whether a request is running. */
export const isAtWork = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const reminderActor = (snapshot: Snapshot) => snapshot.children.reminder
export const removalActor = (snapshot: Snapshot) => snapshot.children.removal
