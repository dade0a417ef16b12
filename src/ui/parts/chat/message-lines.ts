import type { ConversationNow } from '#application/talk/chat/conversation.flow.ts'
import { type Chat, type ChatMessageId, lastSaid } from '#domain/chat/chat.ts'
import type { Outgoing } from '#domain/chat/outgoing.ts'
import { saidByDay, type TimelineRow, withOutgoing } from '#domain/chat/timeline.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { capitalised } from '#ui/language/formats.ts'
import { linkedView } from '#ui/view/linked-text.ts'
import { empty, type Heading } from '#ui/view/lists.ts'
import { action } from '#ui/view/parts.ts'
import { remembered } from '#application/kit/remembered.ts'
import type { Speech } from '#ui/view/speech.ts'

type Verbs = ConversationNow['verbs']

const dayWords = (day: LocalDate, today: LocalDate, { formats }: Speech): string =>
  capitalised(day.slice(0, 4) === today.slice(0, 4) ? formats.day(day, today) : formats.fullDay(day))

const PROGRESS = { sending: 'chat.sending', sent: 'chat.sent', unsent: 'chat.unsent' } as const

/** The state of one's own message. */
const progressView = (tone: Outgoing['standing'], { say }: Speech) => ({ tone, words: say(PROGRESS[tone]) })

/** A message, received or being sent. */
const messageView = (row: Exclude<TimelineRow, { kind: 'day' }>, other: string, verbs: Verbs, speech: Speech) => {
  const { say, formats } = speech
  const { key, message, isFirst } = row
  const isOwn = row.kind === 'outgoing' || row.isOwn
  const out = row.kind === 'outgoing' ? row.message : undefined
  const isUnsent = out?.standing === 'unsent'
  return {
    kind: 'row' as const,
    key,
    /** The author, for screen readers. */
    who: isOwn ? say('chat.you') : row.isKnown ? other : say('chat.somebody'),
    text: linkedView(message.text),
    time: isUnsent || message.at === undefined ? undefined : formats.time(message.at),
    progress: isOwn ? progressView(out?.standing ?? 'sent', speech) : undefined,
    /** The actions of a failed message, after the check (CHAT-07). */
    resend: out?.isHeld ? action(say('chat.resend'), verbs.resend) : undefined,
    discard: out?.isMine
      ? action(say('chat.discardText', { text: out.text }), () => verbs.discard(out.key))
      : undefined,
    isOwn,
    /** Whether it is the first of consecutive messages of one author. */
    isFirst,
  }
}

export type MessageView = ReturnType<typeof messageView>

/** Creates lines on demand, and memoises them while their inputs are the same. */
const lineMaker = remembered((other: string, today: LocalDate, verbs: Verbs, speech: Speech) => {
  const known = new WeakMap<TimelineRow, MessageView | Heading>()
  return (row: TimelineRow): MessageView | Heading => {
    const before = known.get(row)
    if (before) return before
    const made =
      row.kind === 'day'
        ? { kind: 'heading' as const, key: row.key, heading: dayWords(row.day, today, speech) }
        : messageView(row, other, verbs, speech)
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
    const messages = {
      kind: 'list' as const,
      label: name === undefined ? say('chat.log') : say('chat.logWith', { name }),
      length: rows.length,
      first: rows.length - 1,
      at: (place: number) => {
        const row = rows[place]
        return row && lineOf(row)
      },
      see: () => {},
      /** The input of a line: its height is estimated from it before it is rendered. */
      source: (place: number): TimelineRow | undefined => rows[place],
      /** The last line, and whether it is the citizen's; the id of the last message. */
      end: { key: last?.key, isOwn: last?.kind === 'outgoing', said: lastSaid(chat) },
      /**
       * The button to the end, for a reader who last was there at the message `said`: it counts the messages of others
       * since (CHAT-04).
       */
      toEnd: (said: ChatMessageId | 0) => {
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
/** The messages by day, and then those that have not arrived (CHAT-03, CHAT-07). */
export type MessagesView = SaidView['messages']
