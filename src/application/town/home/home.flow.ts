import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Flow } from '#application/kit/flow.ts'
import { openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { homeSections } from '#domain/home/home.ts'

/** Home: its entries, read at once and for everyone (HOME-01, HOME-02), and what is typed to be looked for elsewhere. */
export const openHome = (scope: Scope) => {
  const entries = openReading(scope, ({ homeEntries }, signal) =>
    pipe(homeEntries.all(signal), TaskEither.map(homeSections)),
  )
  let sought = ''
  scope.watch(scope.piazza.session)
  const seek = (text: string): void => {
    sought = text
    scope.changed()
  }
  return {
    now: () => ({
      session: sessionNow(scope.piazza),
      entries: entries(),
      /** One's own municipality and its sheets, once they are known. */
      mine: scope.piazza.find('myTown')?.getSnapshot().context,
      sought,
      seek,
    }),
  } satisfies Flow<string, object>
}

export type HomeNow = ReturnType<ReturnType<typeof openHome>['now']>
