/**
 * A child actor that throws has a defect: its data is lost, and the flow can only report it and restart the child.
 * Flows with such children have a state tagged `broken`, which `retry.requested` leaves.
 */
export const isBroken = (snapshot: Readonly<{ hasTag: (tag: never) => boolean }>): boolean =>
  (snapshot.hasTag as (tag: string) => boolean)('broken')

/** The state after a child's defect; `anew` is the state that restarts the child. */
export const brokenUntil = <const Anew extends string>(anew: Anew) =>
  ({ tags: 'broken', on: { 'retry.requested': anew } }) as const
