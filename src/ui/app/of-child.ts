/**
 * A selector for the snapshot of a child that is there unless its parent is elsewhere or broke down; `otherwise` stands
 * for what cannot be asked then.
 */
export const ofChild =
  <Snapshot, Value>(selector: (snapshot: Snapshot) => Value, otherwise: Value) =>
  (snapshot: Snapshot | undefined): Value =>
    snapshot === undefined ? otherwise : selector(snapshot)
