/**
 * All checks, as CI runs them. Ends with one line that sums up all runners, and fails when any of them fails.
 * Runners share the processors: somewhat more of them run at a time than there are processors, because each of them
 * also waits. The longest come first: all states of all screens, and the scenarios that `selection.ts` selects for
 * Chromium. Beside them run source checks, unit tests, the headless scenarios in the server's own tongue and in `loose`,
 * half of the matrix of calls and faults, the deployment, the scenarios against the server, and what a screen reader
 * finds. A missing Chromium or nginx is installed first; without nginx the deployment is left out, and a static server
 * serves the scenarios against the server.
 * `--whole` (`npm run test:whole`) runs every scenario in Chromium, the headless scenarios in all tongues, the whole
 * matrix, every state of the screens, and all scenarios that each of three towns can play against the server.
 */
import { availableParallelism } from 'node:os'
import { build, DEMO, PSEUDO } from './builds.ts'
import { type Job, runJobs } from './jobs.ts'
import { run } from './run.ts'
import { added, type Counted, counting, countingUnits, tell, worded } from './tally.ts'

const isWhole = process.argv.includes('--whole')
/** The runners at a time: a third of the time of each is spent waiting. */
const LANES = availableParallelism() + 1
const counted: Counted[] = []

type Runner = () => Promise<Counted>

/** A job that counts, and reports as it ends. */
const counts = (name: string, after: readonly string[], runner: Runner): Job => ({
  name,
  after,
  work: async () => {
    const one = await runner()
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
/** What the browser's runners need from outside: one installation at a time. */
const installing = async (): Promise<void> => {
  const chromium = await run('chromium', process.execPath, ['scripts/chromium.ts'])
  const found = chromium.output.trim().split('\n').at(-1)
  if (chromium.code === 0 && found !== undefined) env = { PIAZZA_CHROMIUM: found }
  const nginx = await run('nginx', process.execPath, ['scripts/nginx.ts'])
  hasNginx = nginx.code === 0
}

/** A runner of `npm test` examines pages that are alike once; the whole test examines each. */
const likeness = isWhole ? {} : { PIAZZA_AXE: 'kinds' }
/** A script that needs Chromium. */
const seen =
  (name: string, parameters: readonly string[], variables: Readonly<Record<string, string>> = {}): Runner =>
  () =>
    counting(name, parameters, { ...env, ...likeness, ...variables })

const whole = isWhole ? ['--whole'] : []
const towns = isWhole ? ['varese', 'luino', 'brinzio'] : ['varese']
const server = (town: string, at: number): Job =>
  counts(`server, ${town}`, ['tools', at === 0 ? 'deployment' : `server, ${towns[at - 1]}`], () =>
    seen(
      `features, server, ${town}`,
      ['scripts/features.ts', 'server', ...(hasNginx || at > 0 ? ['--no-build'] : []), ...whole],
      { PIAZZA_TOWN: town },
    )(),
  )

await runJobs(
  [
    { name: 'tools', work: installing },
    counts('pseudo', [], building(PSEUDO)),
    counts('demo', [], building(DEMO)),
    counts('faces', ['tools', 'pseudo', 'demo'], seen('faces', ['scripts/faces.ts', '--no-build', ...whole])),
    counts(
      'browser',
      ['tools', 'demo'],
      seen('features, browser', ['scripts/features.ts', 'browser', '--no-build', ...(isWhole ? [] : ['--selected'])]),
    ),
    counts('check', [], () => counting('check', ['scripts/check.ts'])),
    counts('unit', [], () => countingUnits()),
    counts('machines', [], () => counting('features, machines', ['scripts/features.ts', 'machines'])),
    counts('tongues', [], () =>
      isWhole
        ? counting('features, machines, all tongues', ['scripts/tongues.ts'])
        : counting('features, machines, loose', ['scripts/features.ts', 'machines'], { PIAZZA_SERVER: 'loose' }),
    ),
    {
      name: 'deployment',
      after: ['tools'],
      work: async () => {
        if (hasNginx) await counts('deployment', [], seen('deployment', ['scripts/deploy-check.ts'])).work()
      },
    },
    ...towns.map(server),
    counts('transcripts', ['tools', 'demo'], seen('transcripts', ['scripts/transcripts.ts', '--no-build'])),
    counts('matrix', [], () => counting('matrix', ['scripts/matrix.ts', ...(isWhole ? [] : ['--half'])])),
  ],
  LANES,
)

if (!isWhole) {
  const left = counted.map(({ ended }) => /\d+ passed, \d+ failed, (\d+) left/.exec(ended.output)?.[1]).find(Boolean)
  console.log(
    `Left to npm run test:whole: ${left ?? 'all'} scenarios in Chromium, the tongues bare, flat, nested and php, and every drifted answer in the faces`,
  )
}
if (!hasNginx)
  console.log(
    'Left to npm run test:whole: the deployment, and the scenarios on a site that nginx serves, because nginx is missing',
  )
const all = added(counted.map(({ tally }) => tally))
console.log(worded(all))
process.exitCode = all.failed === 0 ? 0 : 1
