import { openDocument } from '#application/kit/document.ts'
import type { Scope } from '#application/kit/scope.ts'

/** The guide in the requested language, and the search in it (HOME-03). `fetchGuide` loads a guide by language. */
export const openGuide =
  <Language extends string, Guide>(fetchGuide: (language: Language) => Promise<Guide>) =>
  (scope: Scope, first: Language) => {
    const guide = openDocument(scope, fetchGuide)
    let typed = ''
    const type = (words: string) => {
      typed = words
      scope.changed()
    }
    guide.ask(first)
    /** `guide`: undefined until it is requested; `typed`: the text of the search field. */
    return { ask: guide.ask, now: () => ({ guide: guide.now(), typed, type }) }
  }

export type GuideNow<Guide> = ReturnType<ReturnType<ReturnType<typeof openGuide<string, Guide>>>['now']>
