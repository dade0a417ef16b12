import { createIntl } from '@formatjs/intl'
import type { InterfaceLanguage } from '#ui/language/languages.ts'
import spanish from '#ui/messages/es.json' with { type: 'json' }
import italian from '#ui/messages/it.json' with { type: 'json' }
import { type Speech, speechOf } from '#ui/view/speech.ts'

const fail = (error: Error): never => {
  throw error
}
const speechIn = (language: InterfaceLanguage, messages: Readonly<Record<string, string>>): Speech => {
  return speechOf(createIntl({ locale: language, messages, onError: fail }).formatMessage, language)
}

/** The texts and formats of each language. A missing message throws. */
export const SPEECHES: Readonly<Record<InterfaceLanguage, Speech>> = {
  it: speechIn('it', italian),
  es: speechIn('es', spanish),
}
