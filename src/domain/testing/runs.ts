/** For tests that play something many times: how often, and where chance begins. */

/** How many of its runs a long test plays: a quarter, and all of them with `PIAZZA_RUNS=all` (`npm run test:rest`). */
export const runsOf = (all: number): number => (process.env['PIAZZA_RUNS'] === 'all' ? all : Math.ceil(all / 4))

/** The seed of a test run, which it prints: another one each time, unless `PIAZZA_SEED` names one. */
export const SEED = Number(process.env['PIAZZA_SEED'] ?? 1)
