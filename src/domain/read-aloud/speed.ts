/** [decided] The speeds of reading aloud, slowest first, as multiples of the voice's own rate (READ-05). */
const RATES = { slow: 0.75, normal: 1, fast: 1.3, fastest: 1.6 } as const

export type ReadingSpeed = keyof typeof RATES
export const READING_SPEEDS = ['slow', 'normal', 'fast', 'fastest'] as const satisfies readonly ReadingSpeed[]
export const DEFAULT_SPEED: ReadingSpeed = 'normal'

export const rateOf = (speed: ReadingSpeed): number => RATES[speed]

/** A stored speed; undefined for anything else (fault 32). */
export const speedFrom = (kept: string | undefined): ReadingSpeed | undefined =>
  READING_SPEEDS.find((speed) => speed === kept)
