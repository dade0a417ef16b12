import { createActor } from 'xstate'
import { registration } from '#application/registration/registration.implementations.ts'
import {
  isWaitingForCheck,
  registrationForm,
  registrationLeaving,
  usernameStanding,
} from '#application/registration/registration.selectors.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import type { RegistrationEntries } from '#domain/registration/registration.ts'
import { SCREENS } from '#ui/app/screens.ts'
import { POLICY_TEXTS } from '#ui/documents/policy-texts.ts'
import {
  CONSENT_OF,
  FIELD_TEXTS,
  PROBLEM_TEXTS,
  registrationFailureText,
  STANDING_TEXTS,
} from '#ui/screens/registration/registration-texts.ts'
import { comingAndGoing, formFace, lines } from './form-face.ts'
import { holdsPage, leavingOf } from './leaving.ts'
import { phrase } from './phrases.ts'
import { running } from './running.ts'
import type { ScreenFace } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

type TextField = keyof typeof FIELD_TEXTS
const TEXT_FIELDS = Object.keys(FIELD_TEXTS) as readonly TextField[]

/** The registration without a screen. */
export const openRegistration = (stage: Stage, given: Given): Closing => {
  const asking = createActor(registration(given.ports))
  const form = () =>
    formFace(registrationForm(asking.getSnapshot()), (parts): ScreenFace => {
      const problem = (field: keyof RegistrationEntries) => () => {
        const wrong = parts.problems()[field]
        return wrong && phrase(PROBLEM_TEXTS[wrong])
      }
      const isBusy = () => isWaitingForCheck(asking.getSnapshot()) || parts.isSending()
      const standing = () => (problem('username')() === undefined ? usernameStanding(asking.getSnapshot()) : 'unasked')
      return {
        texts: () => lines(STANDING_TEXTS[standing()], parts.complaint(registrationFailureText)),
        fields: () =>
          parts.fields(
            Object.fromEntries(
              TEXT_FIELDS.map((field) => [field, { label: FIELD_TEXTS[field], problem: problem(field) }]),
            ),
          ),
        choices: () =>
          parts.choices(
            Object.fromEntries(
              POLICIES.map((policy) => [
                CONSENT_OF[policy],
                { label: POLICY_TEXTS[policy].agree, problem: problem(CONSENT_OF[policy]) },
              ]),
            ),
          ),
        actions: () =>
          isBusy() ? {} : { [phrase('registration.action')]: () => asking.send({ type: 'registration.submitted' }) },
      }
    })
  const face = comingAndGoing(form)
  const written = () => registrationForm(asking.getSnapshot())
  const leave = leavingOf(() => registrationLeaving(asking.getSnapshot()), written)
  const toSignIn = () => given.go(SCREENS.signIn.path)
  const holds: ScreenFace['holds'] = (lead) => {
    const isHeld = holdsPage(written())
    if (isHeld) leave.ask(lead)
    return isHeld
  }
  stage.screen = {
    ...face,
    texts: () => [phrase('registration.lead'), ...face.texts()],
    actions: () => ({
      ...face.actions?.(),
      [phrase('registration.haveAccount')]: () => {
        if (!holds(toSignIn, false)) toSignIn()
      },
    }),
    question: leave.question,
    holds,
  }
  return running(given, asking)
}
