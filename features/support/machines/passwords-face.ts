import { type AnyActorRef, createActor } from 'xstate'
import { accountDeletion } from '#application/account-deletion/account-deletion.implementations.ts'
import { deletionForm } from '#application/account-deletion/account-deletion.selectors.ts'
import type { Problems } from '#application/kit/form.machine.ts'
import { formFailure, formProblems, type FormSnapshot, formValues, isSending } from '#application/kit/form.selectors.ts'
import { forcedPassword, forgottenPassword, passwordChange } from '#application/passwords/passwords.implementations.ts'
import {
  changeForm,
  codeForm,
  entryFailure,
  expiredCode,
  forcedForm,
  isEntering,
  replacementForm,
  usernameForm,
  wordOnCode,
} from '#application/passwords/passwords.selectors.ts'
import { currentUser } from '#application/session/session.selectors.ts'
import type { NewPassword } from '#domain/identity/credentials.ts'
import { type PasswordProblem, SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import type { UserId } from '#domain/identity/user.ts'
import { formText, type Sentence } from '#ui/app/failure-texts.ts'
import { SCREENS } from '#ui/app/screens.ts'
import {
  deletionFailureText,
  deletionPasswordText,
  LOSSES,
} from '#ui/screens/account-deletion/account-deletion-texts.ts'
import { signInFailureText } from '#ui/screens/identity/sign-in-texts.ts'
import {
  changeFailureText,
  codeFailureText,
  codeNotSentText,
  codeText,
  newPasswordText,
  oldPasswordText,
} from '#ui/screens/passwords/password-texts.ts'
import { phrase } from './phrases.ts'
import type { Field, ScreenFace } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

const said = (sentence: Sentence | undefined): string | undefined =>
  typeof sentence === 'object' ? phrase(sentence, { count: SHORTEST_PASSWORD }) : sentence
const lines = (...sentences: readonly (string | undefined)[]): readonly string[] =>
  sentences.filter((one) => one !== undefined)

type AnyForm = Readonly<{ getSnapshot: () => FormSnapshot<object, string>; send: AnyActorRef['send'] }>
type ContextOf<Form extends AnyForm> = ReturnType<Form['getSnapshot']>['context']

/** A form by its parts; its own types go through the selectors of every form. */
const partsOf = <Form extends AnyForm>(form: Form) => ({
  values: () => formValues(form.getSnapshot()) as ContextOf<Form>['values'],
  problems: () => formProblems(form.getSnapshot()) as ContextOf<Form>['problems'],
  failure: () => formFailure(form.getSnapshot()) as ContextOf<Form>['failure'],
  change: (fields: object) => form.send({ type: 'fields.changed', fields }),
  /** A press while it is being sent is nobody's, and there is a button to press all the same. */
  submit: () => form.send({ type: 'form.submitted' }),
  isSending: () => isSending(form.getSnapshot()),
})

const failureLine = <Failure>(
  failure: Failure | undefined,
  say: (failure: Failure) => Sentence | undefined,
): string | undefined => (failure === undefined ? undefined : said(say(failure)))

const newPasswordFields = (parts: {
  values: () => NewPassword
  problems: () => Problems<NewPassword, PasswordProblem>
  change: (fields: Partial<NewPassword>) => void
}): Readonly<Record<string, Field>> => ({
  [phrase('password.new')]: {
    read: () => parts.values().password,
    write: (password) => parts.change({ password }),
    problem: () => said(newPasswordText(parts.problems().password)),
  },
  [phrase('password.confirmation')]: {
    read: () => parts.values().confirmation,
    write: (confirmation) => parts.change({ confirmation }),
    problem: () => said(newPasswordText(parts.problems().confirmation)),
  },
})

const rule = () => phrase('password.rule', { count: SHORTEST_PASSWORD })

export const openForgottenPassword = (stage: Stage, { ports, piazza }: Given, path: string): Closing => {
  const search = new URLSearchParams(path.split('?')[1])
  const flow = createActor(forgottenPassword(ports), {
    input: { username: piazza.attempt.username(), code: search.get('code') ?? undefined },
  })
  const leave = piazza.follow(flow)
  const isMigration = search.get('migration') === 'true'

  const username = (): ScreenFace | undefined => {
    const form = usernameForm(flow.getSnapshot())
    if (!form) return undefined
    const parts = partsOf(form)
    return {
      texts: () =>
        lines(
          phrase(isMigration ? 'password.migrationTitle' : 'password.usernameStep'),
          phrase(isMigration ? 'password.migrationLead' : 'password.usernameLead'),
          failureLine(parts.failure(), codeNotSentText),
        ),
      fields: () => ({
        [phrase('signIn.username')]: {
          read: () => parts.values().username,
          write: (typed) => parts.change({ username: typed }),
          problem: () => parts.problems().username && phrase('field.required'),
        },
      }),
      actions: () => ({
        [phrase('password.sendCode')]: parts.submit,
        [phrase('password.codeHeld')]: () => flow.send({ type: 'code.held', typed: parts.values() }),
      }),
    }
  }
  const code = (): ScreenFace | undefined => {
    const form = codeForm(flow.getSnapshot())
    if (!form) return undefined
    const parts = partsOf(form)
    const isExpired = () => !parts.isSending() && parts.values().code === expiredCode(flow.getSnapshot())
    return {
      texts: () =>
        lines(
          phrase('password.codeStep'),
          wordOnCode(flow.getSnapshot()),
          failureLine(parts.failure(), codeFailureText),
        ),
      fields: () => ({
        [phrase('password.code')]: {
          read: () => parts.values().code,
          write: (typed) => parts.change({ code: typed }),
          problem: () => said(codeText(parts.problems().code, parts.failure(), isExpired())),
        },
      }),
      actions: () => ({
        [phrase('password.codeAction')]: parts.submit,
        [phrase('password.codeAgain')]: () => flow.send({ type: 'step.retraced', typed: parts.values() }),
      }),
    }
  }
  const replacement = (): ScreenFace | undefined => {
    const form = replacementForm(flow.getSnapshot())
    if (!form) return undefined
    const parts = partsOf(form)
    return {
      texts: () => lines(phrase('password.newStep'), rule(), failureLine(parts.failure(), formText)),
      fields: () => newPasswordFields(parts),
      actions: () => ({
        [phrase('password.replaceAction')]: parts.submit,
        [phrase('password.retrace')]: () => flow.send({ type: 'step.retraced', typed: {} }),
      }),
    }
  }
  const step = () => username() ?? code() ?? replacement()
  flow.start()
  stage.screen = {
    texts: () => step()?.texts() ?? [],
    fields: () => step()?.fields?.() ?? {},
    actions: () => step()?.actions?.() ?? {},
  }
  return () => {
    leave()
    flow.stop()
  }
}

export const openForcedPassword = (stage: Stage, { ports, piazza }: Given): Closing => {
  const username = piazza.attempt.username()
  if (username === undefined) {
    stage.screen = { texts: () => [], leadsTo: SCREENS.signIn.path }
    return () => {}
  }
  const flow = createActor(forcedPassword(ports), { input: { username } })
  const leave = piazza.follow(flow)
  flow.start()
  const parts = () => {
    const form = forcedForm(flow.getSnapshot())
    return form && partsOf(form)
  }
  stage.screen = {
    texts: () => {
      const form = parts()
      if (form) return lines(phrase('password.forcedLead', { username }), rule(), failureLine(form.failure(), formText))
      const failure = entryFailure(flow.getSnapshot())
      return failure
        ? [[phrase('password.entryFailed'), ...signInFailureText(failure).map(said)].join(' ')]
        : [phrase('password.changed')]
    },
    fields: () => {
      const form = parts()
      return form ? newPasswordFields(form) : {}
    },
    actions: () => {
      const form = parts()
      if (form) return { [phrase('password.forcedAction')]: form.submit }
      return isEntering(flow.getSnapshot())
        ? {}
        : { [phrase('password.entryRetry')]: () => flow.send({ type: 'signIn.retried' }) }
    },
  }
  return () => {
    leave()
    flow.stop()
  }
}

/** The guard lets in nobody whose account is not known. */
const forKnownUser = (
  stage: Stage,
  { piazza }: Given,
  open: (user: UserId) => Readonly<{ face: ScreenFace; close: Closing }>,
): Closing => {
  const user = currentUser(piazza.session.getSnapshot())
  if (user) {
    const { face, close } = open(user.id)
    stage.screen = face
    return close
  }
  return () => {}
}

export const openPasswordChange = (stage: Stage, given: Given): Closing =>
  forKnownUser(stage, given, (user) => {
    const { ports, piazza } = given
    const flow = createActor(passwordChange(ports), { input: { user } })
    const leave = piazza.follow(flow)
    flow.start()
    const parts = () => {
      const form = changeForm(flow.getSnapshot())
      return form && partsOf(form)
    }
    return {
      close: () => {
        leave()
        flow.stop()
      },
      face: {
        texts: () => lines(phrase('password.changeLead'), rule(), failureLine(parts()?.failure(), changeFailureText)),
        fields: () => {
          const form = parts()
          if (!form) return {}
          return {
            [phrase('password.old')]: {
              read: () => form.values().oldPassword,
              write: (oldPassword) => form.change({ oldPassword }),
              problem: () => said(oldPasswordText(form.problems().oldPassword, form.failure())),
            },
            ...newPasswordFields(form),
          }
        },
        actions: () => {
          const form = parts()
          return form ? { [phrase('password.changeAction')]: form.submit } : {}
        },
      },
    }
  })

export const openAccountDeletion = (stage: Stage, given: Given): Closing =>
  forKnownUser(stage, given, (user) => {
    const { ports, piazza } = given
    const username = currentUser(piazza.session.getSnapshot())?.username ?? ''
    const flow = createActor(accountDeletion(ports), { input: { user } })
    const leave = piazza.follow(flow)
    flow.start()
    const parts = () => {
      const form = deletionForm(flow.getSnapshot())
      return form && partsOf(form)
    }
    return {
      close: () => {
        leave()
        flow.stop()
      },
      face: {
        texts: () =>
          lines(
            phrase('deleteAccount.lead'),
            ...LOSSES.map((loss) => phrase(loss, { username })),
            failureLine(parts()?.failure(), deletionFailureText),
          ),
        fields: () => {
          const form = parts()
          if (!form) return {}
          return {
            [phrase('deleteAccount.password')]: {
              read: () => form.values().password,
              write: (password) => form.change({ password }),
              problem: () => said(deletionPasswordText(form.problems().password, form.failure())),
            },
          }
        },
        actions: () => {
          const form = parts()
          return form ? { [phrase('deleteAccount.action')]: form.submit } : {}
        },
      },
    }
  })
