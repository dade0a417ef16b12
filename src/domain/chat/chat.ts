import { typedText } from '#domain/text/typed.ts'
import type { Id } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Partly } from '#domain/unreadable.ts'
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
  /** The last message as a whole; undefined where the row has no messages. */
  newest: ChatMessage | undefined
}> &
  Partly<'lastMessage'>

/** What an answer tells of the author of a message. */
export type Authorship = Readonly<{
  from: UserId | undefined
  /** The recipient, where the server names the recipient instead of the author. */
  to: UserId | undefined
  /** The username of the author, where the server names it instead of an id. */
  by?: string | undefined
}>

/** A message that the server has. Plain text from outside (fault 41). */
export type ChatMessage = Authorship & Readonly<{ id: ChatMessageId; text: string; at: Instant | undefined }>

/** The author of a message; undefined when the answer names nobody. */
export const speakerOf = ({ from, to, by }: Authorship, me: UserId, username?: string): 'me' | 'other' | 'unknown' => {
  if (from !== undefined) return from === me ? 'me' : 'other'
  if (by !== undefined && username !== undefined) return by.toLowerCase() === username.toLowerCase() ? 'me' : 'other'
  return to === undefined ? 'unknown' : to === me ? 'other' : 'me'
}

/** Whoever reads the chats. */
type Reader = Readonly<{ id: UserId; username: string }>

/** Who said the last message of a chat. Unread messages are of the other. */
export const lastSpeaker = ({ newest, unread = 0 }: ChatSummary, { id, username }: Reader) =>
  unread > 0 ? 'other' : newest === undefined ? 'unknown' : speakerOf(newest, id, username)

/** [decided] A chat waits for an answer when the other said the last word, and it asks something (CHAT-10). */
export const awaitsAnswer = (chat: ChatSummary, reader: Reader): boolean =>
  lastSpeaker(chat, reader) === 'other' && chat.lastMessage?.includes('?') === true

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

/** [decided] A message in which nothing is to be seen is empty (CHAT-03). */
export const saysSomething = (text: string): boolean => typedText(text) !== ''
