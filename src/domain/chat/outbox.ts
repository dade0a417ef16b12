import type { UserId } from '#domain/identity/user.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { isYetToCome } from '#domain/time/stored-moment.ts'
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
  /** The id of the conversation's last message when it was written, 0 for an empty conversation. */
  after: ChatMessageId | 0
  /** Whether it was never sent, as far as this tab knows. Only the tab that it was written in knows. */
  isNew: boolean
  standing: Standing
}>

/** The messages that have not arrived, in the order they were written. They are sent in that order. */
export type Outbox = readonly Outgoing[]

/** [decided] A server may normalise white space, so white space does not distinguish messages. */
const bare = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** Adds a new message, behind what has been said so far. */
export const written = (outbox: Outbox, text: string, at: Instant, said: readonly ChatMessage[]): Outbox => [
  ...outbox,
  {
    key: (outbox.at(-1)?.key ?? 0) + 1,
    text,
    at,
    after: lastSaid({ messages: said }),
    isNew: true,
    standing: 'queued',
  },
]

const latest = (one: ChatMessageId | 0, other: ChatMessageId | 0): ChatMessageId | 0 => (one > other ? one : other)

/**
 * [decided] The outbox after a reading of the conversation. A sent message has arrived when the citizen wrote the same
 * text after the last message known at its writing. Each message of the conversation confirms one message only: another of
 * the same text is looked for behind it. Other texts may come in another order, where two tabs send (CHAT-07, fault 25).
 */
export const withoutArrived = (outbox: Outbox, said: readonly ChatMessage[], me: UserId): Outbox => {
  // Nothing is stored over what the device has not returned yet.
  if (outbox.length === 0) return outbox
  const claimed = new Map<string, ChatMessageId>()
  return outbox.flatMap((one): Outbox => {
    const text = bare(one.text)
    const after = latest(one.after, claimed.get(text) ?? 0)
    const arrived = one.isNew
      ? undefined
      : said.find((message) => message.id > after && speakerOf(message, me) !== 'other' && bare(message.text) === text)
    if (arrived !== undefined) {
      claimed.set(text, arrived.id)
      return []
    }
    return [{ ...one, after }]
  })
}

/** Marks the first waiting message as being sent. */
export const handedOver = (outbox: Outbox): Outbox => {
  const next = nextToSend(outbox)
  return outbox.map((one) => (one === next ? { ...one, isNew: false, standing: 'sending' as const } : one))
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
 * overtake it. From then on other tabs know of them.
 */
export const heldBack = (outbox: Outbox): Outbox =>
  outbox.map((one) => (one.standing === 'sent' ? one : { ...one, isNew: false, standing: 'unsent' as const }))
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
/** The messages as they are dated now: none is written later (fault 54). */
export const dated = (outbox: Outbox, now: Instant): Outbox =>
  outbox.map((one) => (isYetToCome(one.at, now) ? { ...one, at: now } : one))
