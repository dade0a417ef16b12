import type { Configuration } from '#domain/town/configuration.ts'
import type { Preferences } from '#application/ports/device-state.ts'

/**
 * The languages that the interface speaks, each as its own speakers call it and with the words that invite them; `locale`:
 * how it writes dates and numbers, as a BCP 47 tag. The first is the default and carries no prefix (SHELL-18, LANG-01). The
 * compiler asks for the files of texts of a new row.
 */
export const LANGUAGES = {
  it: { name: 'Italiano', invitation: 'Leggi in italiano', locale: 'it', direction: 'ltr' },
  es: { name: 'Español', invitation: 'Leer en español', locale: 'es', direction: 'ltr' },
  en: { name: 'English', invitation: 'Read this in English', locale: 'en-GB', direction: 'ltr' },
  de: { name: 'Deutsch', invitation: 'Auf Deutsch lesen', locale: 'de', direction: 'ltr' },
} as const
export type InterfaceLanguage = keyof typeof LANGUAGES
export const INTERFACE_LANGUAGES = Object.keys(LANGUAGES) as readonly InterfaceLanguage[]
export const DEFAULT_LANGUAGE: InterfaceLanguage = 'it'

/** Of the languages of the interface, those that a town offers. */
export const languagesIn = ({ languages }: Pick<Configuration, 'languages'>): readonly InterfaceLanguage[] =>
  INTERFACE_LANGUAGES.filter((language) => languages?.includes(language) ?? true)

export const isInterfaceLanguage = (code: string | undefined): code is InterfaceLanguage =>
  INTERFACE_LANGUAGES.some((language) => language === code)

/** Tells the document its language, and where its lines run: to the right, `ltr`, or to the left, `rtl` (SHELL-18). */
export const tellLanguage = (page: HTMLElement, language: InterfaceLanguage): void => {
  page.lang = language
  page.dir = LANGUAGES[language].direction
}

/** The language chosen on this device before, if any was. One that the interface does not speak gives way to the default, also where it is kept (LANG-02, fault 32). */
export const chosenLanguage = (preferences: Preferences): InterfaceLanguage | undefined => {
  const kept = preferences.language()
  if (kept._tag === 'None') return undefined
  if (isInterfaceLanguage(kept.value)) return kept.value
  preferences.chooseLanguage(DEFAULT_LANGUAGE)
  return DEFAULT_LANGUAGE
}

/**
 * The language to invite to: the first of the device's own that the town offers, unless it is spoken already or one was
 * chosen before (LANG-02).
 */
export const languageToOffer = (
  spoken: InterfaceLanguage,
  preferences: Pick<Preferences, 'language' | 'ownLanguages'>,
  configuration: Pick<Configuration, 'languages'>,
): InterfaceLanguage | undefined => {
  if (preferences.language()._tag === 'Some') return undefined
  const offered = languagesIn(configuration)
  const own = preferences
    .ownLanguages()
    .map((tag) => offered.find((code) => tag.split('-')[0] === code))
    .find(Boolean)
  return own === spoken ? undefined : own
}

/** What every path of a language begins with: nothing for Italian, the code for any other (SHELL-18). */
export const languagePrefix = (language: InterfaceLanguage): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`

/** Takes a path apart into its language and the path that is the same in every language. */
export const splitLanguage = (path: string): Readonly<{ language: InterfaceLanguage; path: string }> => {
  const code = path.split(/[/?#]/, 2)[1]
  return isInterfaceLanguage(code) && code !== DEFAULT_LANGUAGE
    ? { language: code, path: path.slice(code.length + 1).replace(/^(?!\/)/, '/') }
    : { language: DEFAULT_LANGUAGE, path }
}

/** The same page under another language (SHELL-06). */
export const inLanguage = (path: string, language: InterfaceLanguage): string =>
  languagePrefix(language) + splitLanguage(path).path

/**
 * The address under which the app opens: the front door alone follows the language chosen before; every other address
 * speaks its own (SHELL-18, LANG-02). In a town that does not offer that language it is the default's.
 */
export const openingAddress = (address: string, preferences: Preferences, configuration: Configuration): string => {
  const offered = languagesIn(configuration)
  const { language, path } = splitLanguage(address)
  if (!offered.includes(language)) return path
  const chosen = chosenLanguage(preferences)
  return chosen !== undefined && offered.includes(chosen) && /^\/(?:[?#]|$)/.test(address)
    ? languagePrefix(chosen) + address
    : address
}

/** Keeps the language that was chosen (LANG-02), and says where this very page is under it (SHELL-06). */
export const chooseLanguage = (language: InterfaceLanguage, path: string, preferences: Preferences): string => {
  preferences.chooseLanguage(language)
  return inLanguage(path, language)
}

/**
 * Of the languages that the server knows, those that the interface speaks and the town offers: the ones to choose from (SHELL-06, LANG-02).
 * One that it calls by nothing but its code is called as its speakers call it.
 */
export const choosable = <Known extends Readonly<{ code: string; name: string }>>(
  all: readonly Known[],
  configuration: Configuration,
): readonly (Known & Readonly<{ code: InterfaceLanguage }>)[] =>
  all.flatMap((one) => {
    const { code, name } = one
    return isInterfaceLanguage(code) && languagesIn(configuration).includes(code)
      ? [{ ...one, code, name: name === code ? LANGUAGES[code].name : name }]
      : []
  })
