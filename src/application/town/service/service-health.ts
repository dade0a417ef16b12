import type { Deviation } from '#application/ports/diagnostics.ts'

/** How often one call deviated from the contract, and the last reason. */
export type UnlikeCall = Readonly<{ call: string; count: number; last: Exclude<Deviation, { kind: 'defect' }> }>

/** The state of the service as this app has met it since it started. */
export type ServiceHealth = Readonly<{ unlike: readonly UnlikeCall[]; defects: number }>

/** Counts deviations by call, the most frequent first. */
export const healthOf = (deviations: readonly Deviation[]): ServiceHealth => {
  const byCall = new Map<string, UnlikeCall>()
  let defects = 0
  for (const one of deviations) {
    if (one.kind === 'defect') defects += 1
    else byCall.set(one.call, { call: one.call, count: (byCall.get(one.call)?.count ?? 0) + 1, last: one })
  }
  return { unlike: [...byCall.values()].sort((one, other) => other.count - one.count), defects }
}
