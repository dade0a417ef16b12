import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { IntlProvider } from 'react-intl'
import { type Formats, formatsIn } from './formats.ts'
import { DEFAULT_LANGUAGE, type InterfaceLanguage } from './languages.ts'

type Messages = Awaited<ReturnType<(typeof MESSAGES)[InterfaceLanguage]>>['default']

/** Each language is a file of its own, fetched when it is spoken. */
const MESSAGES = {
  it: () => import('#ui/messages/it.json'),
  es: () => import('#ui/messages/es.json'),
} as const

const fetched = new Map<InterfaceLanguage, Promise<Messages>>()

/** The messages of a language, fetched once. */
export const messagesIn = (language: InterfaceLanguage): Promise<Messages> => {
  const known = fetched.get(language)
  if (known) return known
  const messages = MESSAGES[language]().then((file) => file.default)
  fetched.set(language, messages)
  messages.catch(() => fetched.delete(language))
  // What React would note by itself after a first wait: messages that are there need no other one.
  void messages.then((value) => Object.assign(messages, { status: 'fulfilled', value }))
  return messages
}

type Speech = Readonly<{ language: InterfaceLanguage; formats: Formats }>

const SpeechContext = createContext<Speech>({ language: DEFAULT_LANGUAGE, formats: formatsIn(DEFAULT_LANGUAGE) })

/** Speaks one language below: messages, formats and the document's own `lang` (SHELL-18). */
export const LanguageProvider = ({
  language,
  children,
}: {
  readonly language: InterfaceLanguage
  readonly children: ReactNode
}) => {
  const messages = use(messagesIn(language))
  const speech = useMemo(() => ({ language, formats: formatsIn(language) }), [language])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <SpeechContext value={speech}>
      <IntlProvider locale={language} messages={messages} onError={throwInDevelopment}>
        {children}
      </IntlProvider>
    </SpeechContext>
  )
}

/** A missing message is a defect that a test shall meet, not a citizen. */
const throwInDevelopment = (error: Error): void => {
  if (import.meta.env.MODE !== 'production') throw error
}

export const useFormats = (): Formats => use(SpeechContext).formats
/** The language that is spoken here. */
export const useLanguage = (): InterfaceLanguage => use(SpeechContext).language
