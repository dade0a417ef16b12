/**
 * Opens every screen of the demo once in Chromium, on a phone, as a reader with access finds it: full, without a failure,
 * an error or anything that never ends, and accessible (axe). `node scripts/test/smoke.ts [--no-build] [filter]` opens the
 * screens whose name contains the filter. All states, sizes and looks are those of `faces.ts`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { inaccessible } from '#features/support/browser/inspection.ts'
import { closeBrowser, theBrowser } from '#features/support/browser/launch.ts'
import { built, DEMO } from '#scripts/build/builds.ts'
import { filterIn } from './faces/filter.ts'
import { type Place, PLACES, SURROUNDINGS, type Who } from './faces/places.ts'
import { addressIn, lender, PATIENCE, PHONE, settle, signIn, type Stored } from './faces/visitors.ts'
import { sideBySide } from '#scripts/tools/side-by-side.ts'
import { startStaticServer } from '#scripts/tools/static-server.ts'

const AT_A_TIME = 2
/** What is not there yet, once a page has had its time. */
const BUSY = 'main [aria-busy=true], [role=progressbar]'

const ITALIAN = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/ui/messages/it.json'), 'utf8'),
) as Readonly<Record<string, string>>
/** What a page says where something failed: of a part, of what is old, of all of it. */
const FAILED = ['panel.failed', 'panel.stale', 'panel.offlineTitle', 'error.generic'].map((id) => {
  const text = ITALIAN[id]
  if (text === undefined) throw new Error(`No message is called ${id}`)
  return text
})

const filter = filterIn(process.argv.slice(2))

/** Runs in the page: what it says once nothing is left to come; empty before. */
const saidBy = (busy: string): string =>
  document.querySelector(busy) === null
    ? [...document.querySelectorAll('main')]
        .map(({ innerText }) => innerText)
        .join('\n')
        .trim()
    : ''

/** What is wrong with an open page, one or more lines each. */
const findingsOn = async (page: Page): Promise<readonly string[]> => {
  const text = await page.waitForFunction(saidBy, BUSY, { timeout: PATIENCE }).then(
    (said) => said.jsonValue(),
    () => '',
  )
  return [
    ...(text === '' ? ['A part never comes, or it says nothing'] : []),
    ...FAILED.filter((words) => text.includes(words)).map((words) => `It says "${words}"`),
    ...(await inaccessible(page)),
  ]
}

const openAll = async (browser: Browser, origin: string): Promise<readonly (readonly [Place, readonly string[]])[]> => {
  const lend = lender(browser, origin)
  const stored = new Map<Who, Stored>()
  for (const { who } of SURROUNDINGS) stored.set(who, await signIn(lend, origin, who))
  const seen: (readonly [Place, readonly string[]])[] = []
  const screens = PLACES.filter(({ name, isShownInAllFaces }) => isShownInAllFaces && name.includes(filter))
  await sideBySide(screens, AT_A_TIME, async (place) => {
    const errors: string[] = []
    const hear = (error: Error) => errors.push(`Uncaught: ${error.message}`)
    const visit = async (page: Page): Promise<readonly string[]> => {
      page.on('pageerror', hear)
      try {
        await page.goto(addressIn(origin, place.path))
        await settle(page)
        return await findingsOn(page)
      } finally {
        page.off('pageerror', hear)
      }
    }
    const found = await lend({ size: PHONE, hasTouch: true }, stored.get(place.who) ?? {}, visit).catch(
      (error: unknown) => [String(error)],
    )
    seen.push([place, [...found, ...errors]])
  })
  return seen
}

const server = await startStaticServer(await built(DEMO, process.argv.includes('--no-build')))
try {
  const seen = await openAll(await theBrowser(server.origin), server.origin)
  const failed = seen.filter(([, found]) => found.length > 0)
  for (const [{ name, who }, found] of failed) for (const one of found) console.log(`FAIL ${name}, ${who}: ${one}`)
  console.log(`smoke: ${seen.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 && seen.length > 0 ? 0 : 1
} finally {
  await closeBrowser()
  await server.close()
}
