import type { MessageDescriptor } from 'react-intl'
import { isolated } from '#domain/text/direction.ts'
import type { Beside } from '#ui/base/failure-texts.ts'
import { type Formats, formatsIn } from '#ui/language/formats.ts'
import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '#ui/language/languages.ts'
import type italian from '#ui/messages/it.json'

/** The key of a message of the interface; TypeScript knows them all. */
export type MessageId = keyof typeof italian

/** A text: a message of the interface, a server's message as it is, or both. */
export type Said = MessageDescriptor | string | Beside

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

/** Creates a speech from react-intl's `formatMessage`: what comes from outside runs as it does, inside our sentences. */
export const speechOf = (format: FormatMessage, language: InterfaceLanguage): Speech => {
  const formatMessage: FormatMessage = (message, values) => format(message, values && isolatedValues(values))
  return {
    say: (message, values) => formatMessage(typeof message === 'string' ? { id: message } : message, values),
    formatMessage,
    formats: formatsIn(language),
    language,
  }
}

/** The values of a message, each isolated (FMT-06). */
export const isolatedValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  )

/**
 * What is said where the server has words of its own. [decided] In its language those alone; in another one our sentence,
 * which says the same (LANG-01).
 */
export const saidOr = (
  { say, language }: Pick<Speech, 'say' | 'language'>,
  message: string | undefined,
  own: MessageId,
): string => (language === DEFAULT_LANGUAGE && message !== undefined ? message : say(own))

/** Formats a text: our messages in the current language, a server's message as it is. */
export const saidIn = ({ say }: Pick<Speech, 'say'>, sentence: Said): string => {
  if (typeof sentence === 'string') return sentence
  return 'ours' in sentence ? `${say(sentence.ours)} ${isolated(sentence.theirs)}` : say(sentence)
}
