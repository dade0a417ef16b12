import { openAccountDeletion } from '#application/account-deletion/account-deletion.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { deleteAccountView } from './delete-account-view.ts'

/** The deletion of an account (PROF-07). */
export const screen = screenOf({ query: () => undefined, open: openAccountDeletion, view: deleteAccountView })
