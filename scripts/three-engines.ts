/**
 * Piazza in every engine that citizens hold: `npm run test:engines [-- --no-build] [--times] [--pictures]`. Chromium, Firefox and WebKitGTK open
 * every address as visitor, citizen and administrator, on a phone and on a desk, in the production build beside the
 * standalone API and in the demo: no error, nothing that stays loading, and the same texts as in Chromium. Then citizens do
 * what they do in Firefox and WebKit. Debian has the engines; where they are missing and cannot be installed, it says what
 * it leaves out. `--pictures` also takes pictures of some screens in each engine, into `reports/engines`.
 */
import { built, DEMO } from './builds.ts'
import { madeRelease } from './release.ts'
import { sideBySide } from './side-by-side.ts'
import { worded } from './tally.ts'
import { READERS } from './three-engines/addresses.ts'
import { troubleOf, unlike } from './three-engines/likeness.ts'
import { FLOWS, play } from './three-engines/flows.ts'
import { takePictures } from './three-engines/pictures.ts'
import { startEngines } from './three-engines/programs.ts'
import { type BuildName, type Pages, type Pass, sweep } from './three-engines/sweep.ts'

const parameters = new Set(process.argv.slice(2))
/** A page waits more than it works: three at a time keep two processors busy. */
const AT_A_TIME = 3
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
const engines = await startEngines()
const seen = new Map<string, Pages>()
const nameOf = ({ build, engine, who }: Pass): string => `${build}, ${who}, ${engine.name}`
const passes = BUILDS.flatMap((build) =>
  READERS.flatMap((who) => engines.map((engine): Pass => ({ build, engine, who }))),
)

type Work = Readonly<{ name: string; run: () => Promise<void> }>
const works: readonly Work[] = [
  ...passes.map((pass): Work => ({
    name: nameOf(pass),
    run: async () => void seen.set(nameOf(pass), await sweep(pass, folders[pass.build])),
  })),
  ...FLOWS.flatMap((flow) =>
    engines.map((engine): Work => {
      const name = `${engine.name}: ${flow.name}`
      return { name, run: async () => tell(name, await play(flow, engine, folders.production)) }
    }),
  ),
]

try {
  if (parameters.has('--pictures')) await takePictures(engines, folders.production, 'reports/engines')
  await sideBySide(works, AT_A_TIME, async ({ name, run }) => {
    const began = performance.now()
    try {
      await run()
    } catch (error) {
      tell(name, [error instanceof Error ? error.message : String(error)])
    }
    if (isTimed) console.log(`${Math.round((performance.now() - began) / 1000)} s: ${name}`)
  })
  const [chromium] = engines
  for (const pass of passes)
    for (const [place, page] of seen.get(nameOf(pass)) ?? []) {
      const first = chromium && seen.get(nameOf({ ...pass, engine: chromium }))?.get(place)
      tell(`${nameOf(pass)}, ${place}`, [
        ...troubleOf(page),
        ...(first === undefined ? [] : unlike(first.texts, pass.engine.name, page.texts)),
      ])
    }
} finally {
  for (const engine of engines) await engine.close()
}
console.log(`engines: ${worded({ passed, failed })}`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
