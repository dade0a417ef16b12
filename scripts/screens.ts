/**
 * Screenshots of every screen in each of its states at each of the sizes, and a contact sheet per screen and size with
 * all states, into `screens/`. `node scripts/screens.ts [filter]` takes those whose name matches the filter, a regular
 * expression: `notices`, `home-error`, `1440`, `^users?-.*-(360|390)`. A failed screenshot is reported; the others
 * continue. `--light` takes them in the light look, `--contrast` with a high contrast; both have a folder of their own.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { built, DEMO } from './builds.ts'
import { CHROMIUM_ARGUMENTS, findWholeChromium } from './chromium.ts'
import { printSheets } from './screens/contact-sheet.ts'
import { type Look, nameOf, type Shot, shoot, signInOnce, SIZES } from './screens/photographer.ts'
import { SCENES } from './screens/scenes.ts'
import { startStaticServer } from './static-server.ts'

/** The number of parallel screenshots. */
const AT_A_TIME = 2

const root = join(import.meta.dirname, '..')
const look: Look = {
  isLight: process.argv.includes('--light'),
  hasContrast: process.argv.includes('--contrast'),
}
const folder = join(root, 'screens', `${look.isLight ? 'light' : ''}${look.hasContrast ? 'contrast' : ''}`)
const SCREENS = { ...DEMO, folder: '.cache/screens' }
const filter = new RegExp(process.argv.slice(2).find((parameter) => !parameter.startsWith('--')) ?? '')

const wanted = SCENES.flatMap((scene) => SIZES.map((size) => ({ scene, size }))).filter(({ scene, size }) =>
  filter.test(nameOf(scene, size)),
)
if (wanted.length === 0) throw new Error(`No screen is called like ${filter}`)

const build = await built(SCREENS)

mkdirSync(folder, { recursive: true })
const server = await startStaticServer(build)
const browser = await chromium.launch({ executablePath: findWholeChromium(), args: [...CHROMIUM_ARGUMENTS] })
try {
  const people = [...new Set(wanted.map(({ scene }) => scene.who))]
  const stored = new Map(
    await Promise.all(people.map(async (who) => [who, await signInOnce(browser, server.origin, who)] as const)),
  )
  const waiting = [...wanted]
  const shots: Shot[] = []
  const takeTurns = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { scene, size } = next
      const shot = await shoot(browser, server.origin, folder, scene, size, look, stored.get(scene.who))
      shots.push(shot)
      if (shot.problem !== undefined) console.log(`FAIL ${shot.file}: ${shot.problem}`)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, takeTurns))
  const inOrder = wanted.flatMap(({ scene, size }) =>
    shots.filter((shot) => shot.scene === scene && shot.size === size),
  )
  const sheets = await printSheets(browser, folder, inOrder)
  const failed = shots.filter(({ problem }) => problem !== undefined).length
  console.log(`screens: ${shots.length - failed} taken, ${failed} failed; ${sheets.length} sheets in screens/`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.close()
}
