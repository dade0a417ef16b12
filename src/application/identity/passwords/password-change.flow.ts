import { askingNow } from '#application/kit/asking.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openOwned } from '#application/identity/session/keyed-page.ts'
import { passwordChangeMachine } from './password-change.machine.ts'

/** The change of one's own password (PWD-06 … PWD-09). */
export const openPasswordChange = (scope: Scope) =>
  openOwned(scope, ({ ports, run }, { id, username }) => {
    const actor = run(passwordChangeMachine(ports), {
      values: { user: id, oldPassword: '', password: '', confirmation: '' },
    })
    return () => ({ username, ...askingNow(actor) })
  })
export type PasswordChangeNow = ReturnType<ReturnType<typeof openPasswordChange>['now']>
