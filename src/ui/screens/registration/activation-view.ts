import { type ActivationNow, openActivation } from '#application/identity/activation/activation.flow.ts'
import { queryOfAddress, SCREENS } from '#ui/base/screens.ts'
import { field } from '#ui/view/fields.ts'
import { besideField, askedView, formView, saidBeside } from '#ui/view/forms.ts'
import { NEEDED } from '#ui/view/needed.ts'
import { type Field, type FormView, type Panel, type Way, way } from '#ui/view/parts.ts'
import { saidOr, type Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

/** The activation of an account by the code of the e-mail (REG-03). */
export type ActivationView = Readonly<{
  kind: 'page'
  title: string
  lead: string
  /** Whose account it is, what the server said of the registration, and when the first password comes (REG-01). */
  notes: readonly string[]
  asked: Panel<Readonly<{ form: FormView; code: Field; toSignIn: Way }>>
}>

export const activationView = (now: ActivationNow, speech: Speech): ActivationView => ({
  kind: 'page',
  title: speech.say('activation.title'),
  lead: leadOf(now, speech),
  notes: notesOf(now, speech),
  asked: askedView(now, speech, (form) => codeView(form, now.isInactive, speech)),
})

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
  const { values, failure, isSending } = form
  const shown = formView(form, say('activation.action'), speech, saidBeside('CodeWrong'))
  const inactive = isInactive && !isSending ? { text: say('activation.inactive'), isUnreached: false } : undefined
  const wrong = failure?._tag === 'CodeWrong' ? saidOr(speech, failure.message, 'activation.wrong') : undefined
  return {
    form: { ...shown, failure: shown.failure ?? inactive },
    code: field({
      label: say('activation.code'),
      value: values.code,
      problem: besideField(form, 'code', () => say(NEEDED.code)) ?? wrong,
      isRequired: true,
      change: (code) => form.change({ code }),
    }),
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
