import { createIntl, type MessageDescriptor } from '@formatjs/intl'
import messages from '#ui/messages/it.json' with { type: 'json' }
import type { Announcement } from '#ui/app/announcements.ts'

/** Half a word of the interface is a defect: a message that is missing fails whoever asked for it. */
const intl = createIntl({
  locale: 'it',
  messages: messages as Readonly<Record<string, string>>,
  onError: (error) => {
    throw error
  },
})

/** What the interface says, in the citizen's language. */
export const phrase = (
  message: MessageDescriptor | string,
  values?: Readonly<Record<string, string | number>>,
): string => intl.formatMessage(typeof message === 'string' ? { id: message } : message, values)

/** What an announcement says: a message of the interface, or the server's own words. */
export const wordsOf = ({ text }: Announcement): string => (typeof text === 'string' ? text : phrase(text))
