import type { MessageDescriptor } from 'react-intl'
import { type Formats, formatsIn } from '#ui/app/formats.ts'
import type { InterfaceLanguage } from '#ui/app/languages.ts'
import type italian from '#ui/messages/it.json'

/** The name of a text of the interface; TypeScript knows them all. */
export type MessageId = keyof typeof italian

/** What is said: a text of the interface, or words of a server as they are. */
export type Said = MessageDescriptor | string

type Values = Readonly<Record<string, string | number>>
type FormatMessage = (message: MessageDescriptor, values?: Values) => string

/** How views speak: the texts and formats of one language. Views are given it and know no React. */
export type Speech = Readonly<{
  /** Says a text of the interface. */
  say: (message: MessageId | MessageDescriptor, values?: Values) => string
  /** The same as react-intl names it, for functions that components use as well. */
  formatMessage: FormatMessage
  formats: Formats
  language: InterfaceLanguage
}>

/** Makes a speech of react-intl's `formatMessage`. */
export const speechOf = (formatMessage: FormatMessage, language: InterfaceLanguage): Speech => ({
  say: (message, values) => formatMessage(typeof message === 'string' ? { id: message } : message, values),
  formatMessage,
  formats: formatsIn(language),
  language,
})

/** Says a sentence: our own in the language spoken, a server's words as they are. */
export const saidIn = ({ say }: Pick<Speech, 'say'>, sentence: Said): string =>
  typeof sentence === 'string' ? sentence : say(sentence)
