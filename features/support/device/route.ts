import { type InterfaceLanguage, languagePrefix, splitLanguage } from '#ui/language/languages.ts'

/** The way a window has gone: where it is, and what lies behind. */
export const createRoute = () => {
  let entries: readonly string[] = []
  const address = (): string => entries.at(-1) ?? '/'
  const language = (): InterfaceLanguage => splitLanguage(address()).language
  const enter = (next: string, replace: boolean): void => {
    entries = [...(replace ? entries.slice(0, -1) : entries), next]
  }
  return {
    /** Where it is, with the language. */
    address,
    /** Where it is, without the language. */
    path: (): string => splitLanguage(address()).path,
    language,
    hasBegun: (): boolean => entries.length > 0,
    hasHistory: (): boolean => entries.length > 1,
    /** Goes to an address, in the language of that. */
    enter,
    /** Goes elsewhere within the app, in the language that is spoken. */
    go: (path: string, replace: boolean): void => enter(languagePrefix(language()) + path, replace),
    back: (): void => {
      entries = entries.slice(0, -1)
    },
  }
}

export type Route = ReturnType<typeof createRoute>
