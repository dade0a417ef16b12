/**
 * Runs the features: `node scripts/test/features.ts machines|browser|server [--no-build] [--smoke|--rest|--selected] [--whole]
 * [features] [arguments for cucumber]`. Named features (`features/topics/*.feature`, `features/home/home.feature:12`) run alone.
 * `machines` needs no browser; `PIAZZA_SERVER` selects the server's tongue, and its exceptions are skipped (`--excepted`
 * runs only those). `browser` builds the demo first and runs everything in Chromium, or of the selection in `selection.ts`
 * the smoke (`--smoke`) or what is beyond it (`--rest`). `server` runs the scenarios marked for it, on the production build as a deployment serves it, against
 * the standalone server; of all that the town can play, it runs everything (`--whole`) or that selection (`--selected`).
 * Where nginx is missing, the static server of the tests serves it. `PIAZZA_TOWN` names a town of `deploy/towns`: Varese
 * by default for `server`; `machines` plays for one too.
 */
import { copyFileSync, createReadStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Envelope } from '@cucumber/messages'
import { exceptedIn } from '#features/support/tongue-exceptions.ts'
import { townIn } from '#features/support/towns.ts'
import { type Tongue, tongueAsked } from '#mocks/tongues/tongue.ts'
import { built, DEMO } from '#scripts/build/builds.ts'
import { findChromium } from '#scripts/tools/chromium.ts'
import { provideNginx } from '#scripts/tools/nginx.ts'
import { isPlayable } from './playable.ts'
import { madeRelease } from '#scripts/build/release.ts'
import { readFeatures } from '#scripts/check/scenarios.ts'
import { beyondSmoke, pathsOf, selected, smoke } from './selection.ts'
import { startStaticServer } from '#scripts/tools/static-server.ts'
import { isRunEnding, startProgram, temporaryFolder } from '#scripts/tools/tidy.ts'

const ROOT = join(import.meta.dirname, '../..')
const CUCUMBER = join(ROOT, 'node_modules/@cucumber/cucumber/bin/cucumber.js')
const MODES = ['machines', 'browser', 'server'] as const
type Mode = (typeof MODES)[number]

/**
 * The memory of a run, in MiB. Headless, all scenarios share a process, which needs half of it; where one keeps the world of
 * the one before, the run ends. Without a limit Node lets the heap grow to thrice of what is in use, at a cost in time.
 */
const MEMORY = '--max-old-space-size=1000'
type Variables = Readonly<Record<string, string>>

/** Runs a program of the project and returns its exit code. */
const run = (script: string, parameters: readonly string[], variables: Variables = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = startProgram(process.execPath, [MEMORY, script, ...parameters], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    })
    child.on('exit', (code) => {
      if (!isRunEnding()) resolve(code ?? 1)
    })
  })

type Outcomes = Readonly<{ passed: number; failed: number; names: readonly string[] }>

/** The results of a run, and the names of all scenarios: a scenario counts once, by its last attempt. */
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

/**
 * Plays features by a profile of cucumber.json. What happened is written to a file of this run alone, because others may
 * play beside it; the last one to end leaves it in `reports/`.
 */
const playFeatures = async (profile: string, parameters: readonly string[], variables: Variables = {}) => {
  const report = join(temporaryFolder(), 'features.ndjson')
  const asked = ['--profile', 'default', '--profile', profile, '--format', `message:${report}`, ...parameters]
  const code = await run(CUCUMBER, asked, variables)
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  copyFileSync(report, join(ROOT, `reports/features-${profile}.ndjson`))
  return { code, ...(await outcomes(report)) }
}

/** Runs features and prints the result; `left` is the number of scenarios that a selection leaves out. */
const play = async (
  mode: Mode,
  parameters: readonly string[],
  variables: Variables,
  left?: number,
): Promise<number> => {
  const { code, passed, failed } = await playFeatures(mode, parameters, variables)
  const leaving = left === undefined ? '' : `, ${left} left`
  console.log(`features (${mode}): ${passed} passed, ${failed} failed${leaving}`)
  return code === 0 && failed === 0 && passed > 0 ? 0 : 1
}

const EXCEPTED = '--excepted'

/** A cucumber expression that matches these names, or all other names. */
const naming = (names: ReadonlySet<string>, takes: boolean): string => {
  const any = [...names].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  return takes ? `^(?:${any})$` : `^(?!(?:${any})$)`
}

/**
 * Runs the headless suite against a server with a tongue. A listed exception that does not exist fails the run; so does
 * an exception that passes.
 */
const playIn = async (tongue: Tongue, parameters: readonly string[]): Promise<number> => {
  // A whole run has stored everything that the register of the privacy page lists.
  if (tongue === 'own') return play('machines', parameters, { PIAZZA_WHOLE: parameters.length === 0 ? '1' : '' })
  const excepted = exceptedIn(tongue)
  const isExcepted = parameters.includes(EXCEPTED)
  if (isExcepted && excepted.size === 0) return 0
  const asked = parameters.filter((parameter) => parameter !== EXCEPTED)
  const names = excepted.size === 0 || asked.includes('--name') ? [] : ['--name', naming(excepted, isExcepted)]
  const { code, ...ended } = await playFeatures('tongue', [...names, ...asked])
  const isWhole = !asked.some(isFeature)
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

type Played = Readonly<{ parameters: readonly string[]; left?: number }>

const isFeature = (parameter: string): boolean => /\.feature(?::\d+)*$/.test(parameter)

/**
 * The scenarios that a town can play, all or those that Chromium selects, and the number of others; or those
 * that are named.
 */
const playable = async (town: string, parameters: readonly string[], isSelected = false): Promise<Played> => {
  if (parameters.some(isFeature)) return { parameters }
  const { pickles } = await readFeatures(['features/**/*.feature'])
  const configuration = townIn(town)
  const can = pickles.filter((pickle) => isPlayable(configuration, pickle))
  const chosen = isSelected ? selected(can) : can
  return { parameters: [...parameters, ...pathsOf(chosen)], left: pickles.length - chosen.length }
}

/** What a rule of the selection takes, and the number that it leaves out. */
const selection = async (parameters: readonly string[], take: typeof smoke): Promise<Played> => {
  const { pickles } = await readFeatures(['features/**/*.feature'])
  const chosen = take(pickles)
  return { parameters: [...parameters, ...pathsOf(chosen)], left: pickles.length - chosen.length }
}

const OPTIONS = {
  noBuild: '--no-build',
  smoke: '--smoke',
  rest: '--rest',
  selected: '--selected',
  whole: '--whole',
} as const
type Asked = Readonly<{
  parameters: readonly string[]
  isKept: boolean
  /** What is taken of the scenarios for Chromium; undefined for all. */
  take: typeof smoke | undefined
  isSelected: boolean
  isWhole: boolean
}>

const RUNS: Readonly<Record<Mode, (asked: Asked) => Promise<number>>> = {
  machines: async ({ parameters }) => {
    const town = process.env['PIAZZA_TOWN']
    if (town === undefined) return playIn(tongueAsked(process.env['PIAZZA_SERVER']), parameters)
    const { parameters: those, left } = await playable(town, parameters)
    return play('machines', those, {}, left)
  },
  browser: async ({ parameters, isKept, take }) => {
    const app = await startStaticServer(await built(DEMO, isKept))
    const { parameters: those, left }: Played = take ? await selection(parameters, take) : { parameters }
    try {
      return await play('browser', those, { PIAZZA_CHROMIUM: findChromium(), PIAZZA_ORIGIN: app.origin }, left)
    } finally {
      await app.close()
    }
  },
  server: async ({ parameters, isKept, isSelected, isWhole }) => {
    await madeRelease(isKept)
    const why = provideNginx()
    if (why !== undefined) console.log(`A static server serves the town, because ${why}`)
    const town = process.env['PIAZZA_TOWN'] ?? 'varese'
    const { parameters: those, left }: Played =
      isWhole || isSelected || parameters.some(isFeature)
        ? await playable(town, ['--parallel', '2', ...parameters], isSelected)
        : { parameters: ['--tags', '@server or @production', ...parameters] }
    return play('server', those, { PIAZZA_TOWN: town, PIAZZA_CHROMIUM: findChromium() }, left)
  },
}

const [asked, ...rest] = process.argv.slice(2)
const mode = MODES.find((one) => one === asked)
if (!mode) {
  const options = Object.values(OPTIONS).map((option) => `[${option}]`)
  console.error(`Usage: node scripts/test/features.ts ${MODES.join('|')} ${options.join(' ')} [arguments for cucumber]`)
  process.exit(2)
}
const isOption = (parameter: string): boolean => Object.values<string>(OPTIONS).includes(parameter)
process.exit(
  await RUNS[mode]({
    parameters: rest.filter((parameter) => !isOption(parameter)),
    isKept: rest.includes(OPTIONS.noBuild),
    take: rest.includes(OPTIONS.smoke) ? smoke : rest.includes(OPTIONS.rest) ? beyondSmoke : undefined,
    isSelected: rest.includes(OPTIONS.selected),
    isWhole: rest.includes(OPTIONS.whole),
  }),
)
