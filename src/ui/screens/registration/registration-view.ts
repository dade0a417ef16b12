import { openRegistration, type RegistrationNow } from '#application/identity/registration/registration.flow.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { POLICY_TEXTS } from '#ui/documents/policy-texts.ts'
import { askedView, fieldsOf, formView, saidBeside } from '#ui/view/forms.ts'
import { guardView } from '#ui/view/guard.ts'
import { type Choice, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

/** The form fields of the two agreements. */
const CONSENT_OF = { app: 'agreesToApp', privacy: 'agreesToPrivacy' } as const

/** The errors of a field. */
const PROBLEMS = {
  taken: 'registration.usernameTaken',
  badEmail: 'registration.emailBad',
  badMobile: 'registration.mobileBad',
  notAgreed: 'registration.mustAgree',
} as const

/** The hint below the username while typing (REG-02). */
const STANDINGS = {
  unasked: 'registration.usernameHint',
  checking: 'registration.usernameChecking',
  free: 'registration.usernameFree',
  taken: 'registration.usernameTaken',
  unknown: 'registration.usernameUnknown',
} as const

/** The registration of an account (REG-01, REG-02). */
export const registrationView = (now: RegistrationNow, speech: Speech) => ({
  kind: 'page' as const,
  title: speech.say('registration.title'),
  lead: speech.say('registration.lead'),
  asked: askedView(now, speech, (form) => entriesView(form, now, speech)),
  leaving: guardView(now.leaving, true, speech),
})
export type RegistrationView = ReturnType<typeof registrationView>

/** The applicant's data, and the acceptance of both documents. */
const entriesView = (
  form: NonNullable<RegistrationNow['form']>,
  { standing, isWaiting, submit }: RegistrationNow,
  speech: Speech,
) => {
  const { say } = speech
  const { values, problems, change } = form
  const { one, problemOf } = fieldsOf(form, PROBLEMS, speech)
  const known = problems.username ? 'unasked' : standing
  return {
    form: formView(
      { ...form, submit, isSending: form.isSending || isWaiting },
      say('registration.action'),
      speech,
      saidBeside('UsernameTaken'),
    ),
    note: say('registration.requiredMark'),
    /** Its hint is the state of the check; `settled` once it has an error. */
    username: {
      ...one('username', 'signIn.username', { hint: say(STANDINGS[known]), isRequired: true }),
      tone: problems.username ? ('settled' as const) : known,
    },
    name: one('name', 'registration.name', { isRequired: true }),
    surname: one('surname', 'registration.surname', { isRequired: true }),
    email: one('email', 'registration.email', { hint: say('registration.emailHint'), isRequired: true }),
    mobile: one('mobile', 'registration.mobile'),
    consents: {
      title: say('registration.consents'),
      list: POLICIES.map((policy) => {
        const sign = CONSENT_OF[policy]
        const agree: Choice = {
          kind: 'choice',
          label: say(POLICY_TEXTS[policy].agree),
          problem: problemOf(sign),
          isOn: values[sign],
          isRequired: true,
          flip: () => change({ [sign]: !values[sign] }),
        }
        return { key: policy, sign, agree }
      }),
    },
    toSignIn: way(say('registration.haveAccount'), SCREENS.signIn.path),
  }
}

/** The registration of an account (REG-01). */
export const screen = screenOf({ query: () => undefined, open: openRegistration, view: registrationView })
