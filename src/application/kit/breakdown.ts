/**
 * A child actor that throws has a defect: its data is lost, and its machine can only say so and restart the child.
 * Machines with such children have a state tagged `broken`, which `retry.requested` leaves. What runs without a machine around
 * it is restarted by its flow (`restartable`).
 */
export const isBroken = (snapshot: Readonly<{ hasTag: (tag: never) => boolean }>): boolean =>
  (snapshot.hasTag as (tag: string) => boolean)('broken')

/** The state after a child's defect; `target` is the state that restarts the child. */
export const brokenUntil = <const Target extends string>(target: Target) =>
  ({ tags: 'broken', on: { 'retry.requested': target } }) as const
