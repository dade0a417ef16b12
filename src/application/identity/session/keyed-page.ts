import { present } from '#application/kit/present.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import type { User } from '#domain/identity/user.ts'
import { followSession, type SessionNow, sessionNow } from './session-now.ts'

/**
 * Opens a page for its URL and its reader; a new key reopens it, and without a key nothing of it is open. One is open at a
 * time.
 */
export const openKeyedPage = <Query, Opened>(
  scope: Scope,
  query: Query,
  keyOf: (query: Query, session: SessionNow) => string | undefined,
  open: (inner: Scope, query: Query, session: SessionNow) => Opened,
) => {
  const page = keyed<Opened>(scope)
  let asked = query
  const settle = (session: SessionNow) => page.show(keyOf(asked, session), (inner) => open(inner, asked, session))
  followSession(scope, settle)
  return {
    now: page.now,
    asked: () => asked,
    /** The URL changed. */
    ask: (next: Query) => {
      asked = next
      settle(sessionNow(scope.piazza))
    },
  }
}

/** Opens the page of the thing whose id stands in its URL; nothing is open of it where the URL names none. */
export const openPageOf = <Query extends Readonly<{ id: number | undefined }>, Now>(
  scope: Scope,
  query: Query,
  open: (inner: Scope, id: NonNullable<Query['id']>) => () => Now,
) => {
  const page = openKeyedPage<Query, () => Now>(
    scope,
    query,
    ({ id }) => id?.toString(),
    (inner, { id }) => open(inner, present(id)),
  )
  return {
    ask: page.ask,
    asked: page.asked,
    now: () => ({ id: page.asked().id, session: sessionNow(scope.piazza), page: page.now()?.() }),
  }
}

/** Opens what belongs to the signed-in account. It has no content while the account is unknown. */
export const openOwned = <Now>(scope: Scope, open: (inner: Scope, owner: User) => () => Now) => {
  const { ask, now } = openKeyedPage<undefined, () => Now>(
    scope,
    undefined,
    (_, { user }) => user?.id.toString(),
    (inner, _, { user }) => open(inner, present(user)),
  )
  return { ask, now: () => now()?.() }
}
