import type { Flow } from '#application/kit/flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { healthOf, type ServiceHealth } from './service-health.ts'

export type ServiceNow = Readonly<{ health: ServiceHealth; isReported: boolean }>

/** What the app has noted of the service so far, for administrators. */
export const openService = ({ ports: { diagnostics }, changed, onClose }: Scope): Flow<undefined, ServiceNow> => {
  onClose(diagnostics.watch(changed))
  return {
    now: () => ({ health: healthOf(diagnostics.noted()), isReported: diagnostics.isReported }),
  }
}
