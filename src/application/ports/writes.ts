import type { UserId } from '#domain/identity/user.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { SubscriptionAnswer } from '#domain/topics/subscription.ts'
import type { Requested } from './failure.ts'

/** Whether the server has a write; `answer` is what it would have answered, as far as it can be read back. */
export type Settled = Readonly<{ isDone: boolean; answer?: unknown }>

/** The server's answer to each kind of write. */
type Answers = Readonly<{
  /** It also lowers the unread count of the server (NOTICE-03). */
  noticeSeen: void
  /** Success closes the survey (SURVEY-03). */
  surveyAnswered: void
  /** The server's message, if any (EVENT-04). */
  eventAdded: string | undefined
  eventReminded: string | undefined
  eventRemoved: string | undefined
  /** An answer is not yet a success: `subscriptionOutcome` reads it (TOPIC-08 … TOPIC-11). */
  topicFollowed: SubscriptionAnswer
  /** The server's message, if any (TOPIC-12). */
  topicLeft: string | undefined
  profileSaved: void
  accountRenamed: void
  messageSaid: void
}>
export type WriteAnswer<W extends Write> = Answers[W['kind']]

/** The calls of the outbox. Their failures are silent here: the outbox publishes what becomes of a write. */
export interface Writes {
  /** Sends a write once; returns the server's answer to it. */
  readonly send: (write: Write) => Requested<unknown>
  /** Reads back whether the server has a write whose answer was lost (fault 25). */
  readonly settle: (write: Write, owner: UserId, signal?: AbortSignal) => Requested<Settled>
}
