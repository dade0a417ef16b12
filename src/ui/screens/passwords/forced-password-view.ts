import { type ForcedPasswordNow, openForcedPassword } from '#application/identity/passwords/forced-password.flow.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { signInFailureText } from '#ui/parts/entrance/sign-in-texts.ts'
import { askedView, formView } from '#ui/view/forms.ts'
import { type Action, action, type FormView, type Panel, type Way, way } from '#ui/view/parts.ts'
import { saidIn, type Speech } from '#ui/view/speech.ts'
import { type NewPasswordView, newPasswordView } from './new-password-view.ts'
import { screenOf } from '#ui/view/screen.ts'

type Change = Readonly<{ asks: 'password'; account: string; form: FormView; chosen: NewPasswordView }>
type Entry = Readonly<{
  asks: 'entry'
  result: Readonly<{ tone: 'success' | 'danger'; text: string }>
  retry: Action
  toSignIn: Way
}>

/** A forced password change before the account is used; then the sign-in continues with it (PWD-05). */
export type ForcedPasswordView = Readonly<{
  kind: 'page'
  title: string
  /** The sentence with the username, which is at the range `from` to `to`. */
  lead: Readonly<{ text: string; from: number; to: number }> | undefined
  asked: Panel<Change | Entry> | undefined
}>

export const forcedPasswordView = (now: ForcedPasswordNow | undefined, speech: Speech): ForcedPasswordView => ({
  kind: 'page',
  title: speech.say('password.forced'),
  lead: now?.form && leadView(now.username, speech),
  asked:
    now &&
    askedView({ form: now, restart: now.restart }, speech, ({ form, username }) =>
      form ? changeView(form, username, speech) : entryView(now, speech),
    ),
})

/** A placeholder that finds the position of the username in the sentence. */
const PLACE = '\uFFFC'

const leadView = (username: string, { say }: Speech): ForcedPasswordView['lead'] => {
  const from = say('password.forcedLead', { username: PLACE }).indexOf(PLACE)
  return { text: say('password.forcedLead', { username }), from, to: from + username.length }
}

const changeView = (form: NonNullable<ForcedPasswordNow['form']>, account: string, speech: Speech): Change => ({
  asks: 'password',
  account,
  form: formView(form, speech.say('password.forcedAction'), speech),
  chosen: newPasswordView(form, speech),
})

/** The password is changed: the sign-in continues, or failed and can be retried. */
const entryView = ({ failure, isEntering, retry }: ForcedPasswordNow, speech: Speech): Entry => {
  const { say } = speech
  const why = failure ? signInFailureText(failure, speech.language).map((sentence) => saidIn(speech, sentence)) : []
  return {
    asks: 'entry',
    result: failure
      ? { tone: 'danger', text: [say('password.entryFailed'), ...why].join(' ') }
      : { tone: 'success', text: say('password.changed') },
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
