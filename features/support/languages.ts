/** The storage key of the chosen language: the features write it like an earlier version of the app. */
export const KEPT_LANGUAGE = 'piazza.device.language'

/** The current language, the available ones, and the stored one. */
export interface LanguageTasks {
  /** The language code of the page. */
  readonly spoken: () => Promise<string>
  /** The names in the language menu of the top bar, which stays open afterwards; empty without a menu. */
  readonly offered: () => Promise<readonly string[]>
  /** Chooses a language in the top bar. */
  readonly choose: (name: string) => Promise<void>
  /** The names of the links to this page in other languages, at its head and its foot. */
  readonly links: () => Promise<readonly string[]>
  readonly takeLink: (name: string) => Promise<void>
  /** The language of the device itself, before it opens the app. */
  readonly speak: (tag: string) => Promise<void>
  /** Before the device opens the app. */
  readonly keep: (code: string) => Promise<void>
  readonly kept: () => Promise<string | undefined>
  /** The current address, with the language. */
  readonly address: () => Promise<string>
}
