/** The languages that the interface speaks; the first is the default and carries no prefix (SHELL-18, LANG-01). */
export const INTERFACE_LANGUAGES = ['it', 'es'] as const
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]
export const DEFAULT_LANGUAGE: InterfaceLanguage = 'it'

const isInterfaceLanguage = (code: string | undefined): code is InterfaceLanguage =>
  INTERFACE_LANGUAGES.some((language) => language === code)

/** A language to speak: the one asked for when the interface speaks it, else the default (LANG-02). */
export const spokenLanguage = (code: string | undefined): InterfaceLanguage =>
  isInterfaceLanguage(code) ? code : DEFAULT_LANGUAGE

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
