import { createIntl, type IntlShape } from '@formatjs/intl'
import { appName } from '#ui/language/app-name.ts'
import type { InterfaceLanguage } from '#ui/language/languages.ts'
import german from '#ui/messages/de.json' with { type: 'json' }
import english from '#ui/messages/en.json' with { type: 'json' }
import spanish from '#ui/messages/es.json' with { type: 'json' }
import italian from '#ui/messages/it.json' with { type: 'json' }
import { type Speech, speechOf } from '#ui/view/speech.ts'

const MESSAGES: Readonly<Record<InterfaceLanguage, Readonly<Record<string, string>>>> = {
  it: italian,
  es: spanish,
  en: english,
  de: german,
}

const fail = (error: Error): never => {
  throw error
}

/** For tests: the messages of a language in an app of this name. A message or a value that is missing throws. */
export const intlIn = (language: InterfaceLanguage, app = 'Piazza'): IntlShape<string> =>
  createIntl<string>({
    locale: language,
    messages: MESSAGES[language],
    onError: fail,
    // That the messages are not compiled.
    onWarn: () => {},
    defaultRichTextElements: appName(app),
  })

const spoken = new Map<string, Speech>()

/** For tests and scenarios: the texts and formats of a language, in an app of this name. What is missing throws. */
export const speechIn = (language: InterfaceLanguage, app = 'Piazza'): Speech => {
  const key = `${language} ${app}`
  const speech = spoken.get(key) ?? speechOf(intlIn(language, app).formatMessage, language)
  spoken.set(key, speech)
  return speech
}
