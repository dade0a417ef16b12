import { defineMessages, type MessageDescriptor } from 'react-intl'
import { type ChatSummary, lastSpeaker } from '#domain/chat/chat.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { capitalised, type Formats } from '#ui/language/formats.ts'
import { named } from '#ui/language/titles.ts'

const words = defineMessages({
  own: { id: 'chats.own' },
  nameless: { id: 'chat.one' },
  unreadable: { id: 'chats.unreadable' },
  unsaid: { id: 'chats.noMessages' },
})

type Say = (message: MessageDescriptor, values?: Readonly<Record<string, string>>) => string

/** The name of a chat: the other party, where it is known (CHAT-09). */
export const chatName = ({ with: other }: Pick<ChatSummary, 'with'>, say: Say): string =>
  other === undefined ? say(words.nameless) : named(other.name, { formatMessage: say })

/** The last message on one line, or a placeholder without messages (CHAT-01) or where it could not be read. */
export const lastWords = (chat: Pick<ChatSummary, 'lastMessage' | 'unreadable'>, say: Say): string => {
  const said = chat.lastMessage?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (said !== '') return said
  return isUnreadable(chat, 'lastMessage') ? say(words.unreadable) : say(words.unsaid)
}

/** The same with its author, where the reader said it. */
export const saidLast = (
  chat: ChatSummary,
  reader: Parameters<typeof lastSpeaker>[1] | undefined,
  say: Say,
): string => {
  const last = lastWords(chat, say)
  const isOwn = reader !== undefined && (chat.lastMessage ?? '').trim() !== '' && lastSpeaker(chat, reader) === 'me'
  return isOwn ? say(words.own, { words: last }) : last
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
  const isYesterday = Date.parse(today) - Date.parse(day) === A_DAY
  return isYesterday ? capitalised(formats.day(day, today)) : formats.date(day)
}

/** Milliseconds between two days without time. */
const A_DAY = 86_400_000
