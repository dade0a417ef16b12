import type { Id } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Instant } from '#domain/time/calendar.ts'

export type ChatId = Id<'Chat'>
export type ChatMessageId = Id<'ChatMessage'>

/** The other party of a chat: an activity, or another citizen (CHAT-09). */
export type Counterpart =
  | Readonly<{ kind: 'activity'; id: ActivityId | undefined; name: string; image: string | undefined }>
  | Readonly<{ kind: 'person'; id: UserId | undefined; name: string; image: string | undefined }>

/** A chat as a row of the list (CHAT-01). [decided] Unread count and date are there only when the answer has them. */
export type ChatSummary = Readonly<{
  id: ChatId
  with: Counterpart | undefined
  lastMessage: string | undefined
  lastAt: Instant | undefined
  unread: number | undefined
}>

/** A message that the server has. Plain text from outside (fault 41). */
export type ChatMessage = Readonly<{
  id: ChatMessageId
  text: string
  at: Instant | undefined
  from: UserId | undefined
  /** The recipient, where the server names the recipient instead of the author. */
  to: UserId | undefined
}>

/** The author of a message; undefined when the answer names nobody. */
export const speakerOf = ({ from, to }: ChatMessage, me: UserId): 'me' | 'other' | 'unknown' => {
  if (from !== undefined) return from === me ? 'me' : 'other'
  return to === undefined ? 'unknown' : to === me ? 'other' : 'me'
}

/** A conversation, its messages in chronological order (CHAT-03). */
export type Chat = Readonly<{ id: ChatId; with: Counterpart | undefined; messages: readonly ChatMessage[] }>

/** Newest first; chats without a date come after the others, the later opened first (CHAT-01). */
export const byNewest = (a: ChatSummary, b: ChatSummary): number => (b.lastAt ?? 0) - (a.lastAt ?? 0) || b.id - a.id

/** The id of the last message, 0 where there is none. */
export const lastSaid = ({ messages }: Pick<Chat, 'messages'>): ChatMessageId | 0 => messages.at(-1)?.id ?? 0

/** The conversation after a reading: an answer that a later one has overtaken is ignored (fault 23). */
export const readAnew = (known: Chat, read: Chat): Chat =>
  lastSaid(read) > lastSaid(known) ||
  (lastSaid(read) === lastSaid(known) && read.messages.length > known.messages.length)
    ? read
    : known

/** [decided] A message of white space only is empty (CHAT-03). */
export const saysSomething = (text: string): boolean => text.trim() !== ''
