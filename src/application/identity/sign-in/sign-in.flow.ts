import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { restartNow } from '#application/kit/asking.ts'
import type { Flow } from '#application/kit/flow.ts'
import { formNow } from '#application/kit/form-now.ts'
import { openSense } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { countWaiting } from '#domain/outbox/outbox.ts'
import { typedAccount } from '#domain/text/typed.ts'
import { followSession, standing } from '#application/identity/session/session-now.ts'
import { signInMachine } from './sign-in.machine.ts'

/**
 * Username and password (AUTH-02 … AUTH-07). The submitted form stays visible until the session is open; where the server
 * takes the new session back at once, a new form takes its place, with the same username (AUTH-16).
 */
export const openSignIn = (scope: Scope) => {
  const { ports, piazza, run } = scope
  const begin = (username: string) => {
    const actor = run(signInMachine(ports), { username })
    const begun = { actor, form: actor.getSnapshot().children.form }
    actor.subscribe((snapshot) => {
      begun.form = snapshot.children.form ?? begun.form
    })
    return begun
  }
  let current = begin(piazza.known().attempt ?? '')
  let hasOpened = false
  const typedUsername = (): string => typedAccount(current.form?.getSnapshot().context.values.username ?? '')
  const waits = openSense(scope, ({ outbox }) => pipe(outbox.all(), TaskEither.map(countWaiting)))
  followSession(scope, ({ standing: standingNow }) => {
    const isOpen = standingNow !== 'anonymous'
    if (hasOpened && !isOpen) current = begin(typedUsername())
    hasOpened = isOpen
  })
  return {
    ask: () => {},
    now: () => {
      const session = piazza.session.getSnapshot()
      const { actor, form } = current
      return {
        form: form && formNow(form),
        restart: restartNow(actor),
        /** The session is being opened. */
        isEntering: actor.getSnapshot().status === 'done' && standing(session) === 'authenticating',
        lost: session.context.lost,
        /** Leads to where a code activates the account of the typed username. */
        bringCode: () =>
          piazza.tell({
            type: 'activation.wanted',
            username: typedUsername(),
          }),
        /** What waits on this device for a citizen to sign in; undefined until it is read. */
        waiting: waits().value,
      }
    },
  } satisfies Flow<undefined, unknown>
}
export type SignInNow = ReturnType<ReturnType<typeof openSignIn>['now']>
