import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { openSense, type Reading } from './reading.ts'
import { keyed, type Scope } from './scope.ts'

/** A long text of the app, which `fetchText` loads by language: another language is another reading. */
export const openDocument = <Language extends string, Text>(
  scope: Scope,
  fetchText: (language: Language) => Promise<Text>,
) => {
  const text = keyed<() => Reading<Text>>(scope)
  return {
    ask: (language: Language) =>
      text.show(language, (inner) => openSense(inner, () => TaskEither.fromTask(() => fetchText(language)))),
    /** Undefined until it is requested. */
    now: () => text.now()?.(),
  }
}
