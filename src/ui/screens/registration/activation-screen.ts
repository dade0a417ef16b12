import { openActivation } from '#application/activation/activation.flow.ts'
import { queryOfAddress } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { activationView } from './activation-view.ts'

/**
 * Activating an account (REG-03). [decided] A code from a link is put in the form and sent by a press: what opens links by
 * itself (scanners of e-mail, previews) activates nobody.
 */
export const screen = screenOf({
  query: (address) => ({ code: new URLSearchParams(queryOfAddress(address)).get('code')?.trim() ?? '' }),
  open: openActivation,
  view: activationView,
})
