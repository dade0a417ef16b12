/**
 * Runs the features: `node scripts/features.ts machines|browser|server [--no-build] [features] [arguments for cucumber]`.
 * Features that are named (`features/topics/*.feature`, `features/home/home.feature:12`) are played alone.
 * `machines` needs no browser, and is played in the tongue of the server that `PIAZZA_SERVER` names, without the
 * scenarios that cannot hold there (`--excepted` plays those alone); `browser` builds the demo first and plays everything in Chromium; `server` plays the
 * few scenarios marked for it on the production build, against the standalone server.
 */
import { spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Envelope } from '@cucumber/messages'
import { exceptedIn } from '#features/support/tongue-exceptions.ts'
import { type Tongue, tongueAsked } from '#mocks/tongues/tongue.ts'
import { findChromium } from './chromium.ts'
import { startStaticServer } from './static-server.ts'

const ROOT = join(import.meta.dirname, '..')
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')
const CUCUMBER = join(ROOT, 'node_modules/@cucumber/cucumber/bin/cucumber.js')
const MODES = ['machines', 'browser', 'server'] as const
type Mode = (typeof MODES)[number]
type Variables = Readonly<Record<string, string>>

/** Runs a program of the project and gives its exit code. */
const run = (script: string, parameters: readonly string[], variables: Variables = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })

/** A port that nobody listens on right now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Builds an app into a folder, unless it is there and nobody wants a new one. */
const build = async (folder: string, parameters: readonly string[], variables: Variables, isWanted: boolean) => {
  if (!isWanted && existsSync(join(ROOT, folder))) return
  const code = await run(VITE, ['build', '--outDir', folder, '--logLevel', 'warn', ...parameters], variables)
  if (code !== 0) process.exit(code)
}

type Outcomes = Readonly<{ passed: number; failed: number; names: readonly string[] }>

/** How the scenarios of a run ended, and the names of all there are: a scenario counts once, by its last attempt. */
const outcomes = async (report: string): Promise<Outcomes> => {
  const failed = new Set<string>()
  const ended = new Set<string>()
  const names: string[] = []
  for await (const line of createInterface({ input: createReadStream(report) })) {
    const { pickle, testStepFinished, testCaseFinished } = JSON.parse(line) as Envelope
    if (pickle) names.push(pickle.name)
    if (testCaseFinished && !testCaseFinished.willBeRetried) ended.add(testCaseFinished.testCaseStartedId)
    const status = testStepFinished?.testStepResult.status
    if (testStepFinished && status !== 'PASSED' && status !== 'SKIPPED') failed.add(testStepFinished.testCaseStartedId)
  }
  const lost = [...ended].filter((id) => failed.has(id)).length
  return { passed: ended.size - lost, failed: lost, names }
}

const play = async (mode: Mode, parameters: readonly string[], variables: Variables): Promise<number> => {
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  const code = await run(CUCUMBER, ['--profile', 'default', '--profile', mode, ...parameters], variables)
  const { passed, failed } = await outcomes(join(ROOT, `reports/features-${mode}.ndjson`))
  console.log(`features (${mode}): ${passed} passed, ${failed} failed`)
  return code === 0 && failed === 0 && passed > 0 ? 0 : 1
}

const EXCEPTED = '--excepted'

/** An expression for cucumber that takes these names, or every name but these. */
const naming = (names: ReadonlySet<string>, takes: boolean): string => {
  const any = [...names].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  return takes ? `^(?:${any})$` : `^(?!(?:${any})$)`
}

/**
 * Plays the headless suite against a server of a tongue. A scenario that is listed as an exception and is not there
 * fails the run; of the exceptions alone, one that passes is none.
 */
const playIn = async (tongue: Tongue, parameters: readonly string[]): Promise<number> => {
  if (tongue === 'own') return play('machines', parameters, {})
  const excepted = exceptedIn(tongue)
  const isExcepted = parameters.includes(EXCEPTED)
  if (isExcepted && excepted.size === 0) return 0
  const asked = parameters.filter((parameter) => parameter !== EXCEPTED)
  const names = excepted.size === 0 || asked.includes('--name') ? [] : ['--name', naming(excepted, isExcepted)]
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  const code = await run(CUCUMBER, ['--profile', 'default', '--profile', 'tongue', ...names, ...asked])
  const ended = await outcomes(join(ROOT, 'reports/features-tongue.ndjson'))
  const isWhole = !asked.some((parameter) => /\.feature(?::\d+)*$/.test(parameter))
  const lost = isWhole ? [...excepted].filter((name) => !ended.names.includes(name)) : []
  for (const name of lost) console.log(`No scenario is called "${name}"`)
  if (isExcepted) {
    console.log(`exceptions (${tongue}): ${ended.failed} hold, ${ended.passed} are none`)
    return ended.passed === 0 && lost.length === 0 ? 0 : 1
  }
  const count = ended.names.filter((name) => excepted.has(name)).length
  const failed = ended.failed + lost.length
  console.log(`features (machines, ${tongue}): ${ended.passed} passed, ${failed} failed, ${count} excepted`)
  return code === 0 && failed === 0 && ended.passed > 0 ? 0 : 1
}

/** Serves a built app for as long as its features are played. */
const playServed = async (mode: Mode, folder: string, parameters: readonly string[], variables: Variables) => {
  const PIAZZA_CHROMIUM = findChromium()
  const app = await startStaticServer(join(ROOT, folder))
  try {
    return await play(mode, parameters, { ...variables, PIAZZA_CHROMIUM, PIAZZA_ORIGIN: app.origin })
  } finally {
    await app.close()
  }
}

const RUNS: Readonly<Record<Mode, (parameters: readonly string[], builds: boolean) => Promise<number>>> = {
  machines: (parameters) => playIn(tongueAsked(process.env['PIAZZA_SERVER']), parameters),
  browser: async (parameters, builds) => {
    await build('dist-demo', ['--mode', 'demo'], {}, builds)
    return playServed('browser', 'dist-demo', parameters, {})
  },
  // The address of the API is built into the app, so that port and build go together.
  server: async (parameters) => {
    const port = String(await freePort())
    await build('dist-features', [], { VITE_API_URL: `http://localhost:${port}` }, true)
    return playServed('server', 'dist-features', parameters, { PIAZZA_API_PORT: port })
  },
}

const [asked, ...rest] = process.argv.slice(2)
const mode = MODES.find((one) => one === asked)
if (!mode) {
  console.error(`Usage: node scripts/features.ts ${MODES.join('|')} [--no-build] [arguments for cucumber]`)
  process.exit(2)
}
process.exit(
  await RUNS[mode](
    rest.filter((parameter) => parameter !== '--no-build'),
    !rest.includes('--no-build'),
  ),
)
