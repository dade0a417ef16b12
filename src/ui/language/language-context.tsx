import { createContext, type ReactNode, use, useEffect } from 'react'
import { IntlProvider } from 'react-intl'
import type italian from '#ui/messages/it.json'
import { present } from '#application/kit/present.ts'
import { appName } from './app-name.ts'
import { DEFAULT_LANGUAGE, type InterfaceLanguage, tellLanguage } from './languages.ts'

type Messages = typeof italian
type Files<File> = Readonly<Record<string, (() => Promise<Readonly<{ default: File }>>) | undefined>>

/** Each language is two files, fetched when it is spoken: what the first page says, and the rest (see `scripts/build/compiled-messages.ts`). */
const FIRST: Files<Messages> = import.meta.glob<Readonly<{ default: Messages }>>('../messages/*.json')
const LATER: Files<Partial<Messages>> = import.meta.glob<Readonly<{ default: Partial<Messages> }>>(
  '../messages/*.json',
  { query: '?later' },
)
/** The texts of one file, for their reader to add to. */
const read = async <File extends object>(files: Files<File>, language: InterfaceLanguage): Promise<File> => ({
  ...(await present(files[`../messages/${language}.json`])()).default,
})

type Known = Map<InterfaceLanguage, Promise<Messages>>
const fetched: Known = new Map()
const whole: Known = new Map()

/** What is known of a language; fetched where nothing is, and forgotten where it does not come. */
const knownIn = (known: Known, language: InterfaceLanguage, fetch: () => Promise<Messages>): Promise<Messages> => {
  const there = known.get(language)
  if (there) return there
  const messages = fetch()
  known.set(language, messages)
  messages.catch(() => known.delete(language))
  return messages
}

/** All that is said in a language, fetched once. The rest joins what is spoken already, so that nothing is rendered anew. */
const allIn = (language: InterfaceLanguage): Promise<Messages> =>
  knownIn(whole, language, async () => {
    const first = fetched.get(language) ?? read(FIRST, language)
    const [spoken, rest] = await Promise.all([first, read(LATER, language)])
    return Object.assign(spoken, rest)
  })

/** The rest of what is said in the languages spoken so far: screens that come later than the first page wait for it. */
export const laterMessages = async (): Promise<void> => {
  await Promise.all([...fetched.keys()].map(allIn))
}

/** The messages of a language, fetched once: of the first one what the first page says, of any other all. */
export const messagesIn = (language: InterfaceLanguage): Promise<Messages> =>
  knownIn(fetched, language, () => {
    const messages = fetched.size === 0 ? read(FIRST, language) : allIn(language)
    // What React would note by itself after a first wait: messages that are there need no other one.
    void messages.then((value) => Object.assign(messages, { status: 'fulfilled', value }))
    return messages
  })

const LanguageContext = createContext<InterfaceLanguage>(DEFAULT_LANGUAGE)

type LanguageProviderProps = {
  readonly language: InterfaceLanguage
  /** The name of the app, for the messages that name it. */
  readonly app: string
  readonly children: ReactNode
}

/** Speaks one language below: messages, and the document's own `lang` and `dir` (SHELL-18). */
export const LanguageProvider = ({ language, app, children }: LanguageProviderProps) => {
  const messages = use(messagesIn(language))
  useEffect(() => {
    tellLanguage(document.documentElement, language)
  }, [language])
  return (
    <LanguageContext value={language}>
      <IntlProvider
        locale={language}
        messages={messages}
        defaultRichTextElements={appName(app)}
        onError={throwInDevelopment}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

/** A missing message is a defect that a test shall meet, not a citizen. */
const throwInDevelopment = (error: Error): void => {
  if (import.meta.env.MODE !== 'production') throw error
}

/** The language that is spoken here. */
export const useLanguage = (): InterfaceLanguage => use(LanguageContext)
