import { type ForcedPasswordNow, openForcedPassword } from '#application/identity/passwords/forced-password.flow.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { signInFailureText } from '#ui/parts/entrance/sign-in-texts.ts'
import { askedView, formView } from '#ui/view/forms.ts'
import { action, way } from '#ui/view/parts.ts'
import { saidIn, type Speech } from '#ui/view/speech.ts'
import { newPasswordView } from './new-password-view.ts'
import { screenOf } from '#ui/view/screen.ts'

/** A forced password change before the account is used; then the sign-in continues with it (PWD-05). */
export const forcedPasswordView = (now: ForcedPasswordNow | undefined, speech: Speech) => ({
  kind: 'page' as const,
  title: speech.say('password.forced'),
  lead: now?.form && leadView(now.username, speech),
  asked:
    now &&
    askedView({ form: now, restart: now.restart }, speech, ({ form, username }) =>
      form ? changeView(form, username, speech) : entryView(now, speech),
    ),
})
export type ForcedPasswordView = ReturnType<typeof forcedPasswordView>

/** A placeholder that finds the position of the username in the sentence. */
const PLACE = '\uFFFC'

/** The sentence with the username, which is at the range `from` to `to`. */
const leadView = (username: string, { say }: Speech) => {
  const from = say('password.forcedLead', { username: PLACE }).indexOf(PLACE)
  return { text: say('password.forcedLead', { username }), from, to: from + username.length }
}

const changeView = (form: NonNullable<ForcedPasswordNow['form']>, account: string, speech: Speech) => ({
  asks: 'password' as const,
  account,
  form: formView(form, speech.say('password.forcedAction'), speech),
  chosen: newPasswordView(form, speech),
})

/** The password is changed: the sign-in continues, or failed and can be retried. */
const entryView = ({ failure, isEntering, retry }: ForcedPasswordNow, speech: Speech) => {
  const { say } = speech
  const why = failure ? signInFailureText(failure, speech.language).map((sentence) => saidIn(speech, sentence)) : []
  return {
    asks: 'entry' as const,
    result: failure
      ? { tone: 'danger' as const, text: [say('password.entryFailed'), ...why].join(' ') }
      : { tone: 'success' as const, text: say('password.changed') },
    retry: action(say('password.entryRetry'), retry, { isBusy: isEntering }),
    toSignIn: way(say('password.toSignIn'), SCREENS.signIn.path),
  }
}

/** A forced password change before the account is used (PWD-05); the username comes from the sign-in. */
export const screen = screenOf({
  query: () => undefined,
  open: openForcedPassword,
  view: forcedPasswordView,
  redirect: (now) => (now === undefined ? SCREENS.signIn.path : undefined),
})
