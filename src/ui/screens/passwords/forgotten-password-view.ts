import {
  type ForgottenPasswordNow,
  openForgottenPassword,
} from '#application/identity/passwords/forgotten-password.flow.ts'
import { formText } from '#ui/base/failure-texts.ts'
import { queryOfAddress, SCREENS } from '#ui/base/screens.ts'
import { askedView, fieldsOf, formView, saidBeside } from '#ui/view/forms.ts'
import { action, way } from '#ui/view/parts.ts'
import { type Said, saidOr, type Speech } from '#ui/view/speech.ts'
import { newPasswordView } from './new-password-view.ts'
import { screenOf } from '#ui/view/screen.ts'

const STEPS = ['username', 'code', 'password'] as const

/** The name of each step. */
const TITLES = { username: 'password.usernameStep', code: 'password.codeStep', password: 'password.newStep' } as const

/** A forgotten password, in three steps: username, code, new password (PWD-01 … PWD-04). */
export const forgottenPasswordView = (now: ForgottenPasswordNow, isMigration: boolean, speech: Speech) => ({
  kind: 'page' as const,
  title: speech.say('password.forgot'),
  step: askedView({ form: now, restart: now.restart }, speech, () => stepView(now, isMigration, speech)),
})
export type ForgottenPasswordView = ReturnType<typeof forgottenPasswordView>

/** The current step and its form; undefined once the new password has been sent. */
const stepView = (now: ForgottenPasswordNow, isMigration: boolean, speech: Speech) => {
  const { say } = speech
  const asked = askedIn(now, speech)
  const sign = asked?.asks ?? 'password'
  const explained = isMigration
    ? ({ title: 'password.migrationTitle', lead: 'password.migrationLead' } as const)
    : ({ title: TITLES.username, lead: 'password.usernameLead' } as const)
  return {
    sign,
    step: say('password.step', { step: STEPS.indexOf(sign) + 1, steps: STEPS.length }),
    title: say(sign === 'username' ? explained.title : TITLES[sign]),
    lead: sign === 'username' ? say(explained.lead) : undefined,
    asked,
  }
}

export type StepView = ReturnType<typeof stepView>

const askedIn = (now: ForgottenPasswordNow, speech: Speech) => {
  const { usernameForm, codeForm, replacementForm } = now
  if (usernameForm) return usernameStep(usernameForm, now, speech)
  if (codeForm) return codeStep(codeForm, now, speech)
  return replacementForm && passwordStep(replacementForm, now, speech)
}

type FormOf<Name extends keyof ForgottenPasswordNow> = NonNullable<ForgottenPasswordNow[Name]>

/** The username: the server sends a code to its owner (PWD-01). */
const usernameStep = (form: FormOf<'usernameForm'>, now: ForgottenPasswordNow, speech: Speech) => {
  const { say } = speech
  const { one } = fieldsOf(form, {}, speech)
  return {
    asks: 'username' as const,
    form: formView(form, say('password.sendCode'), speech, notSentText),
    username: one('username', 'signIn.username', { isRequired: true }),
    codeHeld: action(say('password.codeHeld'), () => now.holdCode(form.values)),
    toSignIn: way(say('password.toSignIn'), SCREENS.signIn.path),
  }
}

/** The message when no code was sent: the server's, if any (PWD-01). */
const notSentText = (failure: NonNullable<FormOf<'usernameForm'>['failure']>): Said =>
  failure._tag === 'CodeNotSent' ? (failure.message ?? { id: 'password.codeNotSent' }) : formText(failure)

/** The code: a missing, wrong (with the server's message) or expired code has an error at the field (PWD-02). */
const codeStep = (form: FormOf<'codeForm'>, now: ForgottenPasswordNow, speech: Speech) => {
  const { say } = speech
  const { one, problemOf } = fieldsOf(form, {}, speech)
  const { values, failure, isSending } = form
  const expired = !isSending && values.code === now.expired ? say('password.codeExpired') : undefined
  const wrong = failure?._tag === 'CodeWrong' ? saidOr(speech, failure.message, 'password.codeWrong') : expired
  return {
    asks: 'code' as const,
    word: now.word,
    form: formView(
      { ...form, attempts: form.attempts + now.expirations },
      say('password.codeAction'),
      speech,
      saidBeside('CodeWrong'),
    ),
    code: one('code', 'password.code', {
      hint: say('password.codeHint'),
      problem: problemOf('code') ?? wrong,
      isRequired: true,
    }),
    again: action(say('password.codeAgain'), () => now.retrace(values)),
  }
}

/** The new password, for the request of the code (PWD-03). */
const passwordStep = (form: FormOf<'replacementForm'>, now: ForgottenPasswordNow, speech: Speech) => ({
  asks: 'password' as const,
  account: now.username,
  form: formView(form, speech.say('password.replaceAction'), speech),
  chosen: newPasswordView(form, speech),
  retrace: action(speech.say('password.retrace'), () => now.retrace({})),
})

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
