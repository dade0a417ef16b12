import * as Task from 'fp-ts/lib/Task.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup } from 'xstate'
import type { Confirmed } from '#application/kit/confirmation.machine.ts'
import type { FormFailed } from '#application/kit/form.machine.ts'
import { fromSignalled, fromReading, requestFailureOf } from '#application/kit/from-port.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import type { Post, Posted } from '#application/outbox/posted.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import type { UserEvent, UserEventId } from '#domain/events/user-event.ts'
import { reminderForm, removalMachine } from './kept-event-forms.ts'
import type { UserEventChange, UserEventNews } from './user-event-news.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Clock } from '#application/ports/clock.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import type { KeptCalendar, UserEvents } from '#application/ports/events.ts'

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
type Told = Readonly<{ change: UserEventChange; sent: Sent | undefined }>

/** What became of a removal that was sent. */
export const answerIn = (removed: Removed): Sent | undefined =>
  removed.outcome === 'done' ? removed.answer : undefined
/** Why a removal was refused. */
export const failureOfRemoval = ({ event: { output } }: Readonly<{ event: Readonly<{ output: Removed }> }>): unknown =>
  output.outcome === 'failed' ? output.failure : undefined

type KeptEventPorts = Readonly<{
  userEvents: Pick<UserEvents, 'of'>
  keptCalendar: Pick<KeptCalendar, 'note'>
  clock: Clock
  unsent: Unsent
  /** The event is the same in all of it. */
  event: EventId
  post: Post
}>

/** The saved state of one event; the device caches it, and ignores a failure of that. */
const readOne = ({ userEvents, keptCalendar }: KeptEventPorts, event: EventId, signal: AbortSignal) =>
  pipe(
    userEvents.of(event, signal),
    TaskEither.flatMap((userEvent) =>
      TaskEither.fromTask(
        pipe(
          keptCalendar.note(event, userEvent),
          Task.map(() => userEvent),
        ),
      ),
    ),
  )

/** The types of the machine, and its actors, actions and guards. */
export const keptEventSetup = (ports: KeptEventPorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Pick<Context, 'event' | 'isSignedIn'> & Readonly<{ userEvent?: UserEvent | undefined }>,
      events: {} as Event,
      emitted: {} as UserEventNews,
      children: {} as { reminder: 'reminder'; removal: 'removal' },
      tags: {} as 'busy',
    },
    actors: {
      read: fromReading((event: EventId, signal) => readOne(ports, event, signal)),
      add: fromSignalled((event: EventId, author) => ports.post({ kind: 'eventAdded', event }, author)),
      reminder: reminderForm(ports),
      removal: removalMachine.provide({
        actors: {
          act: fromSignalled(({ subject }, author) =>
            ports.post({ kind: 'eventRemoved', event: ports.event, userEvent: subject }, author),
          ),
        },
      }),
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
      forgetProblem: assign({ problem: undefined }),
      keepOutdated: assign({ isOutdated: true }),
      forgetOutdated: assign({ isOutdated: false }),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
      tellSignInRequired: emit({ type: 'userEvent.signInRequired' }),
      tellKnown: emit(({ context: { event, userEvent } }) => ({
        type: 'userEvent.known' as const,
        event: event.id,
        userEvent,
      })),
      tell: emit((_, { change, sent }: Told) => ({
        type: 'userEvent.changed' as const,
        change,
        message: sent?.isDelayed === false ? sent.answer : undefined,
      })),
      tellFailed: emit((_, error: unknown) => ({
        type: 'userEvent.failed' as const,
        failure: requestFailureOf(error),
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
      wasDelayed: (_, removed: Removed) => answerIn(removed)?.isDelayed === true,
      wasRemoved: (_, { outcome }: Removed) => outcome === 'done',
      wasNotRemoved: (_, { outcome }: Removed) => outcome === 'failed',
    },
  })
