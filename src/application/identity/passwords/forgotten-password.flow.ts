import { restartNow } from '#application/kit/asking.ts'
import type { Flow } from '#application/kit/flow.ts'
import { formNow } from '#application/kit/form-now.ts'
import type { Scope } from '#application/kit/scope.ts'
import { forgottenPasswordMachine, type Typed } from './forgotten-password.machine.ts'

type Query = Readonly<{ code: string | undefined }>

/** The steps from a forgotten password to a new one (PWD-01 … PWD-04). Only the code of the first URL counts. */
export const openForgottenPassword = ({ ports, piazza, run }: Scope, { code }: Query) => {
  const actor = run(forgottenPasswordMachine(ports), { username: piazza.known().attempt, code })
  return {
    ask: () => {},
    now: () => {
      const snapshot = actor.getSnapshot()
      const { usernameForm, codeForm, replacementForm } = snapshot.children
      return {
        restart: restartNow(actor),
        /** The forms of the steps; at most one is open. */
        usernameForm: usernameForm && formNow(usernameForm),
        codeForm: codeForm && formNow(codeForm),
        replacementForm: replacementForm && formNow(replacementForm),
        username: snapshot.context.typed.username,
        word: snapshot.context.said,
        expired: snapshot.context.expired,
        expirations: snapshot.context.expirations,
        holdCode: (typed: Partial<Typed>) => actor.send({ type: 'code.held', typed }),
        retrace: (typed: Partial<Typed>) => actor.send({ type: 'step.retraced', typed }),
      }
    },
  } satisfies Flow<Query, unknown>
}
export type ForgottenPasswordNow = ReturnType<ReturnType<typeof openForgottenPassword>['now']>
