import { useMemo } from 'react'

/** What can be read at any time, and followed. */
export type Store<Snapshot, Heard, Watching> = Readonly<{
  getSnapshot: () => Snapshot
  subscribe: (heard?: Heard) => Watching
}>

const held = <Snapshot, Heard, Watching>(store: Store<Snapshot, Heard, Watching>) => {
  let isFollowed = false
  const drawn = store.getSnapshot()
  return {
    getSnapshot: () => (isFollowed ? store.getSnapshot() : drawn),
    subscribe: (heard?: Heard) => {
      isFollowed = true
      return store.subscribe(heard)
    },
  }
}

/**
 * Holds what a store says from the drawing of a component until it stands on the page. A page is drawn in small steps; where
 * a store changes between two of them, React throws all of it away and begins anew, in one long step. Held, the page comes
 * with what it was drawn with, and only the component that shows what has changed is drawn again.
 */
export const useHeld = <Snapshot, Heard, Watching>(
  store: Store<Snapshot, Heard, Watching>,
): Store<Snapshot, Heard, Watching> => useMemo(() => held(store), [store])
