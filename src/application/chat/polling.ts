/** [decided] How long a conversation in sight rests between two readings, in milliseconds (CHAT-04). */
const SHORTEST = 3_000
const LONGEST = 30_000

/** Twice as long after each reading that brought nothing. `quiet` counts them. */
export const restAfter = (quiet: number): number => Math.min(LONGEST, SHORTEST * 2 ** quiet)
