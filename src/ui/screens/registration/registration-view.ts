import { openRegistration, type RegistrationNow } from '#application/identity/registration/registration.flow.ts'
import type { UsernameStanding } from '#application/identity/registration/registration.machine.ts'
import type { Policy } from '#domain/profile/profile.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import type { RegistrationEntries, RegistrationProblem } from '#domain/registration/registration.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { POLICY_TEXTS } from '#ui/documents/policy-texts.ts'
import { field } from '#ui/view/fields.ts'
import { besideField, askedView, formView, saidBeside } from '#ui/view/forms.ts'
import { type GuardView, guardView } from '#ui/view/guard.ts'
import { neededIn } from '#ui/view/needed.ts'
import { type Choice, type Field, type FormView, type Panel, type Way, way } from '#ui/view/parts.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

/** The form fields of the two agreements. */
const CONSENT_OF = { app: 'agreesToApp', privacy: 'agreesToPrivacy' } as const

type ConsentView = Readonly<{ key: Policy; sign: (typeof CONSENT_OF)[Policy]; agree: Choice }>

/** The applicant's data, and the acceptance of both documents. */
export type EntriesView = Readonly<{
  form: FormView
  note: string
  /** Its hint is the state of the check; `settled` once it has an error. */
  username: Field & Readonly<{ tone: UsernameStanding | 'settled' }>
  name: Field
  surname: Field
  email: Field
  mobile: Field
  consents: Readonly<{ title: string; list: readonly ConsentView[] }>
  toSignIn: Way
}>

/** The registration of an account (REG-01, REG-02). */
export type RegistrationView = Readonly<{
  kind: 'page'
  title: string
  lead: string
  asked: Panel<EntriesView>
  leaving: GuardView
}>

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

export const registrationView = (now: RegistrationNow, speech: Speech): RegistrationView => ({
  kind: 'page',
  title: speech.say('registration.title'),
  lead: speech.say('registration.lead'),
  asked: askedView(now, speech, (form) => entriesView(form, now, speech)),
  leaving: guardView(now.leaving, true, speech),
})

/** What is said beside a field; what is missing is named. */
const problemText = (name: keyof RegistrationEntries, problem: RegistrationProblem): MessageId =>
  problem === 'missing' ? neededIn(name) : PROBLEMS[problem]

const entriesView = (
  form: NonNullable<RegistrationNow['form']>,
  { standing, isWaiting, submit }: RegistrationNow,
  speech: Speech,
): EntriesView => {
  const { say } = speech
  const { values, problems, change } = form
  const problemOf = (name: keyof typeof values) => besideField(form, name, (problem) => say(problemText(name, problem)))
  const typed = (name: 'username' | 'name' | 'surname' | 'email' | 'mobile', label: string, hint?: string) =>
    field({
      label,
      value: values[name],
      hint,
      problem: problemOf(name),
      isRequired: name !== 'mobile',
      change: (value) => change({ [name]: value }),
    })
  const known = problems.username ? 'unasked' : standing
  return {
    form: formView(
      { ...form, submit, isSending: form.isSending || isWaiting },
      say('registration.action'),
      speech,
      saidBeside('UsernameTaken'),
    ),
    note: say('registration.requiredMark'),
    username: {
      ...typed('username', say('signIn.username'), say(STANDINGS[known])),
      tone: problems.username ? 'settled' : known,
    },
    name: typed('name', say('registration.name')),
    surname: typed('surname', say('registration.surname')),
    email: typed('email', say('registration.email'), say('registration.emailHint')),
    mobile: typed('mobile', say('registration.mobile')),
    consents: {
      title: say('registration.consents'),
      list: POLICIES.map((policy) => ({
        key: policy,
        sign: CONSENT_OF[policy],
        agree: {
          kind: 'choice',
          label: say(POLICY_TEXTS[policy].agree),
          problem: problemOf(CONSENT_OF[policy]),
          isOn: values[CONSENT_OF[policy]],
          isRequired: true,
          flip: () => change({ [CONSENT_OF[policy]]: !values[CONSENT_OF[policy]] }),
        },
      })),
    },
    toSignIn: way(say('registration.haveAccount'), SCREENS.signIn.path),
  }
}

/** The registration of an account (REG-01). */
export const screen = screenOf({ query: () => undefined, open: openRegistration, view: registrationView })
