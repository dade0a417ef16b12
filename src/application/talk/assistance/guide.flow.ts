import { openDocument } from '#application/kit/document.ts'
import type { Flow } from '#application/kit/flow.ts'
import type { Reading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'

export type GuideNow<Guide> = Readonly<{
  /** Undefined until it is requested. */
  guide: Reading<Guide> | undefined
  /** The text of the search field. */
  typed: string
  type: (words: string) => void
}>

/** The guide in the requested language, and the search in it (HOME-03). `fetchGuide` loads a guide by language. */
export const openGuide =
  <Language extends string, Guide>(fetchGuide: (language: Language) => Promise<Guide>) =>
  (scope: Scope, first: Language): Flow<Language, GuideNow<Guide>> => {
    const guide = openDocument(scope, fetchGuide)
    let typed = ''
    const type = (words: string) => {
      typed = words
      scope.changed()
    }
    guide.ask(first)
    return { ask: guide.ask, now: () => ({ guide: guide.now(), typed, type }) }
  }
