/**
 * All checks. Ends with one line that sums up all runners, and fails when any of them fails.
 * `npm test` is what one runs before each commit, in six minutes on two calm processors: the source checks, the units with
 * a part of their long runs, the headless scenarios, and a smoke of Chromium (every screen once, and the scenarios that
 * `selection.ts` calls the smoke).
 * `--rest` (`npm run test:rest`) runs all else: Chromium's other clauses, the states of all screens, transcripts, half of
 * the matrix of calls and faults, citizens at random, the headless scenarios in `loose`, the deployment, the scenarios against the server, and
 * all long runs of the units. nginx is installed first; without it the deployment is left out, and a static server serves
 * the scenarios against the server.
 * `--whole` (`npm run test:whole`) runs both, with every scenario in Chromium, the headless scenarios in all tongues, the
 * whole matrix, every state of the screens, and all scenarios that each of three towns can play against the server.
 */
import { availableParallelism } from 'node:os'
import { build, DEMO, PSEUDO } from '#scripts/build/builds.ts'
import { type Job, runJobs } from '#scripts/tools/jobs.ts'
import { longRuns } from './long-runs.ts'
import { run } from '#scripts/tools/run.ts'
import {
  added,
  type Counted,
  counting,
  countingUnits,
  freshSeed,
  redsOf,
  tallyOf,
  tell,
  timeTable,
  worded,
} from './tally.ts'

const isWhole = process.argv.includes('--whole')
const isRest = process.argv.includes('--rest')
const counted: Counted[] = []

/** Undefined where there is nothing to run with. */
type Runner = () => Promise<Counted | undefined>

/** A job that counts, and reports as it ends. */
const counts = (name: string, after: readonly string[], runner: Runner): Job => ({
  name,
  after,
  work: async () => {
    const one = await runner()
    if (one === undefined) return
    counted.push(one)
    tell(one)
  },
})

const building =
  (wanted: typeof DEMO): Runner =>
  async () => {
    const ended = await build(wanted)
    const passed = ended.code === 0 ? 1 : 0
    return { ended, tally: { passed, failed: 1 - passed } }
  }

let env: Readonly<Record<string, string>> = {}
let hasNginx = false
/** Why something is left out, in words that follow 'because'; undefined while it is not. */
let withoutChromium: string | undefined
let withoutNginx: string | undefined
/** Chromium for the runners that need it: one installation at a time. */
const installing = async (): Promise<void> => {
  const chromium = await run('chromium', process.execPath, ['scripts/tools/chromium.ts'])
  const found = chromium.output.trim().split('\n').at(-1)
  if (chromium.code === 0 && found !== undefined) env = { PIAZZA_CHROMIUM: found }
  else withoutChromium = found ?? 'no Chromium was found'
}
const installingNginx = async (): Promise<void> => {
  const nginx = await run('nginx', process.execPath, ['scripts/tools/nginx.ts'])
  hasNginx = nginx.code === 0
  withoutNginx = nginx.output.trim().split('\n').at(-1)
}

/** A runner examines pages that are alike once; the whole test examines each. */
const likeness = isWhole ? {} : { PIAZZA_AXE: 'kinds' }
/** A script that needs Chromium. */
const seen =
  (name: string, parameters: readonly string[], variables: Readonly<Record<string, string>> = {}): Runner =>
  async () =>
    withoutChromium === undefined ? counting(name, parameters, { ...env, ...likeness, ...variables }) : undefined

const whole = isWhole ? ['--whole'] : []
const towns = isWhole ? ['varese', 'luino', 'brinzio'] : ['varese']
const server = (town: string, at: number): Job =>
  counts(`server, ${town}`, ['tools', at === 0 ? 'deployment' : `server, ${towns[at - 1]}`], () =>
    seen(
      `features, server, ${town}`,
      ['scripts/test/features.ts', 'server', ...(hasNginx || at > 0 ? ['--no-build'] : []), ...whole],
      { PIAZZA_TOWN: town },
    )(),
  )
const playing = (...parameters: readonly string[]): Runner =>
  seen('features, browser', ['scripts/test/features.ts', 'browser', '--no-build', ...parameters])

/** What both need: Chromium, and the demo for it. */
const GROUND: readonly Job[] = [{ name: 'tools', work: installing }, counts('demo', [], building(DEMO))]

const CHECKING: readonly Job[] = [counts('check', [], () => counting('check', ['scripts/check/check.ts']))]

const GATE: readonly Job[] = [
  counts('unit', [], () => countingUnits()),
  counts('machines', [], () => counting('features, machines', ['scripts/test/features.ts', 'machines'])),
  counts('promises', [], () =>
    counting('promises', ['scripts/test/simulate.ts', '--matrix', '--sample', '60', '--from', '1']),
  ),
  counts('smoke', ['tools', 'demo'], seen('smoke', ['scripts/test/smoke.ts', '--no-build'])),
]

/**
 * The citizens who are played at random: the same ones each time, and by night some whom nobody has seen yet. What these
 * find is a fault to mend, and says nothing of the change that is tested.
 */
const SIMULATED = ['--from', '1', ...(isWhole ? ['--seeds', '1000', '--fresh', '1000'] : ['--seeds', '200'])]

const REST: readonly Job[] = [
  counts('pseudo', [], building(PSEUDO)),
  counts('faces', ['tools', 'pseudo', 'demo'], seen('faces', ['scripts/test/faces.ts', '--no-build', ...whole])),
  counts('long runs', [], () => countingUnits(longRuns(), { PIAZZA_RUNS: 'all' })),
  counts('tongues', [], () =>
    isWhole
      ? counting('features, machines, all tongues', ['scripts/test/tongues.ts'])
      : counting('features, machines, loose', ['scripts/test/features.ts', 'machines'], { PIAZZA_SERVER: 'loose' }),
  ),
  {
    name: 'deployment',
    after: ['tools'],
    work: async () => {
      await installingNginx()
      if (hasNginx)
        await counts('deployment', [], () => counting('deployment', ['scripts/test/deploy-check.ts'], env)).work()
    },
  },
  ...towns.map(server),
  counts('transcripts', ['tools', 'demo'], seen('transcripts', ['scripts/test/transcripts.ts', '--no-build'])),
  counts('simulate', [], () =>
    counting('simulate', ['scripts/test/simulate.ts', ...SIMULATED, '--seconds', isWhole ? '600' : '60']),
  ),
  counts('promises, many', [], () =>
    counting('promises, many', [
      'scripts/test/simulate.ts',
      '--matrix',
      // A night plays all of them, in another order each time.
      ...(isWhole ? ['--from', freshSeed()] : ['--sample', '250', '--from', '31']),
    ]),
  ),
  counts('matrix', [], () => counting('matrix', ['scripts/test/matrix.ts', ...(isWhole ? [] : ['--half'])])),
]

/**
 * The scripts of the project that fetch what they play with, and say what they leave out without it. The three engines are
 * played by night only: under load a few of their 765 checks still differ by what has not come yet.
 */
const OTHERS: readonly Job[] = ['test:icu', ...(isWhole ? ['test:engines', 'test:devices'] : [])].map((script) =>
  counts(script, ['tools', 'demo'], async () => {
    const ended = await run(script, 'npm', ['run', '--silent', script], { env })
    return { ended, tally: tallyOf(ended) }
  }),
)

/** The runners at a time: in the rest a third of the time of each is spent waiting; before a commit memory counts too. */
const LANES = availableParallelism() + (isRest || isWhole ? 1 : 0)

if (isWhole)
  await runJobs(
    [...GROUND, counts('browser', ['tools', 'demo'], playing()), ...REST, ...CHECKING, ...GATE, ...OTHERS],
    LANES,
  )
else if (isRest)
  await runJobs([...GROUND, counts('browser', ['tools', 'demo'], playing('--rest')), ...REST, ...OTHERS], LANES)
else {
  // The compiler takes half of the memory that a small machine has: nothing runs beside the checks.
  await runJobs(CHECKING, LANES)
  await runJobs(
    [...GROUND, counts('browser', ['tools', 'demo'], playing('--smoke', '--parallel', '0')), ...GATE],
    LANES,
  )
}

if (isRest) {
  const left = counted.map(({ ended }) => /\d+ passed, \d+ failed, (\d+) left/.exec(ended.output)?.[1]).find(Boolean)
  console.log(
    `Left to npm run test:whole: ${left ?? 'all'} scenarios in Chromium, the tongues bare, flat, nested and php, every drifted answer and a half of the failed panels in the faces, the three engines, and devices that refuse`,
  )
}
if ((isRest || isWhole) && !hasNginx)
  console.log(
    `Left out: the deployment, and the scenarios on a site that nginx serves, because ${withoutNginx ?? 'nginx is missing'}`,
  )
if (withoutChromium !== undefined) console.log(`Left out: all that is played in Chromium, because ${withoutChromium}`)
if (!isRest && !isWhole)
  console.log('Left to npm run test:rest: the other scenarios and states in Chromium, and what takes longer')
console.log(timeTable(counted.map(({ ended }) => ended)))
for (const reds of counted.map(redsOf)) if (reds !== '') console.log(reds)
const all = added(counted.map(({ tally }) => tally))
console.log(worded(all))
process.exitCode = all.failed === 0 ? 0 : 1
