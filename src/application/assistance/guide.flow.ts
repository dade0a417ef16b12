import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Flow } from '#application/kit/flow.ts'
import { fromReading } from '#application/kit/from-port.ts'
import { openReading, type Reading } from '#application/kit/reading.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'

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
    const machine = resourceMachine<Language, Guide>('guide').provide({
      actors: { load: fromReading(({ query }) => TaskEither.fromTask(() => fetchGuide(query))) },
    })
    const guide = keyed<() => Reading<Guide>>(scope)
    const ask = (language: Language) => guide.show(language, (inner) => openReading(inner, machine, language))
    let typed = ''
    const type = (words: string) => {
      typed = words
      scope.changed()
    }
    ask(first)
    return { ask, now: () => ({ guide: guide.now()?.(), typed, type }) }
  }
