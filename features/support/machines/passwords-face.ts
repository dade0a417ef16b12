import { createActor } from 'xstate'
import type { Problems } from '#application/kit/form.machine.ts'
import { forcedPassword, forgottenPassword } from '#application/passwords/passwords.implementations.ts'
import * as seen from '#application/passwords/passwords.selectors.ts'
import type { NewPassword } from '#domain/identity/credentials.ts'
import { type PasswordProblem, SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import { formText } from '#ui/app/failure-texts.ts'
import { SCREENS } from '#ui/app/screens.ts'
import { signInFailureText } from '#ui/screens/identity/sign-in-texts.ts'
import * as texts from '#ui/screens/passwords/password-texts.ts'
import { comingAndGoing, formFace, lines, said } from './form-face.ts'
import { phrase } from './phrases.ts'
import { running } from './running.ts'
import type { ScreenFace } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

const SHORTEST = { count: SHORTEST_PASSWORD } as const
const rule = () => phrase('password.rule', SHORTEST)

/** The two fields of a new password, the same wherever one is chosen. */
const newPasswordFields = (parts: { problems: () => Problems<NewPassword, PasswordProblem> }) => ({
  password: {
    label: { id: 'password.new' },
    problem: () => said(texts.newPasswordText(parts.problems().password), SHORTEST),
  },
  confirmation: {
    label: { id: 'password.confirmation' },
    problem: () => said(texts.newPasswordText(parts.problems().confirmation), SHORTEST),
  },
})

export const openForgottenPassword = (stage: Stage, given: Given, path: string): Closing => {
  const search = new URLSearchParams(path.split('?')[1])
  const flow = createActor(forgottenPassword(given.ports), {
    input: { username: given.piazza.attempt.username(), code: search.get('code') ?? undefined },
  })
  const isMigration = search.get('migration') === 'true'
  const now = () => flow.getSnapshot()

  const username = () =>
    formFace(seen.usernameForm(now()), (form) => ({
      texts: () =>
        lines(
          phrase(isMigration ? 'password.migrationTitle' : 'password.usernameStep'),
          phrase(isMigration ? 'password.migrationLead' : 'password.usernameLead'),
          form.complaint(texts.codeNotSentText),
        ),
      fields: () =>
        form.fields({
          username: {
            label: { id: 'signIn.username' },
            problem: () => form.problems().username && phrase('field.required'),
          },
        }),
      actions: () => ({
        [phrase('password.sendCode')]: form.submit,
        [phrase('password.codeHeld')]: () => flow.send({ type: 'code.held', typed: form.values() }),
      }),
    }))
  const code = () =>
    formFace(seen.codeForm(now()), (form) => {
      const isExpired = () => !form.isSending() && form.values().code === seen.expiredCode(now())
      return {
        texts: () => lines(phrase('password.codeStep'), seen.wordOnCode(now()), form.complaint(texts.codeFailureText)),
        fields: () =>
          form.fields({
            code: {
              label: { id: 'password.code' },
              problem: () => said(texts.codeText(form.problems().code, form.failure(), isExpired())),
            },
          }),
        actions: () => ({
          [phrase('password.codeAction')]: form.submit,
          [phrase('password.codeAgain')]: () => flow.send({ type: 'step.retraced', typed: form.values() }),
        }),
      }
    })
  const replacement = () =>
    formFace(seen.replacementForm(now()), (form) => ({
      texts: () => lines(phrase('password.newStep'), rule(), form.complaint(formText)),
      fields: () => form.fields(newPasswordFields(form)),
      actions: () => ({
        [phrase('password.replaceAction')]: form.submit,
        [phrase('password.retrace')]: () => flow.send({ type: 'step.retraced', typed: {} }),
      }),
    }))
  stage.screen = comingAndGoing(() => username() ?? code() ?? replacement())
  return running(given, flow)
}

export const openForcedPassword = (stage: Stage, given: Given): Closing => {
  const username = given.piazza.attempt.username()
  if (username === undefined) {
    stage.screen = { texts: () => [], leadsTo: SCREENS.signIn.path }
    return () => {}
  }
  const flow = createActor(forcedPassword(given.ports), { input: { username } })
  const now = () => flow.getSnapshot()
  const choosing = () =>
    formFace(seen.forcedForm(now()), (form) => ({
      texts: () => lines(phrase('password.forcedLead', { username }), rule(), form.complaint(formText)),
      fields: () => form.fields(newPasswordFields(form)),
      actions: () => ({ [phrase('password.forcedAction')]: form.submit }),
    }))
  const entering: ScreenFace = {
    texts: () => {
      const failure = seen.entryFailure(now())
      return failure
        ? [lines({ id: 'password.entryFailed' }, ...signInFailureText(failure)).join(' ')]
        : [phrase('password.changed')]
    },
    actions: () =>
      seen.isEntering(now()) ? {} : { [phrase('password.entryRetry')]: () => flow.send({ type: 'signIn.retried' }) },
  }
  stage.screen = comingAndGoing(() => choosing() ?? entering)
  return running(given, flow)
}
