import { hues } from '#ui/theme/tokens.ts'

/** A stable hash of a word (FNV-1a, 32 bits). */
export const numberOf = (seed: string) => {
  let hash = 0x811c9dc5
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

export const hueOf = (seed: string): number => hues[numberOf(seed) % hues.length] ?? hues[0]

/** A deterministic sequence of numbers in [0, 1) from a seed (mulberry32): drawings are the same on every device. */
export const streamOf = (seed: string) => {
  let state = numberOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
