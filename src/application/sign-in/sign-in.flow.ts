import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { restartNow } from '#application/kit/asking.ts'
import type { Flow } from '#application/kit/flow.ts'
import { formNow } from '#application/kit/form-now.ts'
import { openSense } from '#application/kit/reading.ts'
import { formValues } from '#application/kit/form.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import { countWaiting } from '#domain/outbox/outbox.ts'
import { typedAccount } from '#domain/text/typed.ts'
import { followSession } from '#application/session/session-now.ts'
import { lostSession, standing } from '#application/session/session.selectors.ts'
import { signInMachine } from './sign-in.machine.ts'

/** Username and password (AUTH-02 … AUTH-07). The submitted form stays visible until the session is open. */
export const openSignIn = (scope: Scope) => {
  const { ports, piazza, run } = scope
  const actor = run(signInMachine(ports), { username: piazza.known().attempt ?? '' })
  let form = actor.getSnapshot().children.form
  actor.subscribe((snapshot) => {
    form = snapshot.children.form ?? form
  })
  const waits = openSense(scope, ({ outbox }) => pipe(outbox.all(), TaskEither.map(countWaiting)))
  followSession(scope, () => {})
  return {
    ask: () => {},
    now: () => {
      const session = piazza.session.getSnapshot()
      return {
        form: form && formNow(form),
        restart: restartNow(actor),
        /** The session is being opened. */
        isEntering: actor.getSnapshot().status === 'done' && standing(session) === 'authenticating',
        lost: lostSession(session),
        /** Leads to where a code activates the account of the typed username. */
        bringCode: () =>
          piazza.tell({
            type: 'activation.wanted',
            username: typedAccount(form ? formValues(form.getSnapshot()).username : ''),
          }),
        /** What waits on this device for a citizen to sign in; undefined until it is read. */
        waiting: waits().value,
      }
    },
  } satisfies Flow<undefined, unknown>
}
export type SignInNow = ReturnType<ReturnType<typeof openSignIn>['now']>
