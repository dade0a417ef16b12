/** [decided] The polling interval of a visible conversation, in milliseconds (CHAT-04). */
const SHORTEST = 3_000
const LONGEST = 30_000

/** The interval doubles after each reading without news. `quiet` is the number of those. */
export const restAfter = (quiet: number): number => Math.min(LONGEST, SHORTEST * 2 ** quiet)
