import { openSignIn } from '#application/sign-in/sign-in.flow.ts'
import { screenAt } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { signInView } from './sign-in-view.ts'

/** The sign-in, and the one after a lost session (AUTH-02, AUTH-09). */
export const screen = screenOf({
  query: () => undefined,
  open: openSignIn,
  view: (now, speech, { address }) => signInView(now, screenAt(address) === 'signInAgain', speech),
})
