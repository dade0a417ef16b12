import type { UserId } from '#domain/identity/user.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { type ChatMessage, type ChatMessageId, lastSaid, speakerOf } from './chat.ts'

/**
 * How far a message of one's own has got. `unsent`: its sending failed, or nobody knows how it ended (CHAT-07). `sent`:
 * the server has it, and the conversation has not been read since.
 */
export type Standing = 'queued' | 'sending' | 'sent' | 'unsent'

/** A message that was written here and that the conversation, as it was last read, does not hold yet. */
export type Outgoing = Readonly<{
  /** Tells it from the others of its conversation; later ones are higher. */
  key: number
  text: string
  /** When it was written. */
  at: Instant
  /** What had been said when it was first handed over, 0 for nothing; undefined until then. */
  after: ChatMessageId | 0 | undefined
  standing: Standing
}>

/** The messages that have not arrived, in the order they were written. They go in that order: none overtakes another. */
export type Outbox = readonly Outgoing[]

/** [decided] A server may tidy up blanks: they tell no message from another. */
const bare = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** What is written next. */
export const written = (outbox: Outbox, text: string, at: Instant): Outbox => [
  ...outbox,
  { key: (outbox.at(-1)?.key ?? 0) + 1, text, at, after: undefined, standing: 'queued' },
]

const latest = (one: ChatMessageId | 0, other: ChatMessageId | 0): ChatMessageId | 0 => (one > other ? one : other)

/**
 * [decided] What is left once the conversation was read: a message handed over before has arrived when I said the same
 * after all that was known then. Each thing said stands for one message only, and since they go one after the other,
 * what comes later in the outbox came later in the conversation (CHAT-07, fault 25).
 */
export const withoutArrived = (outbox: Outbox, said: readonly ChatMessage[], me: UserId): Outbox => {
  let claimed: ChatMessageId | 0 = 0
  return outbox.flatMap((one): Outbox => {
    if (one.after === undefined) return [one]
    const after = latest(one.after, claimed)
    const arrived = said.find(
      (message) => message.id > after && speakerOf(message, me) !== 'other' && bare(message.text) === bare(one.text),
    )
    if (arrived !== undefined) {
      claimed = arrived.id
      return []
    }
    return [after === one.after ? one : { ...one, after }]
  })
}

/** The first that waits to be handed over goes now, after all that has been said. */
export const handedOver = (outbox: Outbox, said: readonly ChatMessage[]): Outbox => {
  const next = nextToSend(outbox)
  return outbox.map((one) =>
    one === next ? { ...one, after: one.after ?? lastSaid({ messages: said }), standing: 'sending' as const } : one,
  )
}

export const nextToSend = (outbox: Outbox): Outgoing | undefined => outbox.find(({ standing }) => standing === 'queued')
export const underWay = (outbox: Outbox): Outgoing | undefined => outbox.find(({ standing }) => standing === 'sending')

const standingOf =
  (standing: Standing, ...was: readonly Standing[]) =>
  (outbox: Outbox): Outbox =>
    outbox.map((one) => (was.includes(one.standing) ? { ...one, standing } : one))

/** The server has it. */
export const delivered = standingOf('sent', 'sending')
/** It did not go, and what waits behind it does not go before it. */
export const heldBack = standingOf('unsent', 'sending', 'queued')
/** All that did not go is to go once more. */
export const queuedAgain = standingOf('queued', 'unsent')
/** What the server has is in the conversation by now. */
export const withoutSent = (outbox: Outbox): Outbox => outbox.filter(({ standing }) => standing !== 'sent')
/** What was kept when the app was closed: how its last sending ended is unknown. */
export const restored = standingOf('unsent', 'sending', 'queued')
export const hasUnsent = (outbox: Outbox): boolean => outbox.some(({ standing }) => standing === 'unsent')
/** Without one that its writer gave up. */
export const without = (outbox: Outbox, key: number): Outbox =>
  outbox.filter((one) => one.key !== key || one.standing !== 'unsent')
/** These messages, numbered on after others that were written before them. */
export const behind = (before: Outbox, messages: Outbox): Outbox => {
  const last = before.at(-1)?.key ?? 0
  return messages.map((one) => ({ ...one, key: one.key + last }))
}
