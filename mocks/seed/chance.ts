/** Deterministic random numbers from a seed (mulberry32). */
export type Chance = Readonly<{
  /** From 0 inclusive to 1 exclusive. */
  next: () => number
  /** An integer, both ends included. */
  whole: (from: number, to: number) => number
  pick: <A>(some: readonly [A, ...A[]]) => A
}>

export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return { next, whole, pick: (some) => some[whole(0, some.length - 1)] ?? some[0] }
}
