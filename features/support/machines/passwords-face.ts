import { createActor } from 'xstate'
import type { Problems } from '#application/kit/form.machine.ts'
import { forcedPassword } from '#application/passwords/passwords.implementations.ts'
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
