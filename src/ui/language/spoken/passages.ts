import type { Passage, SpokenLanguage } from '#domain/read-aloud/sentence.ts'
import { plainWords } from './plain-words.ts'

/** The passages of texts, plain or HTML, in one language; undefined ones are left out. */
export const passagesIn = (language: SpokenLanguage, ...texts: readonly (string | undefined)[]): readonly Passage[] =>
  texts.flatMap((text) => plainWords(text ?? '').map((words) => ({ text: words, language })))
