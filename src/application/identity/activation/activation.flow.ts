import { askingNow } from '#application/kit/asking.ts'
import type { Flow } from '#application/kit/flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { type ActivationEntries, activationMachine } from './activation.machine.ts'

/**
 * The activation of an account by code (REG-03). Only the code of the first URL counts; it is empty where the URL has
 * none.
 */
export const openActivation = ({ ports, piazza, run }: Scope, { code }: ActivationEntries) => {
  const actor = run(activationMachine(ports), { code })
  const { attempt, applied } = piazza.known()
  return {
    ask: () => {},
    now: () => ({
      /** Whose account it is, where that is known from the registration or from the sign-in. */
      username: attempt,
      /** Where the code went, and what the server said of it; undefined where nobody registered since the app was opened. */
      applied,
      isCodeBrought: code !== '',
      isInactive: actor.getSnapshot().context.isInactive,
      ...askingNow(actor),
    }),
  } satisfies Flow<ActivationEntries, unknown>
}
export type ActivationNow = ReturnType<ReturnType<typeof openActivation>['now']>
