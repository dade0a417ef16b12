import { askingNow } from '#application/kit/asking.ts'
import type { Flow } from '#application/kit/flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { activation } from './activation.implementations.ts'
import type { ActivationEntries } from './activation.machine.ts'
import { activationForm, isStillInactive } from './activation.selectors.ts'

/**
 * The activation of an account by code (REG-03). Only the code of the first URL counts; it is empty where the URL has
 * none.
 */
export const openActivation = ({ ports, run }: Scope, { code }: ActivationEntries) => {
  const actor = run(activation(ports), { code })
  return {
    ask: () => {},
    now: () => ({
      isCodeBrought: code !== '',
      isInactive: isStillInactive(actor.getSnapshot()),
      ...askingNow(actor, activationForm),
    }),
  } satisfies Flow<ActivationEntries, unknown>
}
export type ActivationNow = ReturnType<ReturnType<typeof openActivation>['now']>
