import { openActivation } from '#application/activation/activation.flow.ts'
import { queryOfAddress } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { activationView } from './activation-view.ts'

/**
 * The activation of an account (REG-03). [decided] A code from a link fills the form, and a press sends it: software
 * that opens links automatically (e-mail scanners, previews) activates no account.
 */
export const screen = screenOf({
  query: (address) => ({ code: new URLSearchParams(queryOfAddress(address)).get('code')?.trim() ?? '' }),
  open: openActivation,
  view: activationView,
})
