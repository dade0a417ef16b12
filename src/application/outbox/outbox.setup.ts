import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup } from 'xstate'
import { fromPort, fromReading, fromSignalled, requestFailureOf } from '#application/kit/from-port.ts'
import { fromSource } from '#application/kit/from-source.ts'
import { fromPresence } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Outbox } from '#application/ports/outbox.ts'
import type { Settled } from '#application/ports/writes.ts'
import type { UserId } from '#domain/identity/user.ts'
import {
  advanced,
  callOf,
  dueIn,
  type Entry,
  hasMoreCalls,
  isInDoubt,
  isUnsettled,
  nextDue,
  postponed,
  staysWithAuthor,
  type WriteNumber,
} from '#domain/outbox/outbox.ts'
import { ended, handedOver, mayBeUnderWay } from '#domain/outbox/under-way.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { storedMoment } from '#domain/time/stored-moment.ts'
import {
  currentOf,
  isAwaited,
  NOTHING,
  occasionOf,
  type OutboxContext,
  type OutboxEvent,
  type OutboxNews,
  refusalOf,
  refusedCurrent,
  withoutCurrent,
} from './outbox.context.ts'
import { handOver, sendOnce, type SendingPorts, settleOnce } from './send-once.ts'
import { isGivenUp, isRefusal, saysNo } from './sending-outcomes.ts'

/** The time until a device that failed to store is tried again, and the longest time without a look, in milliseconds. */
const STUCK_FOR = 30_000
const LONGEST_REST = 86_400_000
/** The time that an author waits while another tab is sending, in milliseconds. */
const PATIENCE = 20_000

export type OutboxPorts = SendingPorts & Readonly<{ outbox: Outbox; presence: Presence; clock: Clock }>

/** The entries of the owner, and when they were read. */
type OutboxReading = Readonly<{ entries: readonly Entry[]; now: Instant }>

/**
 * The types of the machine, and its actors, actions, guards and delays. `chance` draws the part of a delay that is left to
 * chance, from 0 to 1.
 */
export const outboxSetup = (ports: OutboxPorts, chance: () => number = Math.random) => {
  const { outbox: entries, presence, clock } = ports
  return setup({
    types: {
      context: {} as OutboxContext,
      events: {} as OutboxEvent,
      emitted: {} as OutboxNews,
    },
    actors: {
      watchPresence: fromPresence(presence, ({ isOnline }) => isOnline()),
      watchEntries: fromSource<{ type: 'entries.changed' }>((tell) => {
        const open = new AbortController()
        void entries.watch(() => tell({ type: 'entries.changed' }), open.signal)()
        return () => open.abort()
      }),
      turn: fromSource<{ type: 'turn.gained' }>((tell) => {
        const end = new AbortController()
        const untilEnd = () =>
          new Promise<void>((resolve) => {
            tell({ type: 'turn.gained' })
            end.signal.addEventListener('abort', () => resolve(), { once: true })
          })
        void entries.exclusively(untilEnd, end.signal)()
        return () => end.abort()
      }),
      list: fromPort((owner: UserId) =>
        pipe(
          entries.list(owner),
          TaskEither.map((all) => ({ entries: all, now: clock.now() })),
        ),
      ),
      /** When it was handed over; undefined where it is there no more. */
      mark: fromSignalled((entry: Entry, signal) => handOver({ entries, clock }, entry, signal)),
      replace: fromPort(({ before, after }: Readonly<{ before: Entry; after: Entry }>) =>
        entries.replace(before, after),
      ),
      postpone: fromPort((entry: Entry) => entries.replace(entry, postponed(entry, clock.now(), chance()))),
      release: fromPort((all: readonly Entry[]) =>
        pipe(
          all,
          TaskEither.traverseSeqArray((entry) => entries.replace(entry, { ...entry, standing: 'waiting' })),
          TaskEither.map((): void => undefined),
        ),
      ),
      remove: fromPort(entries.remove),
      forget: fromPort(entries.forget),
      send: fromPort((entry: Entry) => sendOnce(ports, callOf(entry))),
      settle: fromReading((entry: Entry, signal) => settleOnce(ports, entry, signal)),
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
      advance: assign(({ context }) => ({
        current: advanced(currentOf(context)),
        isInDoubt: false,
        failure: undefined,
      })),
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
}

export type OutboxSetup = ReturnType<typeof outboxSetup>

/** A delayed write is kept already: its author goes on. */
export const DELAY_ALL = ['tellDelayed', 'awaitNothing'] as const
