import { createActor } from 'xstate'
import { activation } from '#application/activation/activation.implementations.ts'
import { activationForm, isStillInactive } from '#application/activation/activation.selectors.ts'
import { formFailure, formValues, isSending } from '#application/kit/form.selectors.ts'
import { registration } from '#application/registration/registration.implementations.ts'
import {
  isWaitingForCheck,
  registrationForm,
  usernameStanding,
} from '#application/registration/registration.selectors.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import type { RegistrationEntries } from '#domain/registration/registration.ts'
import type { Sentence } from '#ui/app/failure-texts.ts'
import { SCREENS } from '#ui/app/screens.ts'
import { POLICY_TEXTS } from '#ui/documents/policy-texts.ts'
import { codeFrom } from '#ui/screens/registration/activation-url.ts'
import {
  activationCodeText,
  activationFailureText,
  CONSENT_OF,
  FIELD_TEXTS,
  PROBLEM_TEXTS,
  registrationFailureText,
  STANDING_TEXTS,
  STILL_INACTIVE,
} from '#ui/screens/registration/registration-texts.ts'
import { phrase } from './phrases.ts'
import type { Closing, Given, Stage } from './screens.ts'

const said = (sentence: Sentence | undefined): readonly string[] =>
  sentence === undefined ? [] : [typeof sentence === 'string' ? sentence : phrase(sentence)]

type TextField = keyof typeof FIELD_TEXTS
const TEXT_FIELDS = Object.keys(FIELD_TEXTS) as readonly TextField[]

/** The registration without a screen. */
export const openRegistration = (stage: Stage, { ports, piazza, go }: Given): Closing => {
  const asking = createActor(registration(ports))
  const leave = piazza.follow(asking)
  asking.start()
  const form = () => registrationForm(asking.getSnapshot())
  const change = (fields: Partial<RegistrationEntries>) => form()?.send({ type: 'fields.changed', fields })
  const problem = (field: keyof RegistrationEntries): string | undefined => {
    const now = form()?.getSnapshot()
    const wrong = now?.context.problems[field]
    return wrong && phrase(PROBLEM_TEXTS[wrong])
  }
  const isBusy = (): boolean => {
    const now = form()?.getSnapshot()
    return isWaitingForCheck(asking.getSnapshot()) || now === undefined || isSending(now)
  }
  stage.screen = {
    texts: () => {
      const now = form()?.getSnapshot()
      if (now === undefined) return [phrase('registration.lead')]
      const failure = formFailure(now)
      const standing = problem('username') === undefined ? usernameStanding(asking.getSnapshot()) : 'unasked'
      return [
        phrase('registration.lead'),
        phrase(STANDING_TEXTS[standing]),
        ...said(failure && registrationFailureText(failure)),
      ]
    },
    fields: () => {
      const now = form()?.getSnapshot()
      if (now === undefined) return {}
      return Object.fromEntries(
        TEXT_FIELDS.map((field) => [
          phrase(FIELD_TEXTS[field]),
          {
            read: () => formValues(now)[field],
            write: (value: string) => change({ [field]: value }),
            problem: () => problem(field),
          },
        ]),
      )
    },
    choices: () =>
      Object.fromEntries(
        POLICIES.map((policy) => {
          const isOn = (): boolean => {
            const now = form()?.getSnapshot()
            return now !== undefined && formValues(now)[CONSENT_OF[policy]]
          }
          return [
            phrase(POLICY_TEXTS[policy].agree),
            { isOn, flip: () => change({ [CONSENT_OF[policy]]: !isOn() }), problem: () => problem(CONSENT_OF[policy]) },
          ]
        }),
      ),
    actions: () => ({
      ...(isBusy() ? {} : { [phrase('registration.action')]: () => asking.send({ type: 'registration.submitted' }) }),
      [phrase('registration.haveAccount')]: () => go(SCREENS.signIn.path),
    }),
  }
  return () => {
    leave()
    asking.stop()
  }
}

/** The activation without a screen. */
export const openActivation = (stage: Stage, { ports, piazza, go }: Given, path: string): Closing => {
  const brought = codeFrom(path.split('?')[1] ?? '')
  const activating = createActor(activation(ports), { input: { code: brought } })
  const leave = piazza.follow(activating)
  activating.start()
  const form = () => activationForm(activating.getSnapshot())
  stage.screen = {
    texts: () => {
      const lead = phrase(brought === '' ? 'activation.lead' : 'activation.leadWithCode')
      const now = form()?.getSnapshot()
      if (now === undefined) return [lead]
      const failure = formFailure(now)
      const inactive = isStillInactive(activating.getSnapshot()) && !isSending(now) ? STILL_INACTIVE : undefined
      return [lead, ...said(failure ? activationFailureText(failure) : inactive)]
    },
    fields: () => {
      const now = form()
      if (now === undefined) return {}
      return {
        [phrase('activation.code')]: {
          read: () => formValues(now.getSnapshot()).code,
          write: (code: string) => now.send({ type: 'fields.changed', fields: { code } }),
          problem: () => {
            const { problems, failure } = now.getSnapshot().context
            return said(activationCodeText(problems.code, failure))[0]
          },
        },
      }
    },
    actions: () => ({
      ...(form() === undefined
        ? {}
        : { [phrase('activation.action')]: () => form()?.send({ type: 'form.submitted' }) }),
      [phrase('activation.signIn')]: () => go(SCREENS.signIn.path),
    }),
  }
  return () => {
    leave()
    activating.stop()
  }
}
