import { type ChatSummary, lastSpeaker } from '#domain/chat/chat.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { dayOf, type LocalDate, addDays } from '#domain/time/calendar.ts'
import { capitalised, type Formats } from '#ui/language/formats.ts'
import { named } from '#ui/language/titles.ts'
import type { Speech } from '#ui/view/speech.ts'

/** The name of a chat: the other party, where it is known (CHAT-09). */
export const chatName = ({ with: other }: Pick<ChatSummary, 'with'>, speech: Speech): string =>
  other === undefined ? speech.say('chat.one') : named(other.name, speech)

/** The last message on one line, or a placeholder without messages (CHAT-01) or where it could not be read. */
export const lastWords = (chat: Pick<ChatSummary, 'lastMessage' | 'unreadable'>, { say }: Speech): string => {
  const said = chat.lastMessage?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (said !== '') return said
  return say(isUnreadable(chat, 'lastMessage') ? 'chats.unreadable' : 'chats.noMessages')
}

/** The same with its author, where the reader said it. */
export const saidLast = (
  chat: ChatSummary,
  reader: Parameters<typeof lastSpeaker>[1] | undefined,
  speech: Speech,
): string => {
  const last = lastWords(chat, speech)
  const isOwn = reader !== undefined && (chat.lastMessage ?? '').trim() !== '' && lastSpeaker(chat, reader) === 'me'
  return isOwn ? speech.say('chats.own', { words: last }) : last
}

/**
 * The time of the last message: today its time, yesterday that word, before that the date. Undefined without a date.
 */
export const lastTime = (
  { lastAt }: Pick<ChatSummary, 'lastAt'>,
  today: LocalDate,
  formats: Formats,
): string | undefined => {
  if (lastAt === undefined) return undefined
  const day = dayOf(lastAt)
  if (day === today) return formats.time(lastAt)
  return day === addDays(today, -1) ? capitalised(formats.day(day, today)) : formats.date(day)
}
