/**
 * Piazza in every engine that citizens hold: `npm run test:engines [-- WORDS --no-build --times --pictures]`. Chromium, Firefox and WebKitGTK open
 * every address as visitor, citizen and administrator, on a phone and on a desk, in the production build beside the
 * standalone API and in the demo: no error, nothing that stays loading, and the same texts as in Chromium. Then citizens do
 * what they do in Firefox and WebKit. Debian has the engines; where they are missing and cannot be installed, it says what
 * it leaves out. Words choose what has one of them in its name. `--pictures` also takes pictures of some screens in each engine, into `reports/engines`.
 */
import { built, DEMO } from '#scripts/build/builds.ts'
import { madeRelease } from '#scripts/build/release.ts'
import { sideBySide } from '#scripts/tools/side-by-side.ts'
import { worded } from './tally.ts'
import { READERS } from './three-engines/addresses.ts'
import { troubleOf, unlike } from './three-engines/likeness.ts'
import { FLOWS, play } from './three-engines/flows.ts'
import { takePictures } from './three-engines/pictures.ts'
import { startEngines } from './three-engines/programs.ts'
import type { Engine } from './three-engines/tab.ts'
import { type BuildName, type Page, sweep } from './three-engines/sweep.ts'

const parameters = new Set(process.argv.slice(2))
/** Sets of engines that work at the same time: a page waits more than it works. */
const AT_A_TIME = 2
const chosen = [...parameters].filter((parameter) => !parameter.startsWith('--'))
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.some((words) => name.includes(words))
const isTimed = parameters.has('--times')
const isKept = parameters.has('--no-build')
const BUILDS: readonly BuildName[] = ['production', 'demo']

let [passed, failed] = [0, 0]
const tell = (name: string, wrong: readonly string[]): void => {
  if (wrong.length === 0) passed += 1
  else {
    failed += 1
    console.log(`FAIL ${name}\n${wrong.map((line) => `     ${line}`).join('\n')}`)
  }
}

const folders = { production: await madeRelease(isKept), demo: await built(DEMO, isKept) }
const sets = await startEngines(AT_A_TIME)

type Work = Readonly<{ name: string; run: (engines: readonly Engine[]) => Promise<void> }>
/** The first engine, Chromium, is what the others are compared with. */
const tellPage = (round: string, engines: readonly Engine[], { place, seen }: Page): void => {
  for (const [at, { name }] of engines.entries()) {
    const [first, own] = [seen[0], seen[at]]
    if (first === undefined || own === undefined) continue
    tell(`${round}, ${name}, ${place}`, [...troubleOf(own), ...unlike(first.texts, name, own.texts)])
  }
}
const rounds = BUILDS.flatMap((build) =>
  READERS.map((who): Work => {
    const name = `${build}, ${who}`
    const run: Work['run'] = (engines) =>
      sweep({ build, who }, engines, folders[build], (page) => tellPage(name, engines, page))
    return { name, run }
  }),
)
const acts = FLOWS.map((flow): Work => {
  const playIn = async (engine: Engine): Promise<void> =>
    tell(`${engine.name}: ${flow.name}`, await play(flow, engine, folders.production))
  // What they do in Chromium is played by the features.
  return { name: flow.name, run: async ([, ...others]) => void (await Promise.all(others.map(playIn))) }
})

try {
  const [first = []] = sets
  if (parameters.has('--pictures')) await takePictures(first, folders.production, 'reports/engines')
  const free = [...sets]
  await sideBySide(
    [...rounds, ...acts].filter(({ name }) => isChosen(name)),
    AT_A_TIME,
    async ({ name, run }) => {
      const began = performance.now()
      const engines = free.pop() ?? []
      try {
        await run(engines)
      } catch (error) {
        tell(name, [error instanceof Error ? error.message : String(error)])
      } finally {
        free.push(engines)
      }
      if (isTimed) console.log(`${Math.round((performance.now() - began) / 1000)} s: ${name}`)
    },
  )
} finally {
  for (const engine of sets.flat()) await engine.close()
}
console.log(`engines: ${worded({ passed, failed })}`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
