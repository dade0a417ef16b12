import { AsyncLocalStorage } from 'node:async_hooks'
import { createIntl, type MessageDescriptor } from '@formatjs/intl'
import { type Announcement, wordsOf as announcedWords } from '#ui/app/announcements.ts'
import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '#ui/app/languages.ts'
import * as titles from '#ui/app/titles.ts'
import spanish from '#ui/messages/es.json' with { type: 'json' }
import italian from '#ui/messages/it.json' with { type: 'json' }

/** Half a word of the interface is a defect: a message that is missing fails whoever asked for it. */
const intlIn = (locale: InterfaceLanguage, messages: object) =>
  createIntl({
    locale,
    messages: messages as Readonly<Record<string, string>>,
    onError: (error) => {
      throw error
    },
  })
const INTL = { it: intlIn('it', italian), es: intlIn('es', spanish) } as const

/** Whose window speaks: there are several at once, each in its own language. */
const speaker = new AsyncLocalStorage<() => InterfaceLanguage>()

/** Whatever is said meanwhile is said in this language, as it is then. */
export const speaking = <Said>(language: () => InterfaceLanguage, say: () => Said): Said => speaker.run(language, say)

/** The language that is spoken now. */
export const languageSpoken = (): InterfaceLanguage => speaker.getStore()?.() ?? DEFAULT_LANGUAGE

/** Tasks whose every word is said in this language. */
export const spokenIn = <Tasks extends object>(language: () => InterfaceLanguage, tasks: Tasks): Tasks =>
  Object.fromEntries(
    Object.entries(tasks as Record<string, (...given: unknown[]) => unknown>).map(([name, task]) => [
      name,
      (...given: unknown[]) => speaking(language, () => task(...given)),
    ]),
  ) as Tasks

/** What the interface says, in the citizen's language. */
export const phrase = (
  message: MessageDescriptor | string,
  values?: Readonly<Record<string, string | number>>,
): string => INTL[languageSpoken()].formatMessage(typeof message === 'string' ? { id: message } : message, values)

/** The citizen's language as the screens' own functions ask for it. */
export const SPEAKER = { formatMessage: phrase } as const

/** What an announcement says: a message of the interface, or the server's own words. */
export const wordsOf = (announcement: Announcement): string => announcedWords(announcement, SPEAKER)

/** What a person is called. */
export const personName = (user: Parameters<typeof titles.personName>[0]): string => titles.personName(user, SPEAKER)
