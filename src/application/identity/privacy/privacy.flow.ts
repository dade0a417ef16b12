import * as seen from './agreement.selectors.ts'
import type { Flow } from '#application/kit/flow.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { Policy } from '#domain/profile/profile.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import { agreementMachine } from './agreement.machine.ts'

/** The state and the actions of the agreement to one document (PRIV-01, PRIV-02). */
const openAgreement = (scope: Scope, policy: Policy) => {
  const actor = scope.run(agreementMachine(scope.ports), { policy })
  return () => {
    const snapshot = actor.getSnapshot()
    const reading = snapshot.children.reading
    const read = reading?.getSnapshot().context.value
    const isAgreed = seen.isAgreed(snapshot, read)
    return {
      policy,
      face: reading ? resourceFace(reading.getSnapshot()) : ('failed' as const),
      failure: reading?.getSnapshot().context.failure,
      isAgreed,
      savedAt: seen.savedAt(snapshot, read),
      isSaving: snapshot.hasTag('busy'),
      savingFailure: snapshot.context.failure,
      change: () => actor.send({ type: 'agreement.switched', agreed: !isAgreed }),
      retry: () => (reading ?? actor).send({ type: 'retry.requested' }),
    }
  }
}
export type AgreementNow = ReturnType<ReturnType<typeof openAgreement>>

export type PrivacyNow = Readonly<{
  agreements: readonly AgreementNow[]
  requireSignIn: () => void
  /** Whether deviations of the server are reported to a receiver. */
  isReported: boolean
}>

/** Both documents and their agreements; they fail independently. */
export const openPrivacy = (scope: Scope): Flow<undefined, PrivacyNow> => {
  const agreements = POLICIES.map((policy) => openAgreement(scope, policy))
  return {
    ask: () => {},
    now: () => ({
      agreements: agreements.map((now) => now()),
      requireSignIn: sessionNow(scope.piazza).requireSignIn,
      isReported: scope.ports.diagnostics.isReported,
    }),
  }
}
