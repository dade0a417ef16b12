import type { Flow } from '#application/kit/flow.ts'
import { present } from '#application/kit/present.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import type { User } from '#domain/identity/user.ts'
import { followSession } from './session-now.ts'

/** A flow about the signed-in account. It has no content while the account is unknown. */
export const openOwned = <Now>(
  scope: Scope,
  open: (scope: Scope, owner: User) => () => Now,
): Flow<undefined, Now | undefined> => {
  const owned = keyed<() => Now>(scope)
  followSession(scope, ({ user }) => owned.show(user && String(user.id), (inner) => open(inner, present(user))))
  return { ask: () => {}, now: () => owned.now()?.() }
}
