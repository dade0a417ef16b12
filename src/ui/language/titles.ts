import type { MessageDescriptor } from 'react-intl'
import { fullName, type User } from '#domain/identity/user.ts'

const words = { title: { id: 'missing.title' }, name: { id: 'missing.name' } } as const

/** Whoever puts messages in words: `intl` of a component, or what stands in for it where there is no page. */
export type Speaker = Readonly<{ formatMessage: (message: MessageDescriptor) => string }>

/** Whether there is nothing to read in a text that a server gave: such a chip, caption or line is not shown. */
export const isBlank = (text: string | undefined): text is '' | undefined => text === undefined || text.trim() === ''

/** What something is called that has a title: a notice, an event, a board, a sheet, a result, an advertisement. */
export const titled = (title: string, intl: Speaker): string =>
  isBlank(title) ? intl.formatMessage(words.title) : title

/** What something is called that has a name: an activity, a contact, a municipality, a category, a topic, a person. */
export const named = (name: string, intl: Speaker): string => (isBlank(name) ? intl.formatMessage(words.name) : name)

/** A name for a message that is put in words later, elsewhere. */
export const nameToSay = (name: string): string | MessageDescriptor => (isBlank(name) ? words.name : name)

/** What a person is called: by name and surname, else by the username, else that there is no name. */
export const personName = (user: Pick<User, 'name' | 'surname' | 'username'>, intl: Speaker): string =>
  named(fullName(user), intl)
