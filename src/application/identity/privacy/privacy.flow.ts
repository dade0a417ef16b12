import { pipe } from 'fp-ts/lib/function.js'
import type { Flow } from '#application/kit/flow.ts'
import { openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { Policy } from '#domain/profile/profile.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import { agreementMachine, followedBy } from './agreement.machine.ts'

/** The state and the actions of the agreement to one document (PRIV-01, PRIV-02). */
const openAgreement = (scope: Scope, policy: Policy) => {
  const reading = openReading(scope, ({ agreements, device }, signal) =>
    pipe(agreements.read(policy, signal), followedBy(device, policy)),
  )
  const actor = scope.run(
    agreementMachine(scope.ports, policy, () => reading().readAgain()),
    undefined,
  )
  return () => {
    const { face, failure, value, retry } = reading()
    const snapshot = actor.getSnapshot()
    const { wished, saved, failure: savingFailure } = snapshot.context
    const known = saved ?? value
    /** The new choice, else the saved value, else the read one. */
    const isAgreed = wished ?? known?.agreed ?? false
    return {
      policy,
      face,
      failure,
      isAgreed,
      /** When it was last saved; undefined when unknown. */
      savedAt: known?.savedAt,
      isSaving: snapshot.hasTag('busy'),
      savingFailure,
      change: () => actor.send({ type: 'agreement.switched', agreed: !isAgreed }),
      retry,
    }
  }
}
export type AgreementNow = ReturnType<ReturnType<typeof openAgreement>>

/** Both documents and their agreements; they fail independently. */
export const openPrivacy = (scope: Scope) => {
  const agreements = POLICIES.map((policy) => openAgreement(scope, policy))
  return {
    ask: () => {},
    now: () => ({
      agreements: agreements.map((now) => now()),
      requireSignIn: sessionNow(scope.piazza).requireSignIn,
      /** Whether deviations of the server are reported to a receiver. */
      isReported: scope.ports.diagnostics.isReported,
    }),
  } satisfies Flow<undefined, unknown>
}
export type PrivacyNow = ReturnType<ReturnType<typeof openPrivacy>['now']>
