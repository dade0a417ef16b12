import { type ActivationNow, openActivation } from '#application/identity/activation/activation.flow.ts'
import { queryOfAddress, SCREENS } from '#ui/base/screens.ts'
import { askedView, fieldsOf, formView, saidBeside } from '#ui/view/forms.ts'
import { way } from '#ui/view/parts.ts'
import { saidOr, type Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

/** The activation of an account by the code of the e-mail (REG-03). */
export const activationView = (now: ActivationNow, speech: Speech) => ({
  kind: 'page' as const,
  title: speech.say('activation.title'),
  lead: leadOf(now, speech),
  /** Whose account it is, what the server said of the registration, and when the first password comes (REG-01). */
  notes: notesOf(now, speech),
  asked: askedView(now, speech, (form) => codeView(form, now.isInactive, speech)),
})
export type ActivationView = ReturnType<typeof activationView>

const leadOf = ({ isCodeBrought, applied }: ActivationNow, { say }: Speech): string => {
  if (isCodeBrought) return say('activation.leadWithCode')
  return applied ? say('activation.leadTo', { email: applied.email }) : say('activation.lead')
}

/** What stays to be read for as long as the code is asked for; the toast of the registration goes. */
const notesOf = ({ username, applied }: ActivationNow, { say }: Speech): readonly string[] => [
  ...(username === undefined ? [] : [say('activation.account', { username })]),
  ...(applied?.message === undefined ? [] : [applied.message]),
  say('activation.firstPassword', { forgot: say('signIn.forgot') }),
]

/**
 * The code: a missing or wrong one has an error at the field; an account that is still not active has a message above
 * it.
 */
const codeView = (form: NonNullable<ActivationNow['form']>, isInactive: boolean, speech: Speech) => {
  const { say } = speech
  const { failure, isSending } = form
  const { one, problemOf } = fieldsOf(form, {}, speech)
  const shown = formView(form, say('activation.action'), speech, saidBeside('CodeWrong'))
  const inactive = isInactive && !isSending ? { text: say('activation.inactive'), isUnreached: false } : undefined
  const wrong = failure?._tag === 'CodeWrong' ? saidOr(speech, failure.message, 'activation.wrong') : undefined
  return {
    form: { ...shown, failure: shown.failure ?? inactive },
    code: one('code', 'activation.code', { problem: problemOf('code') ?? wrong, isRequired: true }),
    toSignIn: way(say('activation.signIn'), SCREENS.signIn.path),
  }
}

/**
 * The activation of an account (REG-03). [decided] A code from a link fills the form, and a press sends it: software
 * that opens links automatically (e-mail scanners, previews) activates no account.
 */
export const screen = screenOf({
  query: (address) => ({ code: new URLSearchParams(queryOfAddress(address)).get('code')?.trim() ?? '' }),
  open: openActivation,
  view: activationView,
})
