/**
 * Everything that is checked, as CI runs it: source checks and unit tests beside the machines' features (against two servers), then the
 * browser's, and what is seen of the server beside all faces of all screens. Ends with one line that adds up all runners, and fails when any of them does.
 */
import { readFileSync } from 'node:fs'
import { type Ended, run } from './run.ts'

type Tally = Readonly<{ passed: number; failed: number }>

/** The last `N passed, N failed` that a runner printed. A runner that ended badly without counting counts as one failure. */
const tallied = ({ code, output }: Ended): Tally => {
  const found = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1)
  const tally = { passed: Number(found?.[1] ?? 0), failed: Number(found?.[2] ?? 0) }
  return tally.passed + tally.failed === 0 || (code !== 0 && tally.failed === 0)
    ? { ...tally, failed: tally.failed + 1 }
    : tally
}

/** Vitest counts in its report. */
const unitTally = ({ code }: Ended): Tally => {
  try {
    const report = JSON.parse(readFileSync('reports/unit.json', 'utf8')) as {
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

const tell = (ended: Ended, tally: Tally): Tally => {
  if (ended.code !== 0 || tally.failed > 0) console.log(ended.output)
  console.log(`${ended.name}: ${tally.passed} passed, ${tally.failed} failed (${ended.seconds} s)`)
  return tally
}

const node = process.execPath
const features = (assembly: string, ...more: string[]) =>
  run(`features, ${assembly}`, node, ['scripts/features.ts', assembly, ...more])

/** The headless suite in our own tongue, then in the oddest one; the others are played by `npm run test:tongues`. */
const headless = async (): Promise<readonly Ended[]> => {
  const own = await features('machines')
  const loose = ['scripts/features.ts', 'machines']
  return [own, await run('features, machines, loose', node, loose, { env: { PIAZZA_SERVER: 'loose' } })]
}

const [check, unit, machines] = await Promise.all([
  run('check', node, ['scripts/check.ts']),
  run('unit', 'vitest', ['run']),
  headless(),
])
const tallies = [tell(check, tallied(check)), tell(unit, unitTally(unit))]
tallies.push(...machines.map((ended) => tell(ended, tallied(ended))))
const browser = await features('browser')
tallies.push(tell(browser, tallied(browser)))

// The few scenarios against the server are played one by one, and the faces leave them room: a build is one core's work.
const [server, faces] = await Promise.all([features('server'), run('faces', node, ['scripts/faces.ts'])])
tallies.push(tell(server, tallied(server)), tell(faces, tallied(faces)))

const sum = (pick: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + pick(tally), 0)
const failed = sum((tally) => tally.failed)
console.log(`${sum((tally) => tally.passed)} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
