import type { MessageDescriptor } from 'react-intl'
import { type Formats, formatsIn } from '#ui/language/formats.ts'
import type { InterfaceLanguage } from '#ui/language/languages.ts'
import type italian from '#ui/messages/it.json'

/** The key of a message of the interface; TypeScript knows them all. */
export type MessageId = keyof typeof italian

/** A text: a message of the interface, or a server's message as it is. */
export type Said = MessageDescriptor | string

type Values = Readonly<Record<string, string | number>>
type FormatMessage = (message: MessageDescriptor, values?: Values) => string

/** The translation functions of views: the messages and formats of one language, without React. */
export type Speech = Readonly<{
  /** Formats a message of the interface. */
  say: (message: MessageId | MessageDescriptor, values?: Values) => string
  /** The same under react-intl's name, for functions that components use as well. */
  formatMessage: FormatMessage
  formats: Formats
  language: InterfaceLanguage
}>

/** Creates a speech from react-intl's `formatMessage`. */
export const speechOf = (formatMessage: FormatMessage, language: InterfaceLanguage): Speech => ({
  say: (message, values) => formatMessage(typeof message === 'string' ? { id: message } : message, values),
  formatMessage,
  formats: formatsIn(language),
  language,
})

/** Formats a text: our messages in the current language, a server's message as it is. */
export const saidIn = ({ say }: Pick<Speech, 'say'>, sentence: Said): string =>
  typeof sentence === 'string' ? sentence : say(sentence)
