import { assign, emit, setup } from 'xstate'
import { needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { needsSource } from '#application/kit/from-source.ts'
import type { PresenceNews } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Settled } from '#application/ports/writes.ts'
import type { UserId } from '#domain/identity/user.ts'
import {
  advanced,
  dueIn,
  type Entry,
  hasMoreCalls,
  isInDoubt,
  isUnsettled,
  nextDue,
  type Occasion,
  staysWithAuthor,
  type Write,
  type WriteNumber,
} from '#domain/outbox/outbox.ts'
import { ended, handedOver, mayBeUnderWay } from '#domain/outbox/under-way.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { storedMoment } from '#domain/time/stored-moment.ts'
import { type Failure, isGivenUp, isRefusal, saysNo } from './sending-outcomes.ts'

/** The entries of the owner, and when they were read. */
export type OutboxReading = Readonly<{ entries: readonly Entry[]; now: Instant }>
export type Replacing = Readonly<{ before: Entry; after: Entry }>

type Context = Readonly<{
  /** Undefined while nobody is signed in, or their identity is not known. */
  owner: UserId | undefined
  entries: readonly Entry[]
  /** When the entries were read. */
  now: Instant
  isOnline: boolean
  /** Whether the network came back since the entries were read. */
  isRegained: boolean
  regainedAt: Instant | undefined
  /** Whether the entries have changed since they were read. */
  isStale: boolean
  /** The writes of this tab whose authors wait for the outcome. */
  awaited: ReadonlySet<WriteNumber>
  /** The entry being sent. */
  current: Entry | undefined
  /** Whether an attempt before this one may have arrived. */
  isInDoubt: boolean
  /** Why sending the current entry failed; undefined before that. */
  failure: Failure | undefined
  /** The server's answer to the current entry. */
  answer: unknown
}>

type Event =
  | PresenceNews
  | { type: 'owner.arrived'; owner: UserId }
  /** The session is over elsewhere: the entries wait for their owner. */
  | { type: 'owner.lost' }
  /** The server refuses the session, and what is sent in it: the entries wait for their owner. */
  | { type: 'owner.refused' }
  /** The citizen signed out: the entries are removed. */
  | { type: 'owner.left' }
  /** An entry was stored by this tab, and its author waits for the outcome. */
  | { type: 'write.posted'; number: WriteNumber }
  /** Another tab has changed the entries, or this one has removed one. */
  | { type: 'entries.changed' }
  | { type: 'turn.gained' }

/** Events that the outbox publishes. `isAwaited`: its author still waits for the outcome, and says it themselves. */
export type OutboxNews =
  | { type: 'write.sent'; entry: Entry; answer: unknown; isAwaited: boolean }
  /** The server refused it, or does not have it while its author waits: it is out of the outbox, and not sent again. */
  | { type: 'write.refused'; entry: Entry; failure: RequestFailure; isAwaited: boolean }
  /** They are kept, and sent later: their authors need not wait. */
  | { type: 'writes.delayed'; numbers: readonly WriteNumber[] }

/** Events about writes, for the citizen. */
export type PostingNews =
  /** It is kept and sent later, or lasts as long as the page where the storage is blocked or full (faults 30 and 31). */
  | { type: 'write.delayed'; write: Write; isKept: boolean }
  | { type: 'write.failed'; write: Write; failure: RequestFailure }

/** The time until a device that failed to store is tried again, and the longest time without a look, in milliseconds. */
const STUCK_FOR = 30_000
const LONGEST_REST = 86_400_000
/** The time that an author waits while another tab is sending, in milliseconds. */
const PATIENCE = 20_000

export const NOTHING: Pick<Context, 'entries' | 'awaited' | 'current' | 'isInDoubt' | 'failure' | 'answer'> = {
  entries: [],
  awaited: new Set(),
  current: undefined,
  isInDoubt: false,
  failure: undefined,
  answer: undefined,
}

const occasionOf = ({ now, awaited, regainedAt }: Context): Occasion => ({ now, awaited, regainedAt })
export const currentOf = ({ current }: Context): Entry => present(current)
const isAwaited = (context: Context): boolean => context.awaited.has(currentOf(context).number)
const withoutCurrent = (context: Context): Pick<Context, 'awaited' | 'entries'> => {
  const { number } = currentOf(context)
  return {
    awaited: new Set([...context.awaited].filter((one) => one !== number)),
    entries: context.entries.filter((one) => one.number !== number),
  }
}
/** The current entry, refused for the reason that the server gave; one that stays with its author is held. */
export const refusedCurrent = (context: Context): Entry => {
  const { failure } = context
  const refusal =
    failure?._tag === 'Refused'
      ? { status: failure.status, message: failure.message }
      : { status: 0, message: failure?._tag === 'Missing' ? failure.message : undefined }
  const current = currentOf(context)
  return { ...current, standing: staysWithAuthor(current) ? 'held' : 'refused', refusal }
}
const refusalOf = (context: Context): RequestFailure =>
  context.failure === undefined || context.failure._tag === 'Unexpected'
    ? { _tag: 'Refused', ...present(currentOf(context).refusal) }
    : context.failure
/** The awaited entries that no tab has handed to the network. */
export const toRelease = ({ entries, awaited }: Context): readonly Entry[] =>
  entries.filter(({ number, standing }) => awaited.has(number) && standing === 'posted')

/** The types of the machine, and its actors, actions, guards and delays. */
export const outboxSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as OutboxNews,
  },
  actors: {
    watchPresence: needsSource('watchPresence'),
    watchEntries: needsSource('watchEntries'),
    turn: needsSource('turn'),
    list: needsPort<OutboxReading, UserId>('list'),
    /** When it was handed over; undefined where it is there no more. */
    mark: needsPort<Instant | undefined, Entry>('mark'),
    replace: needsPort<boolean, Replacing>('replace'),
    postpone: needsPort<boolean, Entry>('postpone'),
    release: needsPort<void, readonly Entry[]>('release'),
    remove: needsPort<void, Entry>('remove'),
    forget: needsPort<void, UserId>('forget'),
    send: needsPort<unknown, Entry>('send'),
    settle: needsPort<Settled, Entry>('settle'),
  },
  actions: {
    arrive: assign((_, { owner }: Readonly<{ owner: UserId }>) => ({ ...NOTHING, owner })),
    clear: assign({ ...NOTHING, owner: undefined }),
    await: assign(({ context }, { number }: Readonly<{ number: WriteNumber }>) => ({
      awaited: new Set([...context.awaited, number]),
      isStale: true,
    })),
    noteStale: assign({ isStale: true }),
    beginReading: assign({ isStale: false, current: undefined, failure: undefined, answer: undefined }),
    takeReading: assign(({ context }, { entries, now }: OutboxReading) => ({
      entries,
      now,
      isRegained: false,
      // A network that came back while the clock ran ahead has come back by now: every try is from before a later moment.
      regainedAt: context.isRegained ? now : context.regainedAt && storedMoment(context.regainedAt, now),
    })),
    goOnline: assign(({ context }) => ({
      isOnline: true,
      isRegained: context.isRegained || !context.isOnline,
      isStale: context.isStale || !context.isOnline,
    })),
    goOffline: assign({ isOnline: false }),
    choose: assign(({ context }) => {
      const current = nextDue(context.entries, occasionOf(context))
      return { current, isInDoubt: current !== undefined && isInDoubt(current) }
    }),
    advance: assign(({ context }) => ({ current: advanced(currentOf(context)), isInDoubt: false, failure: undefined })),
    markRefused: assign(({ context }) => ({ current: refusedCurrent(context) })),
    mark: assign(({ context }, sentAt: Instant | undefined) => ({
      current: handedOver(currentOf(context), present(sentAt)),
    })),
    keepFailure: assign(({ context }, error: unknown) => {
      const failure = requestFailureOf(error)
      return { failure, current: isGivenUp(failure) ? currentOf(context) : ended(currentOf(context)) }
    }),
    keepAnswer: assign((_, { answer }: Readonly<{ answer?: unknown }>) => ({ answer })),
    dropCurrent: assign(({ context }) => withoutCurrent(context)),
    tellSent: emit(({ context }) => ({
      type: 'write.sent' as const,
      entry: currentOf(context),
      answer: context.answer,
      isAwaited: isAwaited(context),
    })),
    tellRefused: emit(({ context }) => ({
      type: 'write.refused' as const,
      entry: currentOf(context),
      failure: refusalOf(context),
      isAwaited: isAwaited(context),
    })),
    tellDelayed: emit(({ context }) => ({ type: 'writes.delayed' as const, numbers: [...context.awaited] })),
    tellPostedDelayed: emit((_, { number }: Readonly<{ number: WriteNumber }>) => ({
      type: 'writes.delayed' as const,
      numbers: [number],
    })),
    tellCurrentDelayed: emit(({ context }) => ({
      type: 'writes.delayed' as const,
      numbers: isAwaited(context) ? [currentOf(context).number] : [],
    })),
    awaitCurrentNoMore: assign(({ context }) => ({ awaited: withoutCurrent(context).awaited })),
    awaitNothing: assign({ awaited: NOTHING.awaited }),
  },
  guards: {
    isAnother: ({ context }, { owner }: Readonly<{ owner: UserId }>) => owner !== context.owner,
    isStale: ({ context }) => context.isStale,
    isDue: ({ context }) => context.isOnline && nextDue(context.entries, occasionOf(context)) !== undefined,
    hasAwaited: ({ context }) => context.awaited.size > 0,
    isNothingDue: ({ context }) => !context.isOnline || context.current === undefined,
    isRefused: ({ context }) => currentOf(context).standing === 'refused',
    isUnsettled: ({ context }) => isUnsettled(currentOf(context)),
    mayBeUnderWay: ({ context }) => mayBeUnderWay(currentOf(context), context.now),
    isGone: (_, isThere: boolean) => !isThere,
    isRefusal: (_, error: unknown) => isRefusal(requestFailureOf(error)),
    isRefusalInDoubt: ({ context }, error: unknown) => context.isInDoubt && isRefusal(requestFailureOf(error)),
    isNoInDoubt: ({ context }, { answer }: Readonly<{ answer: unknown }>) =>
      context.isInDoubt && saysNo(currentOf(context).write, answer),
    hasAnswer: ({ context }) => context.answer !== undefined,
    hasMore: ({ context }) => hasMoreCalls(currentOf(context)),
    isDoneWithMore: ({ context }, { isDone }: Settled) => isDone && hasMoreCalls(currentOf(context)),
    /** Somebody decides about it: they wait for the outcome, or find it where they wrote it. */
    isAttended: ({ context }) => isAwaited(context) || staysWithAuthor(currentOf(context)),
    isToBeHeld: ({ context }) => refusedCurrent(context).standing === 'held',
    isDone: (_, { isDone }: Settled) => isDone,
    hasFailed: ({ context }) => context.failure !== undefined,
    isOwned: ({ context }) => context.owner !== undefined,
  },
  delays: {
    stuck: STUCK_FOR,
    patience: PATIENCE,
    // Without a network nothing is sent, however long it is due: the network's return ends the rest.
    wake: ({ context }) =>
      Math.min(
        (context.isOnline ? dueIn(context.entries, occasionOf(context)) : undefined) ?? LONGEST_REST,
        LONGEST_REST,
      ),
  },
})

/** A delayed write is kept already: its author goes on. */
export const DELAY_ALL = ['tellDelayed', 'awaitNothing'] as const
