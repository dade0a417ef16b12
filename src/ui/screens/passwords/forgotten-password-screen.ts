import { openForgottenPassword } from '#application/passwords/forgotten-password.flow.ts'
import { queryOfAddress, SCREENS } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { forgottenPasswordView } from './forgotten-password-view.ts'

const asked = (address: string) => new URLSearchParams(queryOfAddress(address))

/** The code of a link is read once and removed from the URL at once: no secret stays there (PWD-02, fault 49). */
const withoutCode = (address: string): string | undefined => {
  const rest = asked(address)
  if (!rest.has('code')) return undefined
  rest.delete('code')
  return rest.size === 0 ? SCREENS.forgotPassword.path : `${SCREENS.forgotPassword.path}?${rest}`
}

/** A forgotten password (PWD-01). */
export const screen = screenOf({
  query: (address) => ({ code: asked(address).get('code') ?? undefined }),
  open: openForgottenPassword,
  view: (now, speech, { address }) => forgottenPasswordView(now, asked(address).get('migration') === 'true', speech),
  redirect: (_, address) => withoutCode(address),
})
