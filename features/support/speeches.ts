import { createIntl } from '@formatjs/intl'
import { appName } from '#ui/language/app-name.ts'
import type { InterfaceLanguage } from '#ui/language/languages.ts'
import german from '#ui/messages/de.json' with { type: 'json' }
import english from '#ui/messages/en.json' with { type: 'json' }
import spanish from '#ui/messages/es.json' with { type: 'json' }
import italian from '#ui/messages/it.json' with { type: 'json' }
import { type Speech, speechOf } from '#ui/view/speech.ts'

const fail = (error: Error): never => {
  throw error
}
const MESSAGES: Readonly<Record<InterfaceLanguage, Readonly<Record<string, string>>>> = {
  it: italian,
  es: spanish,
  en: english,
  de: german,
}

const newSpeech = (language: InterfaceLanguage, app: string): Speech => {
  const messages = MESSAGES[language]
  return speechOf(
    createIntl({ locale: language, messages, onError: fail, defaultRichTextElements: appName(app), onWarn: () => {} })
      .formatMessage,
    language,
  )
}

const spoken = new Map<string, Speech>()

/** The texts and formats of a language, for an app of this name. A missing message throws. */
export const speechIn = (language: InterfaceLanguage, app: string): Speech => {
  const key = `${language} ${app}`
  const speech = spoken.get(key) ?? newSpeech(language, app)
  spoken.set(key, speech)
  return speech
}
