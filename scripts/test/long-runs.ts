import { globSync, readFileSync } from 'node:fs'

/** The unit tests of which `npm test` plays a part of the runs: those that ask how many. */
export const longRuns = (): readonly string[] =>
  globSync(['src/**/*.test.ts', 'mocks/**/*.test.ts', 'scripts/**/*.test.ts'])
    .filter((path) => /numRuns: runsOf\(|\?\? runsOf\(/.test(readFileSync(path, 'utf8')))
    .toSorted()
