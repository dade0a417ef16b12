import { askingNow } from '#application/kit/asking.ts'
import type { Flow } from '#application/kit/flow.ts'
import { leavingNow } from '#application/kit/leaving-now.ts'
import type { Scope } from '#application/kit/scope.ts'
import { registrationMachine, usernameStanding } from './registration.machine.ts'

/** The registration of an account (REG-01, REG-02). */
export const openRegistration = ({ ports, run }: Scope) => {
  const actor = run(registrationMachine(ports), undefined)
  return {
    ask: () => {},
    now: () => {
      const snapshot = actor.getSnapshot()
      const asking = askingNow(actor)
      return {
        ...asking,
        standing: usernameStanding(snapshot),
        /** The request waits until it is known whether the username is free. */
        isWaiting: snapshot.hasTag('busy'),
        submit: () => actor.send({ type: 'registration.submitted' }),
        leaving: leavingNow(snapshot.children.leaving, asking.form),
      }
    },
  } satisfies Flow<undefined, unknown>
}
export type RegistrationNow = ReturnType<ReturnType<typeof openRegistration>['now']>
