import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, run } from '#scripts/tools/run.ts'
import { temporaryFolder } from '#scripts/tools/tidy.ts'

/** The numbers of passed and failed checks of a runner. */
export type Tally = Readonly<{ passed: number; failed: number }>

export const added = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

export const worded = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

/** The last `N passed, N failed` of a runner's output. A failed runner without numbers counts as one failure. */
export const tallyOf = ({ code, output }: Pick<Ended, 'code' | 'output'>): Tally => {
  const found = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1)
  const tally = { passed: Number(found?.[1] ?? 0), failed: Number(found?.[2] ?? 0) }
  return tally.passed + tally.failed === 0 || (code !== 0 && tally.failed === 0)
    ? { ...tally, failed: tally.failed + 1 }
    : tally
}

const MOST_SEEDS = 1_000_000

/** Where chance begins in a run of the unit tests. */
export const freshSeed = (): string => String(1 + Math.floor(Math.random() * MOST_SEEDS))

const unitTally = ({ code }: Ended, written: string): Tally => {
  try {
    const report = JSON.parse(readFileSync(written, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
      numFailedTestSuites: number
    }
    const failed = Math.max(report.numFailedTests, report.numFailedTestSuites, code === 0 ? 0 : 1)
    return { passed: report.numPassedTests, failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** A finished runner, with its numbers. */
export type Counted = Readonly<{ ended: Ended; tally: Tally }>

/** Runs a script of the project that prints its numbers. */
export const counting = async (
  name: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Counted> => {
  const ended = await run(name, process.execPath, parameters, { env })
  return { ended, tally: tallyOf(ended) }
}

/** Runs all unit tests, or those of some files. The numbers come from Vitest's report. */
export const countingUnits = async (
  files: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Counted> => {
  const report = join(temporaryFolder(), 'unit.json')
  const seed = process.env['PIAZZA_SEED'] ?? freshSeed()
  const ended = await run(`unit, PIAZZA_SEED=${seed}`, 'vitest', ['run', ...files], {
    env: { ...env, PIAZZA_SEED: seed, PIAZZA_UNIT_REPORT: report },
  })
  return { ended, tally: unitTally(ended, report) }
}

/** Prints the result of a runner, and its output when something failed. */
export const tell = ({ ended, tally }: Counted): Tally => {
  if (ended.code !== 0 || tally.failed > 0) console.log(ended.output)
  console.log(`${ended.name}: ${worded(tally)} (${ended.seconds} s)`)
  return tally
}

const MOST_REDS = 12
/** How runners begin the line of what failed; Cucumber's ends with the place, and the reason follows. */
const RED = /^\s*(?:FAIL|BROKEN|WRONG|\d+\) .*# features\/|\w*Error\b[^:\n]*:).*$/gmu
const COLOURS = /\u001B\[\d+m/g

/** What failed in a runner, briefly: a machine may keep the end of a long output alone. */
export const redsOf = ({ ended, tally }: Counted): string => {
  if (tally.failed === 0 && ended.code === 0) return ''
  const lines = ended.output.replaceAll(COLOURS, '').match(RED) ?? []
  const told = [...new Set(lines.map((line) => line.trim().slice(0, 200)))]
  return [`Failed in ${ended.name}:`, ...told.slice(0, MOST_REDS).map((line) => `  ${line}`)].join('\n')
}

/** Where the time of a run went, the longest runner first: a line for each, with its seconds and those of a processor. */
export const timeTable = (ended: readonly Ended[]): string =>
  [
    'seconds  of a processor  runner',
    ...ended
      .toSorted((one, other) => other.seconds - one.seconds)
      .map(({ name, seconds, processor }) => `${`${seconds}`.padStart(7)}  ${`${processor}`.padStart(14)}  ${name}`),
  ].join('\n')
