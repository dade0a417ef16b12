import type { UserId } from '#domain/identity/user.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { type ChatMessage, type ChatMessageId, lastSaid, speakerOf } from './chat.ts'

/**
 * The state of a message of the outbox. `unsent`: its sending failed, or its outcome is unknown (CHAT-07). `sent`: the
 * server has it, and the conversation has not been read since.
 */
export type Standing = 'queued' | 'sending' | 'sent' | 'unsent'

/** A message written here that the last reading of the conversation does not contain yet. */
export type Outgoing = Readonly<{
  /** Its number in the outbox of the conversation; later messages have higher numbers. */
  key: number
  text: string
  /** When it was written. */
  at: Instant
  /**
   * The id of the conversation's last message when it was first sent, 0 for an empty conversation; undefined before
   * that.
   */
  after: ChatMessageId | 0 | undefined
  standing: Standing
}>

/** The messages that have not arrived, in the order they were written. They are sent in that order. */
export type Outbox = readonly Outgoing[]

/** [decided] A server may normalise white space, so white space does not distinguish messages. */
const bare = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** Adds a new message. */
export const written = (outbox: Outbox, text: string, at: Instant): Outbox => [
  ...outbox,
  { key: (outbox.at(-1)?.key ?? 0) + 1, text, at, after: undefined, standing: 'queued' },
]

const latest = (one: ChatMessageId | 0, other: ChatMessageId | 0): ChatMessageId | 0 => (one > other ? one : other)

/**
 * [decided] The outbox after a reading of the conversation. A sent message has arrived when the citizen wrote the same
 * text after the last message known at sending. Each message of the conversation confirms one message only. Messages
 * are sent one after the other, so a later message of the outbox is also later in the conversation (CHAT-07, fault 25).
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
    return [{ ...one, after }]
  })
}

/** Marks the first waiting message as being sent, after the given last message. */
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

/** Marks the message as delivered. */
export const delivered = standingOf('sent', 'sending')
/**
 * Marks the message as failed, or, after a restart, as one whose outcome is unknown; the messages behind it do not
 * overtake it. From then on other tabs know of them, so each
 * is looked for after the last message known now.
 */
export const heldBack = (outbox: Outbox, said: readonly ChatMessage[]): Outbox =>
  outbox.map((one) =>
    one.standing === 'sent'
      ? one
      : { ...one, after: one.after ?? lastSaid({ messages: said }), standing: 'unsent' as const },
  )
/** Whether the message that is being sent is in the conversation already: another tab has sent it (fault 25). */
export const hasArrived = (outbox: Outbox, said: readonly ChatMessage[], me: UserId): boolean => {
  const going = underWay(outbox)
  return going !== undefined && withoutArrived(outbox, said, me).every(({ key }) => key !== going.key)
}
/** Puts every failed message back in the queue. */
export const queuedAgain = standingOf('queued', 'unsent')
/** Removes the delivered messages: the conversation contains them now. */
export const withoutSent = (outbox: Outbox): Outbox => outbox.filter(({ standing }) => standing !== 'sent')
export const hasUnsent = (outbox: Outbox): boolean => outbox.some(({ standing }) => standing === 'unsent')
/** Removes a message that its author discarded. */
export const without = (outbox: Outbox, key: number): Outbox =>
  outbox.filter((one) => one.key !== key || one.standing !== 'unsent')
/** Appends messages, numbered after the earlier ones. */
export const behind = (before: Outbox, messages: Outbox): Outbox => {
  const last = before.at(-1)?.key ?? 0
  return messages.map((one) => ({ ...one, key: one.key + last }))
}
