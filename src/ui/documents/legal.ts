import type { InterfaceLanguage } from '#ui/language/languages.ts'

/** The sections of the legal notes, in their order. */
export const LEGAL_SECTIONS = ['owner', 'accessibility', 'privacy', 'cookies', 'licence', 'responsibility'] as const
export type LegalSection = (typeof LEGAL_SECTIONS)[number]

/**
 * What a section says: to everyone, and, about something that the town may give in its configuration, where it has given
 * it and where it has not. `quoted` is a wording that the law or its model fixes. Texts call the app `{app}`, the
 * municipality `{owner}`, its address `{address}`, and a mailbox `{mail}`.
 */
type SectionWords = Readonly<{
  heading: string
  given?: readonly string[]
  missing?: readonly string[]
  paragraphs: readonly string[]
  quoted?: string
}>
export type LegalWords = Readonly<Record<LegalSection, SectionWords>>

/** The legal notes in each language: long texts are files of their own, fetched when somebody reads (LAW-01). */
export const LEGAL_WORDS: Readonly<Record<InterfaceLanguage, () => Promise<LegalWords>>> = {
  it: async () => (await import('./legal-it.ts')).legal,
  es: async () => (await import('./legal-es.ts')).legal,
  en: async () => (await import('./legal-en.ts')).legal,
  de: async () => (await import('./legal-de.ts')).legal,
}
