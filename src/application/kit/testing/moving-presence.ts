import type { Presence } from '#application/ports/device-state.ts'

type Place = Readonly<{ isVisible: boolean; isOnline: boolean }>

/** For tests: a citizen who comes and goes, in sight and online at first. */
export const movingPresence = (first: Partial<Place> = {}) => {
  let now: Place = { isVisible: true, isOnline: true, ...first }
  const listeners = new Set<() => void>()
  const presence: Presence = {
    isVisible: () => now.isVisible,
    isOnline: () => now.isOnline,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const become = (next: Partial<Place>): void => {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  }
  return { presence, become, listeners }
}
