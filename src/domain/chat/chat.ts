import type { Id } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Instant } from '#domain/time/calendar.ts'

export type ChatId = Id<'Chat'>
export type ChatMessageId = Id<'ChatMessage'>

/** With whom one talks: an activity, or another citizen (CHAT-09). */
export type Counterpart =
  | Readonly<{ kind: 'activity'; id: ActivityId | undefined; name: string; image: string | undefined }>
  | Readonly<{ kind: 'person'; id: UserId | undefined; name: string; image: string | undefined }>

/** A chat as the list shows it (CHAT-01). [decided] Unread and date only when the answer carries them. */
export type ChatSummary = Readonly<{
  id: ChatId
  with: Counterpart | undefined
  lastMessage: string | undefined
  lastAt: Instant | undefined
  unread: number | undefined
}>

/** Something that was said, and has arrived. Plain text from outside (fault 41). */
export type ChatMessage = Readonly<{
  id: ChatMessageId
  text: string
  at: Instant | undefined
  from: UserId | undefined
  /** Whom it was said to, where that is told instead. */
  to: UserId | undefined
}>

/** Who said something, as far as it is told: an answer that names nobody leaves it open. */
export const speakerOf = ({ from, to }: ChatMessage, me: UserId): 'me' | 'other' | 'unknown' => {
  if (from !== undefined) return from === me ? 'me' : 'other'
  return to === undefined ? 'unknown' : to === me ? 'other' : 'me'
}

/** A conversation, its messages in the order they were said (CHAT-03). */
export type Chat = Readonly<{ id: ChatId; with: Counterpart | undefined; messages: readonly ChatMessage[] }>

/** The newest first; those without a date come after those with one, the later opened first (CHAT-01). */
export const byNewest = (a: ChatSummary, b: ChatSummary): number => (b.lastAt ?? 0) - (a.lastAt ?? 0) || b.id - a.id

/** The number of the last thing said, 0 where nothing was. */
export const lastSaid = ({ messages }: Pick<Chat, 'messages'>): ChatMessageId | 0 => messages.at(-1)?.id ?? 0

/** What is known once a conversation was read anew: an answer that was overtaken by a later one tells nothing (fault 23). */
export const readAnew = (known: Chat, read: Chat): Chat =>
  lastSaid(read) > lastSaid(known) ||
  (lastSaid(read) === lastSaid(known) && read.messages.length > known.messages.length)
    ? read
    : known

/** [decided] Blanks alone say nothing (CHAT-03). */
export const saysSomething = (text: string): boolean => text.trim() !== ''
