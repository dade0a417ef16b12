import type { UserId } from '#domain/identity/user.ts'
import { type Entry, isUnsettled, type Write, type WriteNumber } from '#domain/outbox/outbox.ts'
import { typedLine } from '#domain/text/typed.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { storedMoment } from '#domain/time/stored-moment.ts'
import { type ChatId, type ChatMessage, speakerOf } from './chat.ts'

/** A message in the outbox of the device. */
export type MessageWrite = Extract<Write, { kind: 'messageSaid' }>
/** An entry of the outbox that is a message. */
export type Letter = Entry & Readonly<{ write: MessageWrite }>

/**
 * The state of a message that the conversation does not contain yet. `sent`: the server has it, and the conversation has
 * not been read since. `unsent`: it waits, or the server did not take it (CHAT-07).
 */
type Standing = 'sending' | 'sent' | 'unsent'

/** A message written here that the last reading of the conversation does not contain yet. */
export type Outgoing = Readonly<{
  key: WriteNumber
  text: string
  /** When it was written. */
  at: Instant
  standing: Standing
  /** Whether its author decides: the server did not take it. */
  isHeld: boolean
  /** Whether it can be given up: nobody is sending it, and it has not arrived. */
  isMine: boolean
}>

export const isLetter = (entry: Entry): entry is Letter => entry.write.kind === 'messageSaid'
/** [decided] A server may normalise white space, so white space does not distinguish messages. */
const isTwin = (one: Pick<MessageWrite, 'text'>, other: Pick<MessageWrite, 'text'>): boolean =>
  typedLine(one.text) === typedLine(other.text)

/** How many messages of the same text are on their way to the conversation before this one. */
export const twinsOf = (text: string, before: readonly Pick<MessageWrite, 'text'>[]): number =>
  before.filter((one) => isTwin(one, { text })).length

/**
 * [decided] Whether a conversation contains a message: its author said the same text after the last message known at
 * its writing, and once more than its twins, the messages of the same text written before it. Other texts may come in another
 * order, where two devices send (CHAT-07, fault 25).
 */
export const hasArrived = ({ text, after, twins }: MessageWrite, said: readonly ChatMessage[], me: UserId): boolean =>
  said.filter((one) => one.id > after && speakerOf(one, me) !== 'other' && isTwin(one, { text })).length > twins

/** The messages behind one that was given up: it is none of their twins any more. */
export const withoutTwin = (gone: Letter, others: readonly Letter[]): readonly (readonly [Letter, Letter])[] =>
  others.flatMap((one): readonly (readonly [Letter, Letter])[] =>
    one.number > gone.number && one.write.chat === gone.write.chat && isTwin(one.write, gone.write)
      ? [[one, { ...one, write: { ...one.write, twins: Math.max(0, one.write.twins - 1) } }]]
      : [],
  )

/** Whether the server may have a message: it was handed over at least once. */
const wasTried = (entry: Letter): boolean => isUnsettled(entry) || entry.attempts > 0

/** What a conversation shows of its outgoing messages. */
export type Seen = Readonly<{
  letters: readonly Letter[]
  /** Those that the server has, and that no reading has brought since. */
  landed: readonly Letter[]
  said: readonly ChatMessage[]
  me: UserId
  isOnline: boolean
  /** The entry that this tab is sending. */
  current: WriteNumber | undefined
  now: Instant
}>

type Progress = Pick<Outgoing, 'standing' | 'isHeld' | 'isMine'>
const LANDED: Progress = { standing: 'sent', isHeld: false, isMine: false }
const shown = ({ number, write, at }: Letter, now: Instant, { standing, isHeld, isMine }: Progress): Outgoing => ({
  key: number,
  text: write.text,
  at: storedMoment(at, now),
  standing,
  isHeld,
  isMine,
})

/** The messages that have not arrived, in the order they were written; what has arrived meanwhile is not shown twice. */
export const outgoing = ({ letters, landed, said, me, isOnline, current, now }: Seen): readonly Outgoing[] => {
  const isNew = (one: Letter): boolean => !hasArrived(one.write, said, me)
  const [head] = letters
  const isStuck = !isOnline || head?.standing === 'held' || head?.standing === 'unsettled'
  const progressOf = ({ number, standing }: Letter): Progress => {
    const isUnderWay = number === current || (standing === 'sending' && isOnline)
    return {
      standing: isUnderWay || !isStuck ? 'sending' : 'unsent',
      isHeld: standing === 'held',
      isMine: standing === 'held' || (isStuck && standing === 'waiting' && !isUnderWay),
    }
  }
  return [
    ...landed.filter(isNew).map((one) => shown(one, now, LANDED)),
    ...letters.filter((one) => !wasTried(one) || isNew(one)).map((one) => shown(one, now, progressOf(one))),
  ]
}

/** How many messages wait in each conversation: those that are sent at once do not. */
export const waitingIn = (entries: readonly Entry[], isOnline: boolean): ReadonlyMap<ChatId, number> => {
  const waiting = new Map<ChatId, number>()
  for (const one of entries.filter(isLetter)) {
    const { chat } = one.write
    const isWaiting = !isOnline || waiting.has(chat) || one.standing === 'held' || one.standing === 'unsettled'
    if (isWaiting) waiting.set(chat, (waiting.get(chat) ?? 0) + 1)
  }
  return waiting
}
