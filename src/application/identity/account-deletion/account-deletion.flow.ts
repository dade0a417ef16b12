import { askingNow } from '#application/kit/asking.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openOwned } from '#application/identity/session/keyed-page.ts'
import { accountDeletionMachine } from './account-deletion.machine.ts'

/** The deletion of one's own account (PROF-07, PROF-08). */
export const openAccountDeletion = (scope: Scope) =>
  openOwned(scope, ({ ports, run }, { id, username }) => {
    const actor = run(accountDeletionMachine(ports), { values: { user: id, password: '' } })
    return () => ({ username, ...askingNow(actor) })
  })
export type AccountDeletionNow = ReturnType<ReturnType<typeof openAccountDeletion>['now']>
