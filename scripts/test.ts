/**
 * All checks, as CI runs them. Ends with one line that sums up all runners, and fails when any of them fails.
 * First everything without a browser, in parallel: source checks, unit tests and builds, beside the headless scenarios
 * in the server's own tongue and in `loose`, and half of the matrix of calls and faults. A missing Chromium is installed
 * meanwhile. Then the scenarios that `selection.ts` selects for Chromium, and finally the deployment and the scenarios
 * against the server and what a screen reader finds, beside all states of all screens.
 * Without nginx the deployment is left out, and a static server serves the scenarios against the server.
 * `--whole` (`npm run test:whole`) runs every scenario in Chromium, the headless scenarios in all tongues, the whole
 * matrix, and all scenarios that each of three towns can play against the server.
 */
import { build, DEMO, PSEUDO } from './builds.ts'
import { run } from './run.ts'
import { added, type Counted, counting, countingUnits, tell, worded } from './tally.ts'

const isWhole = process.argv.includes('--whole')
const counted: Counted[] = []

/** Runs tasks one after the other and reports each as it ends. */
const inTurn = async (...runners: readonly (() => Promise<Counted>)[]): Promise<void> => {
  for (const runner of runners) {
    const one = await runner()
    counted.push(one)
    tell(one)
  }
}

const building = async (wanted: typeof DEMO): Promise<Counted> => {
  const ended = await build(wanted)
  const passed = ended.code === 0 ? 1 : 0
  return { ended, tally: { passed, failed: 1 - passed } }
}

const LOOSE = 'features, machines, loose'
const otherTongues = (): Promise<Counted> =>
  isWhole
    ? counting('features, machines, all tongues', ['scripts/tongues.ts'])
    : counting(LOOSE, ['scripts/features.ts', 'machines'], { PIAZZA_SERVER: 'loose' })

const MATRIX = ['scripts/matrix.ts', ...(isWhole ? [] : ['--half'])]

const [chromium] = await Promise.all([
  run('chromium', process.execPath, ['scripts/chromium.ts']),
  inTurn(() => counting('features, machines', ['scripts/features.ts', 'machines'])),
  inTurn(otherTongues),
  inTurn(
    () => counting('check', ['scripts/check.ts']),
    () => countingUnits(),
    () => building(DEMO),
    () => building(PSEUDO),
    () => counting('matrix', MATRIX),
  ),
])
const nginx = await run('nginx', process.execPath, ['scripts/nginx.ts'])
const hasNginx = nginx.code === 0
const found = chromium.output.trim().split('\n').at(-1)
const env = chromium.code === 0 && found !== undefined ? { PIAZZA_CHROMIUM: found } : undefined

const selection = isWhole ? [] : ['--selected']
await inTurn(() => counting('features, browser', ['scripts/features.ts', 'browser', '--no-build', ...selection], env))
// The few server scenarios run one by one and the state checks leave them room, because a build uses a whole core.
await Promise.all([
  inTurn(
    ...(hasNginx ? [() => counting('deployment', ['scripts/deploy-check.ts'], env)] : []),
    ...(isWhole ? ['varese', 'luino', 'brinzio'] : ['varese']).map(
      (town, at) => () =>
        counting(
          `features, server, ${town}`,
          [
            'scripts/features.ts',
            'server',
            ...(hasNginx || at > 0 ? ['--no-build'] : []),
            ...(isWhole ? ['--whole'] : []),
          ],
          {
            ...env,
            PIAZZA_TOWN: town,
          },
        ),
    ),
    () => counting('transcripts', ['scripts/transcripts.ts', '--no-build'], env),
  ),
  inTurn(() => counting('faces', ['scripts/faces.ts', '--no-build'], env)),
])

if (!isWhole) {
  const left = counted.map(({ ended }) => /\d+ passed, \d+ failed, (\d+) left/.exec(ended.output)?.[1]).find(Boolean)
  console.log(
    `Left to npm run test:whole: ${left ?? 'all'} scenarios in Chromium, and the tongues bare, flat, nested and php`,
  )
}
if (!hasNginx)
  console.log(
    'Left to npm run test:whole: the deployment, and the scenarios on a site that nginx serves, because nginx is missing',
  )
const all = added(counted.map(({ tally }) => tally))
console.log(worded(all))
process.exitCode = all.failed === 0 ? 0 : 1
