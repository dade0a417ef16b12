import { openPasswordChange } from '#application/passwords/password-change.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { changePasswordView } from './change-password-view.ts'

/** A citizen who knows the password takes another one (PWD-06). */
export const screen = screenOf({ query: () => undefined, open: openPasswordChange, view: changePasswordView })
