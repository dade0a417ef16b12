/**
 * A child that throws has a defect: what it held is gone, and all there is to do is to say so and to begin anew. Flows
 * whose children may do so have a state for it, tagged `broken` and left by `retry.requested`.
 */
export const isBroken = (snapshot: Readonly<{ hasTag: (tag: never) => boolean }>): boolean =>
  (snapshot.hasTag as (tag: string) => boolean)('broken')

/** The state of a flow whose child has a defect; `anew` names the state in which that child is begun anew. */
export const brokenUntil = <const Anew extends string>(anew: Anew) =>
  ({ tags: 'broken', on: { 'retry.requested': anew } }) as const
