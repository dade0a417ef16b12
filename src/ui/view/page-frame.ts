import type { InterfaceLanguage } from '#ui/language/languages.ts'
import type { Action, Choice } from './parts.ts'

/** This page in one language. */
export type LanguageChoice = Choice & Readonly<{ key: InterfaceLanguage; href: string }>

/** What a page shows and uses of what surrounds it. */
export type PageFrame = Readonly<{
  top: Readonly<{ back: Action }>
  /** At the foot of a page, for everyone: a link works without being an administrator (SHELL-18); none for a single language. */
  foot: Readonly<{ label: string; choices: readonly LanguageChoice[] }>
  /** The device's own language, on Home, for those who have chosen none yet: said in that language (LANG-02). */
  offer: LanguageChoice | undefined
  /** The title of the document: the screen, and the number of unread notices (NOTICE-02). */
  documentTitle: (title: string) => string
}>
