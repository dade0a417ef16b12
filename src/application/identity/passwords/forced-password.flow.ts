import { askingNow } from '#application/kit/asking.ts'
import type { Flow } from '#application/kit/flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { forcedPasswordMachine, isEntering } from './forced-password.machine.ts'

const openForced = ({ ports, run }: Scope, username: string) => {
  const actor = run(forcedPasswordMachine(ports), { username })
  return () => ({
    username,
    ...askingNow(actor),
    isEntering: isEntering(actor.getSnapshot()),
    failure: actor.getSnapshot().context.failure,
    retry: () => actor.send({ type: 'signIn.retried' }),
  })
}
export type ForcedPasswordNow = ReturnType<ReturnType<typeof openForced>>

/** A forced password change before the account is used (PWD-05). The username comes from the sign-in only. */
export const openForcedPassword = (scope: Scope): Flow<undefined, ForcedPasswordNow | undefined> => {
  const username = scope.piazza.known().attempt
  const now = username === undefined ? () => undefined : openForced(scope, username)
  return { ask: () => {}, now }
}
