import type { SnapshotFrom } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { keptEventMachine } from './kept-event.machine.ts'

export type KeptEventFailure = RequestFailure | Unexpected

type Snapshot = SnapshotFrom<typeof keptEventMachine>

/** What is shown of an event's place in one's calendar. `offered`: it is not in it, or there is no calendar yet. */
export type KeptEventFace = 'loading' | 'unreadable' | 'offered' | 'kept'

export const keptEventFace = (snapshot: Snapshot): KeptEventFace =>
  snapshot.context.userEvent !== undefined
    ? 'kept'
    : snapshot.matches('unreadable')
      ? 'unreadable'
      : snapshot.matches('reading') && !snapshot.context.isRead
        ? 'loading'
        : 'offered'

/** The event as it is kept; undefined while it is not. */
export const userEventNow = ({ context }: Snapshot): UserEvent | undefined => context.userEvent
/** Why it could not be read the last time. */
export const keptEventFailure = ({ context }: Snapshot): KeptEventFailure | undefined => context.failure
/** Whether the server is at work on it. */
export const isAtWork = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const reminderActor = (snapshot: Snapshot) => snapshot.children.reminder
export const removalActor = (snapshot: Snapshot) => snapshot.children.removal
