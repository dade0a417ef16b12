import { openForcedPassword } from '#application/passwords/forced-password.flow.ts'
import { SCREENS } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { forcedPasswordView } from './forced-password-view.ts'

/** A forced password change before the account is used (PWD-05); the username comes from the sign-in. */
export const screen = screenOf({
  query: () => undefined,
  open: openForcedPassword,
  view: forcedPasswordView,
  redirect: (now) => (now === undefined ? SCREENS.signIn.path : undefined),
})
