import type { Policy } from '#domain/profile/profile.ts'
import type { InterfaceLanguage } from '#ui/language/languages.ts'

/** A document to be read: its sections, each a heading and some paragraphs. */
export type PolicyDocument = readonly (readonly [heading: string, ...paragraphs: string[]])[]

export type PolicyDocuments = Readonly<Record<Policy, PolicyDocument>>

/** Long texts are files of their own, one a language, fetched when somebody reads. */
export const POLICY_DOCUMENTS: Readonly<Record<InterfaceLanguage, () => Promise<PolicyDocuments>>> = {
  it: async () => (await import('./policies-it.ts')).policies,
  es: async () => (await import('./policies-es.ts')).policies,
  en: async () => (await import('./policies-en.ts')).policies,
  de: async () => (await import('./policies-de.ts')).policies,
}
