/**
 * Runs the features: `node scripts/features.ts machines|browser|server [--no-build] [arguments for cucumber]`.
 * `machines` needs no browser; `browser` builds the demo first and plays everything in Chromium; `server` plays the
 * few scenarios marked for it on the production build, against the standalone server.
 */
import { spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Envelope } from '@cucumber/messages'
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

/** How the scenarios of a run ended: a scenario counts once, by its last attempt. */
const outcomes = async (report: string): Promise<Readonly<{ passed: number; failed: number }>> => {
  const failed = new Set<string>()
  const ended = new Set<string>()
  for await (const line of createInterface({ input: createReadStream(report) })) {
    const { testStepFinished, testCaseFinished } = JSON.parse(line) as Envelope
    if (testCaseFinished && !testCaseFinished.willBeRetried) ended.add(testCaseFinished.testCaseStartedId)
    const status = testStepFinished?.testStepResult.status
    if (testStepFinished && status !== 'PASSED' && status !== 'SKIPPED') failed.add(testStepFinished.testCaseStartedId)
  }
  const lost = [...ended].filter((id) => failed.has(id)).length
  return { passed: ended.size - lost, failed: lost }
}

const play = async (mode: Mode, parameters: readonly string[], variables: Variables): Promise<number> => {
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  const code = await run(CUCUMBER, ['--profile', 'default', '--profile', mode, ...parameters], variables)
  const { passed, failed } = await outcomes(join(ROOT, `reports/features-${mode}.ndjson`))
  console.log(`features (${mode}): ${passed} passed, ${failed} failed`)
  return code === 0 && failed === 0 && passed > 0 ? 0 : 1
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
  machines: (parameters) => play('machines', parameters, {}),
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
