/** Where checks keep what they need not find out again. It goes with the packages, and no second clone shares it. */
export const CACHE = 'node_modules/.cache/piazza'

/** Checks all types; what did not change since the last time is not checked again. */
export const TYPES: readonly [string, ...string[]] = [
  'tsc',
  '--incremental',
  '--tsBuildInfoFile',
  `${CACHE}/types.tsbuildinfo`,
]
