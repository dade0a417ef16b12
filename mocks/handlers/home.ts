import type { home } from '#adapters/http/contract/home.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'

/** Home and the languages. */
export const homeAnswers = (desk: Desk): Answers<typeof home> => {
  const { homeEntries, languages } = desk.collections
  return {
    entries: () => homeEntries.all(),
    languages: () => languages.all(),
  }
}
