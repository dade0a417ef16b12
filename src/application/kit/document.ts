import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from './from-port.ts'
import { openReading, type Reading } from './reading.ts'
import { resourceMachine } from './resource.machine.ts'
import { keyed, type Scope } from './scope.ts'

/** A long text of the app, which `fetchText` loads by language: another language is another reading. */
export const openDocument = <Language extends string, Text>(
  scope: Scope,
  id: string,
  fetchText: (language: Language) => Promise<Text>,
) => {
  const machine = resourceMachine<Language, Text>(id).provide({
    actors: { load: fromReading(({ query }) => TaskEither.fromTask(() => fetchText(query))) },
  })
  const text = keyed<() => Reading<Text>>(scope)
  return {
    ask: (language: Language) => text.show(language, (inner) => openReading(inner, machine, language)),
    /** Undefined until it is requested. */
    now: () => text.now()?.(),
  }
}
