import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Clock } from '#application/ports/clock.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Outbox } from '#application/ports/outbox.ts'
import type { KeptSubscriptions } from '#application/ports/topics.ts'
import type { Writes } from '#application/ports/writes.ts'
import { callOf, type Entry, type Write } from '#domain/outbox/outbox.ts'
import { handedOver, mayLeave } from '#domain/outbox/under-way.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { standingAfter, type SubscriptionAnswer } from '#domain/topics/subscription.ts'

/** What a write is sent by, and what then follows on the device. */
export type SendingPorts = Readonly<{
  writes: Writes
  keptSubscriptions: KeptSubscriptions
  drafts: Pick<Drafts, 'survey'>
}>

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
export const settleOnce = (ports: SendingPorts, entry: Entry, signal: AbortSignal) => {
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

/**
 * Stores that an entry leaves now, and returns the moment; undefined where the entry is there no more. Once the signal is
 * aborted it does not leave, and nothing more is stored of it.
 */
export const handOver = (
  ports: Readonly<{ entries: Outbox; clock: Clock }>,
  entry: Entry,
  signal: AbortSignal,
  times = 1,
): TaskEither.TaskEither<RequestFailure, Instant | undefined> => {
  const { entries, clock } = ports
  const now = clock.now()
  const sent = handedOver(entry, now)
  return pipe(
    entries.replace(entry, sent),
    TaskEither.chain((isThere) => {
      if (!isThere || signal.aborted) return TaskEither.right(undefined)
      const isOver = times === STORED_AT_MOST || mayLeave(now, clock.now())
      return isOver ? TaskEither.right(now) : handOver(ports, sent, signal, times + 1)
    }),
  )
}
