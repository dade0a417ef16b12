/** How often something is asked for that changes by itself, in milliseconds. */
export type Pace = Readonly<{ shortest: number; longest: number }>

/** The interval doubles after each reading without news. `quiet` is the number of those. */
export const restAfter = (quiet: number, { shortest, longest }: Pace): number =>
  Math.min(longest, shortest * 2 ** Math.min(quiet, 16))
