/** The state of one thing that a page opens, for its view. */
export type OpenedFace = 'loading' | 'failed' | 'missing' | 'open'

type Snapshot = Readonly<{ matches: (state: 'open' | 'missing' | 'failed') => boolean }>

/** Reads a machine whose states have these names; in any other state it is loading. */
export const openedFace = (snapshot: Snapshot): OpenedFace =>
  (['open', 'missing', 'failed'] as const).find((face) => snapshot.matches(face)) ?? 'loading'
