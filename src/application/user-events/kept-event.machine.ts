import { assign, emit, setup } from 'xstate'
import type { Confirmed } from '#application/kit/confirmation.machine.ts'
import type { FormFailed } from '#application/kit/form.machine.ts'
import { errorOf, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import type { Posted } from '#application/outbox/posted.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import type { UserEvent, UserEventId } from '#domain/events/user-event.ts'
import { reminderMachine, reminderValues, removalMachine } from './kept-event-forms.ts'
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
}>

type Event =
  | FormFailed
  | { type: 'addition.requested' }
  | { type: 'reminder.requested' }
  | { type: 'removal.requested' }
  /** The dialog of the reminder is closed without an answer. */
  | { type: 'cancelled' }
  | { type: 'retry.requested' }
  | { type: 'reader.changed'; isSignedIn: boolean }
  /** The calendar that contains it was read again. */
  | { type: 'userEvent.read'; userEvent: UserEvent }

type Sent = Posted<string | undefined>
type Removed = Confirmed<UserEventId, Sent>
const failureOfForm = ({ event }: Readonly<{ event: FormFailed }>) => event.failure
type Told = Readonly<{ change: UserEventChange; sent: Sent }>

const messageOf = (sent: Sent): string | undefined => (sent.isDelayed ? undefined : sent.answer)

/**
 * One event and its state in a citizen's calendar: saved, with or without a reminder, or not (EVENT-04 … EVENT-06).
 * After every call it is read again, whatever the outcome (EVENT-09). Taps while a call is running are ignored (fault
 * 28).
 */
export const keptEventMachine = setup({
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
    isAnonymous: ({ context }) => !context.isSignedIn,
    isKept: ({ context }) => context.userEvent !== undefined,
    isThere: (_, { userEvent }: Readonly<{ userEvent: UserEvent | undefined }>) => userEvent !== undefined,
    isAnother: ({ context }, { isSignedIn }: Readonly<{ isSignedIn: boolean }>) => isSignedIn !== context.isSignedIn,
    isDelayed: (_, { isDelayed }: Sent) => isDelayed,
    wasDelayed: (_, removed: Removed) => removed.outcome === 'done' && removed.answer.isDelayed,
    wasRemoved: (_, { outcome }: Removed) => outcome === 'done',
    wasNotRemoved: (_, { outcome }: Removed) => outcome === 'failed',
  },
}).createMachine({
  id: 'keptEvent',
  context: ({ input: { event, isSignedIn, userEvent } }) => ({
    event,
    isSignedIn,
    userEvent,
    isRead: false,
    failure: undefined,
    problem: undefined,
  }),
  initial: 'arriving',
  on: {
    'reader.changed': {
      target: '.arriving',
      guard: { type: 'isAnother', params: ({ event }) => event },
      actions: { type: 'keepReader', params: ({ event }) => event },
    },
  },
  states: {
    arriving: {
      always: [
        { target: 'anonymous', guard: 'isAnonymous' },
        { target: 'kept', guard: 'isKept' },
        { target: 'reading' },
      ],
    },
    anonymous: { on: { 'addition.requested': { actions: 'tellSignInRequired' } } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.event.id,
        onDone: [
          {
            target: 'kept',
            guard: { type: 'isThere', params: ({ event }) => ({ userEvent: event.output }) },
            actions: [
              { type: 'keepRead', params: ({ event }) => ({ userEvent: event.output }) },
              { type: 'tellKnown', params: ({ event }) => ({ userEvent: event.output }) },
            ],
          },
          {
            target: 'absent',
            actions: [
              { type: 'keepRead', params: { userEvent: undefined } },
              { type: 'tellKnown', params: { userEvent: undefined } },
            ],
          },
        ],
        onError: [
          {
            description: 'The known state still applies.',
            target: 'kept',
            guard: 'isKept',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { target: 'unreadable', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    unreadable: { on: { 'retry.requested': 'reading' } },
    absent: { on: { 'addition.requested': 'adding', 'retry.requested': 'reading' } },
    adding: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context }) => context.event.id,
        onDone: [
          {
            description: 'It is kept, and sent later.',
            target: 'absent',
            guard: { type: 'isDelayed', params: ({ event }) => event.output },
          },
          {
            target: 'reading',
            actions: { type: 'tell', params: ({ event }) => ({ change: 'added', sent: event.output }) },
          },
        ],
        onError: {
          target: 'reading',
          actions: [
            { type: 'tellFailed', params: errorOf },
            { type: 'keepProblem', params: errorOf },
          ],
        },
      },
    },
    kept: {
      on: {
        'reminder.requested': 'reminding',
        'removal.requested': 'removing',
        'retry.requested': 'reading',
        'userEvent.read': { actions: { type: 'keepRead', params: ({ event }) => event } },
      },
    },
    reminding: {
      description: 'Chooses, then sends: a failure is shown, and the choice stays.',
      invoke: {
        id: 'reminder',
        src: 'reminder',
        input: ({ context }) => ({ values: reminderValues(present(context.userEvent)) }),
        onDone: [
          { target: 'kept', guard: { type: 'isDelayed', params: ({ event }) => event.output.answer } },
          {
            target: 'reading',
            actions: { type: 'tell', params: ({ event }) => ({ change: 'reminded', sent: event.output.answer }) },
          },
        ],
        onError: { target: 'reading', actions: { type: 'tellFailed', params: errorOf } },
      },
      on: { 'form.failed': { target: '.failed', actions: { type: 'tellFailed', params: failureOfForm } } },
      initial: 'choosing',
      states: {
        choosing: { on: { cancelled: '#keptEvent.kept' } },
        failed: {
          description: 'A request failed: closing the dialog reads the event again (EVENT-09).',
          on: { cancelled: '#keptEvent.reading' },
        },
      },
    },
    removing: {
      description: 'Confirms, then acts (EVENT-06).',
      entry: 'forgetProblem',
      invoke: {
        id: 'removal',
        src: 'removal',
        input: ({ context }) => ({ subject: present(context.userEvent).id }),
        onDone: [
          { target: 'kept', guard: { type: 'wasDelayed', params: ({ event }) => event.output } },
          {
            target: 'reading',
            guard: { type: 'wasRemoved', params: ({ event }) => event.output },
            actions: [
              { type: 'keepRead', params: { userEvent: undefined } },
              { type: 'tellRemoved', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'reading',
            guard: { type: 'wasNotRemoved', params: ({ event }) => event.output },
            actions: [
              { type: 'tellNotRemoved', params: ({ event }) => event.output },
              { type: 'keepRemovalProblem', params: ({ event }) => event.output },
            ],
          },
          { target: 'kept' },
        ],
        onError: { target: 'reading', actions: { type: 'tellFailed', params: errorOf } },
      },
    },
  },
})
