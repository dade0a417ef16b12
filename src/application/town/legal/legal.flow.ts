import { openDocument } from '#application/kit/document.ts'
import type { Flow } from '#application/kit/flow.ts'
import type { Reading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'

export type LegalNow<Words> = Readonly<{
  /** Undefined until it is requested. */
  words: Reading<Words> | undefined
  /** Whether this town receives reports of errors. */
  isReported: boolean
}>

/** The legal notes in the requested language (LAW-01). `fetchWords` loads them by language. */
export const openLegal =
  <Language extends string, Words>(fetchWords: (language: Language) => Promise<Words>) =>
  (scope: Scope, first: Language): Flow<Language, LegalNow<Words>> => {
    const words = openDocument(scope, fetchWords)
    words.ask(first)
    return {
      ask: words.ask,
      now: () => ({ words: words.now(), isReported: scope.ports.diagnostics.isReported }),
    }
  }
