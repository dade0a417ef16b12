import { assign, emit, setup } from 'xstate'
import type { Confirmed } from '#application/kit/confirmation.machine.ts'
import type { FormFailed } from '#application/kit/form.machine.ts'
import { needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import type { Posted } from '#application/outbox/posted.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import type { UserEvent, UserEventId } from '#domain/events/user-event.ts'
import { reminderMachine, removalMachine } from './kept-event-forms.ts'
import type { UserEventChange, UserEventNews } from './user-event-news.ts'

type Failure = RequestFailure | Unexpected

type Context = Readonly<{
  event: PublicEvent
  isSignedIn: boolean
  /** The saved event; undefined while it is not saved, or unknown. */
  userEvent: UserEvent | undefined
  /** Whether the server has confirmed once whether it is saved. */
  isRead: boolean
  /** Why the last reading failed. */
  failure: Failure | undefined
  /** Why the last addition or removal failed, until the next request. */
  problem: Failure | undefined
  /** Whether a reading was given up for a dialog. */
  isOutdated: boolean
}>

type Event =
  | FormFailed
  | { type: 'addition.requested' }
  | { type: 'reminder.requested' }
  | { type: 'removal.requested' }
  /** The dialog of the reminder is closed without an answer. */
  | { type: 'cancelled' }
  | { type: 'retry.requested' }
  /** A change of it that waited was sent or refused: an answer that is still to come may be from before. */
  | { type: 'content.changed' }
  | NetworkNews
  | { type: 'reader.changed'; isSignedIn: boolean }
  /** The calendar that contains it was read again. */
  | { type: 'userEvent.read'; userEvent: UserEvent }

type Sent = Posted<string | undefined>
type Removed = Confirmed<UserEventId, Sent>
export const failureOfForm = ({ event }: Readonly<{ event: FormFailed }>) => event.failure
type Told = Readonly<{ change: UserEventChange; sent: Sent }>

const messageOf = (sent: Sent): string | undefined => (sent.isDelayed ? undefined : sent.answer)

/** The types of the machine, and its actors, actions and guards. */
export const keptEventSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'event' | 'isSignedIn'> & Readonly<{ userEvent?: UserEvent | undefined }>,
    events: {} as Event,
    emitted: {} as UserEventNews,
    children: {} as { reminder: 'reminder'; removal: 'removal' },
    tags: {} as 'busy',
  },
  actors: {
    read: needsPort<UserEvent | undefined, EventId>('read'),
    add: needsPort<Posted<string | undefined>, EventId>('add'),
    reminder: reminderMachine(),
    removal: removalMachine,
  },
  actions: {
    keepReader: assign((_, { isSignedIn }: Readonly<{ isSignedIn: boolean }>) => ({
      isSignedIn,
      problem: undefined,
      userEvent: undefined,
      isRead: false,
    })),
    keepRead: assign((_, { userEvent }: Readonly<{ userEvent: UserEvent | undefined }>) => ({
      userEvent,
      isRead: true,
      failure: undefined,
    })),
    keepProblem: assign((_, error: unknown) => ({ problem: requestFailureOf(error) })),
    keepRemovalProblem: assign((_, removed: Removed) => ({
      problem: removed.outcome === 'failed' ? removed.failure : undefined,
    })),
    forgetProblem: assign({ problem: undefined }),
    keepOutdated: assign({ isOutdated: true }),
    forgetOutdated: assign({ isOutdated: false }),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    tellSignInRequired: emit({ type: 'userEvent.signInRequired' }),
    tellKnown: emit(({ context: { event } }, { userEvent }: Readonly<{ userEvent: UserEvent | undefined }>) => ({
      type: 'userEvent.known' as const,
      event: event.id,
      userEvent,
    })),
    tell: emit((_, { change, sent }: Told) => ({
      type: 'userEvent.changed' as const,
      change,
      message: messageOf(sent),
    })),
    tellFailed: emit((_, error: unknown) => ({ type: 'userEvent.failed' as const, failure: requestFailureOf(error) })),
    tellRemoved: emit((_, removed: Removed) => ({
      type: 'userEvent.changed' as const,
      change: 'removed' as const,
      message: removed.outcome === 'done' ? messageOf(removed.answer) : undefined,
    })),
    tellNotRemoved: emit((_, removed: Removed) => ({
      type: 'userEvent.failed' as const,
      failure: removed.outcome === 'failed' ? removed.failure : requestFailureOf(undefined),
    })),
  },
  guards: {
    lackedNetwork: ({ context }) => lackedNetwork(context.failure),
    isAnonymous: ({ context }) => !context.isSignedIn,
    isOutdated: ({ context }) => context.isOutdated,
    isKept: ({ context }) => context.userEvent !== undefined,
    isThere: (_, { userEvent }: Readonly<{ userEvent: UserEvent | undefined }>) => userEvent !== undefined,
    isAnother: ({ context }, { isSignedIn }: Readonly<{ isSignedIn: boolean }>) => isSignedIn !== context.isSignedIn,
    isDelayed: (_, { isDelayed }: Sent) => isDelayed,
    wasDelayed: (_, removed: Removed) => removed.outcome === 'done' && removed.answer.isDelayed,
    wasRemoved: (_, { outcome }: Removed) => outcome === 'done',
    wasNotRemoved: (_, { outcome }: Removed) => outcome === 'failed',
  },
})
