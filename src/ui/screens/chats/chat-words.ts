import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { ChatSummary } from '#domain/chat/chat.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { capitalised, type Formats } from '#ui/language/formats.ts'
import { named } from '#ui/language/titles.ts'

const words = defineMessages({
  nameless: { id: 'chat.one' },
  unsaid: { id: 'chats.noMessages' },
})

type Say = (message: MessageDescriptor) => string

/** The name of a chat: the other party, where it is known (CHAT-09). */
export const chatName = ({ with: other }: Pick<ChatSummary, 'with'>, say: Say): string =>
  other === undefined ? say(words.nameless) : named(other.name, { formatMessage: say })

/** The last message on one line, or a placeholder without messages (CHAT-01). */
export const lastWords = ({ lastMessage }: Pick<ChatSummary, 'lastMessage'>, say: Say): string => {
  const said = lastMessage?.replaceAll(/\s+/g, ' ').trim() ?? ''
  return said === '' ? say(words.unsaid) : said
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
