import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { fromSource } from '#application/kit/from-source.ts'
import { fromPresence } from '#application/kit/presence.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Outbox } from '#application/ports/outbox.ts'
import type { KeptSubscriptions } from '#application/ports/topics.ts'
import type { Writes } from '#application/ports/writes.ts'
import { callOf, type Entry, postponed, type Write } from '#domain/outbox/outbox.ts'
import { handedOver, mayLeave } from '#domain/outbox/under-way.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { standingAfter, type SubscriptionAnswer } from '#domain/topics/subscription.ts'
import { outboxMachine } from './outbox.machine.ts'

type SendingPorts = Readonly<{ writes: Writes; keptSubscriptions: KeptSubscriptions; drafts: Pick<Drafts, 'survey'> }>
export type OutboxPorts = SendingPorts & Readonly<{ outbox: Outbox; presence: Presence; clock: Clock }>

/** Stores one after the other; a failure of one does not keep the others from it. */
const each = (...stored: readonly TaskEither.TaskEither<RequestFailure, void>[]) =>
  TaskEither.fromTask(async () => {
    for (const one of stored) await one()
  })

/** The device follows what the server has confirmed (SURVEY-06, TOPIC-08); a failure of that changes nothing. */
const noted = (
  { keptSubscriptions, drafts }: SendingPorts,
  write: Write,
  answer: unknown,
): TaskEither.TaskEither<unknown, unknown> => {
  if (write.kind === 'surveyAnswered') return TaskEither.fromIO(() => drafts.survey.drop(write.notice))
  const { keep, drop, keepStanding, dropStanding } = keptSubscriptions
  if (write.kind === 'topicLeft') return each(drop(write.subscription), dropStanding(write.topic))
  if (write.kind !== 'topicFollowed') return TaskEither.right(undefined)
  const { id } = answer as SubscriptionAnswer
  const { topic } = write.request
  const standing = standingAfter(answer as SubscriptionAnswer)
  return each(
    standing ? keepStanding({ topic, ...standing }) : dropStanding(topic),
    ...(id ? [keep({ id, request: write.request })] : []),
  )
}

const quietly = (storing: TaskEither.TaskEither<unknown, unknown>): TaskEither.TaskEither<never, unknown> =>
  pipe(
    storing,
    TaskEither.orElse(() => TaskEither.right<never, unknown>(undefined)),
  )

/** Sends a write once. A subscription that another window has ended counts as ended. */
export const sendOnce = (ports: SendingPorts, write: Write): TaskEither.TaskEither<RequestFailure, unknown> =>
  pipe(
    ports.writes.send(write),
    TaskEither.orElse((failure) =>
      write.kind === 'topicLeft' && failure._tag === 'Missing' ? TaskEither.right(undefined) : TaskEither.left(failure),
    ),
    TaskEither.tap((answer) => quietly(noted(ports, write, answer))),
  )

/** Reads back the call of an entry that may have arrived; the device follows what the server has. */
const settleOnce = (ports: SendingPorts, entry: Entry, signal: AbortSignal) => {
  const call = callOf(entry)
  return pipe(
    ports.writes.settle(call, entry.owner, signal),
    TaskEither.tap(({ isDone, answer }) =>
      isDone && (call.kind !== 'topicFollowed' || answer !== undefined)
        ? quietly(noted(ports, call, answer))
        : TaskEither.right<RequestFailure, unknown>(undefined),
    ),
  )
}

/** How often the moment is stored at most: a device may be too slow for it, and is to send all the same. */
const STORED_AT_MOST = 3

/** Stores that an entry leaves now, and returns the moment; undefined where the entry is there no more. */
const handOver = (
  ports: Readonly<{ entries: Outbox; clock: Clock }>,
  entry: Entry,
  times = 1,
): TaskEither.TaskEither<RequestFailure, Instant | undefined> => {
  const { entries, clock } = ports
  const now = clock.now()
  const sent = handedOver(entry, now)
  return pipe(
    entries.replace(entry, sent),
    TaskEither.chain((isThere) => {
      if (!isThere) return TaskEither.right(undefined)
      const isOver = times === STORED_AT_MOST || mayLeave(now, clock.now())
      return isOver ? TaskEither.right(now) : handOver(ports, sent, times + 1)
    }),
  )
}

/** `chance` draws the part of a delay that is left to chance, from 0 to 1. */
export const outbox = (ports: OutboxPorts, chance: () => number = Math.random) => {
  const { outbox: entries, presence, clock } = ports
  return outboxMachine.provide({
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
      list: fromPort((owner) =>
        pipe(
          entries.list(owner),
          TaskEither.map((all) => ({ entries: all, now: clock.now() })),
        ),
      ),
      mark: fromPort((entry) => handOver({ entries, clock }, entry)),
      replace: fromPort(({ before, after }) => entries.replace(before, after)),
      postpone: fromPort((entry) => entries.replace(entry, postponed(entry, clock.now(), chance()))),
      release: fromPort((all: readonly Entry[]) =>
        pipe(
          all,
          TaskEither.traverseSeqArray((entry) => entries.replace(entry, { ...entry, standing: 'waiting' })),
          TaskEither.map((): void => undefined),
        ),
      ),
      remove: fromPort(entries.remove),
      forget: fromPort(entries.forget),
      send: fromPort((entry) => sendOnce(ports, callOf(entry))),
      settle: fromReading((entry, signal) => settleOnce(ports, entry, signal)),
    },
  })
}
