/** Where checks keep what they need not find out again. It goes with the packages, and no second clone shares it. */
export const CACHE = 'node_modules/.cache/piazza'

/**
 * Checks all types; what did not change since the last time is not checked again. In one thread it takes half of the
 * processor time and of the memory of several, each of which checks the types of libraries for itself.
 */
export const TYPES: readonly [string, ...string[]] = [
  'tsc',
  '--singleThreaded',
  '--incremental',
  '--tsBuildInfoFile',
  `${CACHE}/types.tsbuildinfo`,
]
