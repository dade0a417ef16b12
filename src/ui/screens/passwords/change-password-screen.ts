import { openPasswordChange } from '#application/passwords/password-change.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { changePasswordView } from './change-password-view.ts'

/** A password change with the old password (PWD-06). */
export const screen = screenOf({ query: () => undefined, open: openPasswordChange, view: changePasswordView })
