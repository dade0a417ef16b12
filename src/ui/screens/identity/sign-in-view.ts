import type { LostSession } from '#application/identity/session/session-change.ts'
import { openSignIn, type SignInNow } from '#application/identity/sign-in/sign-in.flow.ts'
import { screenAt, SCREENS } from '#ui/base/screens.ts'
import { signInFailureText } from '#ui/parts/entrance/sign-in-texts.ts'
import { DEFAULT_LANGUAGE } from '#ui/language/languages.ts'
import { askedView, fieldsOf, formView } from '#ui/view/forms.ts'
import { action, way } from '#ui/view/parts.ts'
import { type Said, saidIn, type Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

/** Username and password. After a lost session it shows the reason (AUTH-09); `isAgain`: the sign-in after one. */
export const signInView = (now: SignInNow, isAgain: boolean, speech: Speech) => ({
  kind: 'page' as const,
  title: speech.say('signIn.title'),
  lead: leadOf(now, speech),
  asked: askedView(now, speech, (form) => credentialsView(form, now, isAgain, speech)),
})
export type SignInView = ReturnType<typeof signInView>

/** What waits on the device is said to its author (AUTH-19): nothing of it is said to be anybody's. */
const leadOf = ({ waiting }: SignInNow, { say }: Speech): string =>
  waiting === undefined || waiting.writes === 0
    ? say('signIn.lead')
    : say(waiting.owners > 1 ? 'signIn.waitingOfSeveral' : 'signIn.waiting', { count: waiting.writes })

/**
 * The reason of a lost session: a stored one that the server refused has invalid credentials (ERR-06); the server's
 * message follows.
 */
const lostText = ({ during, message }: LostSession): readonly Said[] =>
  during === 'reload'
    ? [{ id: 'session.invalid' }, ...(message === undefined ? [] : [message])]
    : [message ?? { id: 'session.expired' }]

const credentialsView = (
  form: NonNullable<SignInNow['form']>,
  { lost, isEntering, bringCode }: SignInNow,
  isAgain: boolean,
  speech: Speech,
) => {
  const { say } = speech
  const { failure } = form
  const { one } = fieldsOf(form, {}, speech)
  const given =
    failure?._tag === 'CredentialsRefused' && speech.language !== DEFAULT_LANGUAGE ? failure.message : undefined
  const why = failure ? signInFailureText(failure, speech.language) : lost && isAgain ? lostText(lost) : []
  const code = action(say('signIn.code'), bringCode)
  const isInactive = failure?._tag === 'AccountInactive'
  const [text, ...more] = why.map((sentence) => saidIn(speech, sentence))
  return {
    form: {
      ...formView({ ...form, isSending: form.isSending || isEntering }, say('signIn.action'), speech, () => undefined),
      failure:
        text === undefined
          ? undefined
          : {
              text,
              ...(more.length > 0 && { more }),
              isUnreached: failure?._tag === 'Unreachable',
              ...(given !== undefined && { said: given }),
              ...(isInactive && { act: code }),
            },
    },
    username: one('username', 'signIn.username', { isRequired: true }),
    password: one('password', 'signIn.password', { isRequired: true }),
    forgot: way(say('signIn.forgot'), SCREENS.forgotPassword.path),
    register: way(say('signIn.register'), SCREENS.registration.path),
    /** To the activation (REG-03); beside the failure where that is what is missing. */
    code: isInactive ? undefined : code,
  }
}

/** The sign-in, and the one after a lost session (AUTH-02, AUTH-09). */
export const screen = screenOf({
  query: () => undefined,
  open: openSignIn,
  view: (now, speech, { address }) => signInView(now, screenAt(address) === 'signInAgain', speech),
})
