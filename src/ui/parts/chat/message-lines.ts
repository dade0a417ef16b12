import type { ConversationNow } from '#application/talk/chat/conversation.flow.ts'
import { type Chat, type ChatMessageId, lastSaid } from '#domain/chat/chat.ts'
import type { Outgoing } from '#domain/chat/outgoing.ts'
import { saidByDay, type TimelineRow, withOutgoing } from '#domain/chat/timeline.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { capitalised } from '#ui/language/formats.ts'
import { type LinkedText, linkedView } from '#ui/view/linked-text.ts'
import { empty, type Heading, type LongList, type Row } from '#ui/view/lists.ts'
import { type Action, action } from '#ui/view/parts.ts'
import { remembered } from '#application/kit/remembered.ts'
import type { Speech } from '#ui/view/speech.ts'

/** The state of one's own message. */
type Progress = Readonly<{ tone: 'sending' | 'sent' | 'unsent'; words: string }>

/** A message, received or being sent. */
export type MessageView = Row &
  Readonly<{
    /** The author, for screen readers. */
    who: string
    text: LinkedText
    time: string | undefined
    progress: Progress | undefined
    /** The actions of a failed message, after the check (CHAT-07). */
    resend: Action | undefined
    discard: Action | undefined
    isOwn: boolean
    /** Whether it is the first of consecutive messages of one author. */
    isFirst: boolean
  }>

/** The messages by day, and then those that have not arrived (CHAT-03, CHAT-07). */
export type MessagesView = LongList<MessageView | Heading> &
  Readonly<{
    label: string
    /** The input of a line: its height is estimated from it before it is rendered. */
    source: (place: number) => TimelineRow | undefined
    /** The last line, and whether it is the citizen's; the id of the last message. */
    end: Readonly<{ key: string | undefined; isOwn: boolean; said: ChatMessageId | 0 }>
    /**
     * The button to the end, for a reader who last was there at the message `said`: it counts the messages of others
     * since (CHAT-04).
     */
    toEnd: (said: ChatMessageId | 0) => Readonly<{ label: string; isNews: boolean }>
  }>

type Verbs = ConversationNow['verbs']

/** Creates lines on demand, and memoises them while their inputs are the same. */
const lineMaker = remembered((other: string, today: LocalDate, verbs: Verbs, speech: Speech) => {
  const { say, formats } = speech
  const known = new WeakMap<TimelineRow, MessageView | Heading>()
  const nothing = { progress: undefined, resend: undefined, discard: undefined }
  const sent: Progress = { tone: 'sent', words: say('chat.sent') }
  const dayWords = (day: LocalDate) =>
    capitalised(day.slice(0, 4) === today.slice(0, 4) ? formats.day(day, today) : formats.fullDay(day))
  const progressOf = ({ standing }: Outgoing): Progress =>
    standing === 'sent'
      ? sent
      : standing === 'unsent'
        ? { tone: 'unsent', words: say('chat.unsent') }
        : { tone: 'sending', words: say('chat.sending') }
  const make = (row: TimelineRow): MessageView | Heading => {
    const { key } = row
    switch (row.kind) {
      case 'day':
        return { kind: 'heading', key, heading: dayWords(row.day) }
      case 'said': {
        const { message, isOwn, isKnown, isFirst } = row
        const time = message.at === undefined ? undefined : formats.time(message.at)
        const who = isOwn ? say('chat.you') : isKnown ? other : say('chat.somebody')
        const text = linkedView(message.text)
        return { kind: 'row', key, who, text, time, ...nothing, ...(isOwn && { progress: sent }), isOwn, isFirst }
      }
      case 'outgoing': {
        const { message, isFirst } = row
        const isUnsent = message.standing === 'unsent'
        return {
          kind: 'row',
          key,
          who: say('chat.you'),
          text: linkedView(message.text),
          time: isUnsent ? undefined : formats.time(message.at),
          progress: progressOf(message),
          resend: message.isHeld ? action(say('chat.resend'), verbs.resend) : undefined,
          discard: message.isMine
            ? action(say('chat.discardText', { text: message.text }), () => verbs.discard(message.key))
            : undefined,
          isOwn: true,
          isFirst,
        }
      }
      default:
        return row satisfies never
    }
  }
  return (row: TimelineRow): MessageView | Heading => {
    const before = known.get(row)
    if (before) return before
    const made = make(row)
    known.set(row, made)
    return made
  }
})

type Said = Extract<TimelineRow, { kind: 'said' }>

/** The messages of others after a given one, the last first. */
const saidSince = (rows: readonly TimelineRow[], seen: ChatMessageId | 0): readonly Said[] => {
  const known = rows.findLastIndex((row) => row.kind === 'said' && row.message.id <= seen)
  return rows
    .slice(known + 1)
    .filter((row) => row.kind === 'said')
    .filter(({ isOwn }) => !isOwn)
    .reverse()
}

const saidRows = remembered(saidByDay)
const allRows = remembered((said: readonly TimelineRow[], outbox: readonly Outgoing[]) => withOutgoing(said, outbox))

const linesOf = remembered(
  (
    rows: readonly TimelineRow[],
    chat: Chat,
    name: string | undefined,
    lineOf: ReturnType<typeof lineMaker>,
    { say }: Speech,
  ) => {
    const last = rows.at(-1)
    const nothing = empty(
      say('chat.empty'),
      name === undefined ? say('chat.emptyNobody') : say('chat.emptyText', { name }),
    )
    const messages: MessagesView = {
      kind: 'list',
      label: name === undefined ? say('chat.log') : say('chat.logWith', { name }),
      length: rows.length,
      first: rows.length - 1,
      at: (place) => {
        const row = rows[place]
        return row && lineOf(row)
      },
      see: () => {},
      source: (place) => rows[place],
      end: { key: last?.key, isOwn: last?.kind === 'outgoing', said: lastSaid(chat) },
      toEnd: (said) => {
        const { length: count } = saidSince(rows, said)
        return { label: count > 0 ? say('chat.news', { count }) : say('chat.toEnd'), isNews: count > 0 }
      },
    }
    return { empty: rows.length > 0 ? undefined : nothing, messages }
  },
)

/**
 * What is said of the last message of one's own that is still under way. `isAutomatic`: the device sends it again by
 * itself, and its author does nothing about it.
 */
const unsentView = remembered((outgoing: readonly Outgoing[], { say }: Speech) => {
  const last = outgoing.findLast(({ standing }) => standing !== 'sent')
  return (
    last && {
      key: last.key,
      words: last.standing === 'unsent' ? `${say('chat.unsent')}: ${last.text}` : '',
      isAutomatic: !outgoing.some(({ isHeld }) => isHeld),
    }
  )
})

type UnsentView = NonNullable<ReturnType<typeof unsentView>>

/**
 * What listeners have heard of a message that was not sent: they hear it once, however often the device tries again by
 * itself, and anew after they have sent it again themselves (CHAT-07).
 */
export const heardOf = (before: UnsentView | undefined, now: UnsentView | undefined): UnsentView | undefined =>
  now?.words === '' && before?.key === now.key && before.isAutomatic ? before : now

type Given = Pick<ConversationNow, 'me' | 'username' | 'outgoing' | 'opened' | 'verbs'> &
  Readonly<{
    chat: Chat
    /** The name of the other party, where it is known. */
    name: string | undefined
    today: LocalDate
  }>

/**
 * All messages, unchanged ones as they were, and for the live regions the last one since the opening, and one's own that
 * was not sent.
 */
export const saidView = ({ chat, me, username, name, outgoing, opened, today, verbs }: Given, speech: Speech) => {
  const rows = allRows(saidRows(chat, me, username), outgoing)
  const other = name ?? speech.say('chat.one')
  const [latest] = saidSince(rows, opened ?? lastSaid(chat))
  return {
    ...linesOf(rows, chat, name, lineMaker(other, today, verbs, speech), speech),
    announced: latest === undefined ? '' : `${other}: ${latest.message.text}`,
    unsent: unsentView(outgoing, speech),
  }
}

export type SaidView = ReturnType<typeof saidView>
