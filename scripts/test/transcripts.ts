/**
 * What a screen reader finds on each screen: the accessibility tree of Chromium, in the order in which it is read, for
 * every screen when it is full, when its calls fail, and when each of its lists is empty. `docs/transcripts/` keeps them,
 * one file per screen; a difference fails the check and is printed, so that a change of what is said is seen in review.
 * `node scripts/test/transcripts.ts [--no-build] [--write] [filter]` looks at the screens whose name begins with the filter;
 * `--write` keeps what is found.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { SCREENS } from '#ui/base/screens.ts'
import { DEMO } from '#scripts/build/builds.ts'
import type { Face } from './faces/faces.ts'
import { filterIn } from './faces/filter.ts'
import { type Place, PLACES, screenOf } from './faces/places.ts'
import { listening, requestsOf, signAllIn, type Visit, visitAll, within } from './faces/rounds.ts'
import { addressIn, lender, PHONE, settle } from './faces/visitors.ts'
import { differences, sectionsIn, transcriptOf } from './transcripts/transcript.ts'

const FOLDER = join(import.meta.dirname, '../..', 'docs', 'transcripts')
/** What is new on Home comes by itself so long after the page, in milliseconds. */
const AFTER_HOME = 3_500
/** What is heard counts once it has stayed the same for so long, in milliseconds. */
const QUIET = 400
/** What is not there yet. */
const BUSY = 'main [aria-busy=true], [role=progressbar]'
/** How often a page may change before it counts as never quiet. */
const MOST_CHANGES = 40

const parameters = process.argv.slice(2)
const isWriting = parameters.includes('--write')
const filter = filterIn(parameters)

/** The bars are heard on every page: transcribed once per reader. Elsewhere the page itself, and what lies over it; messages pass. */
const PARTS = 'header:not(main *), main, :is([role=dialog], [role=alertdialog]):has(h2, h3)'

const heardIn = async (page: Page, { name, path }: Place): Promise<string> => {
  const parts = page.locator(name === 'nowhere' ? 'body' : PARTS).filter({ visible: true })
  const read = async () => {
    const trees = await Promise.all((await parts.all()).map((part) => part.ariaSnapshot()))
    return transcriptOf(await page.title(), trees)
  }
  if (path === SCREENS.home.path) await page.waitForTimeout(AFTER_HOME)
  let before = await read()
  for (let change = 0; change < MOST_CHANGES; change += 1) {
    await page.waitForTimeout(QUIET)
    const now = await read()
    if (now === before && /^- '?main/m.test(now) && (await page.locator(BUSY).count()) === 0) return now
    before = now
  }
  throw new Error(
    `${name} is never quiet:\n${await page.locator(BUSY).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).join())}\n${before}`,
  )
}

/** The faces of which a reader hears something else than of the full one. */
const isTold = ({ name }: Face): boolean => name === 'failed' || name.startsWith('empty ')

/** All transcripts by screen, each under the name of its place, reader and face. */
const transcribe = async (
  browser: Browser,
  origin: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const lend = lender(browser, origin)
  const stored = await signAllIn(lend, origin)
  const texts = new Map<Visit, string>()
  const visits = await visitAll(
    PLACES.filter((place) => screenOf(place).startsWith(filter)),
    isTold,
    (one) =>
      lend({ size: PHONE, hasTouch: true }, stored.get(one.place.who) ?? {}, (page) =>
        listening(page, one.face, async () => {
          await page.goto(addressIn(origin, one.place.path, one.face.fault))
          await settle(page)
          texts.set(one, await heardIn(page, one.place))
          return requestsOf(page)
        }),
      ),
  )

  const byScreen = new Map<string, Map<string, string>>()
  for (const one of visits) {
    const screen = screenOf(one.place)
    const sections = byScreen.get(screen) ?? new Map<string, string>()
    byScreen.set(screen, sections)
    sections.set(`${one.place.path}, ${one.place.who}, ${one.face.name}`, texts.get(one) ?? '')
  }
  return byScreen
}

const fileOf = (screen: string): string => join(FOLDER, `${screen}.txt`)
const write = (screen: string, sections: ReadonlyMap<string, string>): void =>
  writeFileSync(fileOf(screen), [...sections].map(([name, text]) => `# ${name}\n\n${text}\n`).join('\n'))

await within(DEMO, parameters.includes('--no-build'), async (browser, origin) => {
  const found = await transcribe(browser, origin)
  mkdirSync(FOLDER, { recursive: true })
  let [passed, failed] = [0, 0]
  for (const [screen, sections] of found) {
    if (isWriting) {
      write(screen, sections)
      console.log(`written: docs/transcripts/${screen}.txt`)
    }
    const kept = existsSync(fileOf(screen))
      ? sectionsIn(readFileSync(fileOf(screen), 'utf8'))
      : new Map<string, string>()
    for (const name of new Set([...sections.keys(), ...kept.keys()])) {
      const lines = differences(kept.get(name), sections.get(name))
      if (lines.length === 0) passed += 1
      else {
        failed += 1
        console.log(`FAIL ${screen}: ${name}\n${lines.map((line) => `     ${line}`).join('\n')}`)
      }
    }
  }
  // A screen that is no longer there has no transcript either.
  if (filter === '')
    for (const file of readdirSync(FOLDER).filter((one) => one.endsWith('.txt') && !found.has(one.slice(0, -4)))) {
      if (isWriting) rmSync(join(FOLDER, file))
      else {
        failed += 1
        console.log(`FAIL ${file} is of no screen`)
      }
    }
  console.log(`transcripts: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
})
