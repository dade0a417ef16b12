import { keyed, type Scope } from '#application/kit/scope.ts'
import { followSession, type SessionNow, sessionNow } from './session-now.ts'

/** A page whose content is open for one key at a time. */
export type KeyedPage<Query, Opened> = Readonly<{
  /** What is open; undefined while there is no key. */
  now: () => Opened | undefined
  asked: () => Query
  /** The address asks for something else. */
  ask: (query: Query) => void
}>

/** Opens a page for what its address asks and for who reads it; another key is another page, no key is none. */
export const openKeyedPage = <Query, Opened>(
  scope: Scope,
  query: Query,
  keyOf: (query: Query, session: SessionNow) => string | undefined,
  open: (inner: Scope, query: Query, session: SessionNow) => Opened,
): KeyedPage<Query, Opened> => {
  const page = keyed<Opened>(scope)
  let asked = query
  const settle = (session: SessionNow) => page.show(keyOf(asked, session), (inner) => open(inner, asked, session))
  followSession(scope, settle)
  return {
    now: page.now,
    asked: () => asked,
    ask: (next) => {
      asked = next
      settle(sessionNow(scope.piazza))
    },
  }
}
