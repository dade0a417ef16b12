/**
 * Pictures of every screen at each of the sizes, into `screens/`: full, with what its buttons open, and for each call that
 * it reads with: pending, failed, unreachable and empty. Places and states are those of the faces. `npm run screens --
 * [filter]` takes the places whose name contains the filter, `--light` in the light look, `--contrast` with a high contrast;
 * both have a folder of their own. A page that fails is reported; the others continue.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { DEMO } from '#scripts/build/builds.ts'
import { FULL } from './faces/faces.ts'
import { filterIn } from './faces/filter.ts'
import { OVERLAYS } from './faces/looks.ts'
import { PLACES } from './faces/places.ts'
import { listening, requestsOf, signAllIn, type Visit, visitAll, within } from './faces/rounds.ts'
import { addressIn, lender, settle, settleAwaiting, show, type Size } from './faces/visitors.ts'

/** The number of buttons that are pressed on a full screen. */
const MOST_PRESSES = 12

const parameters = process.argv.slice(2)
const filter = filterIn(parameters)
const look: Pick<Size, 'look' | 'contrast'> = {
  ...(parameters.includes('--light') && { look: 'light' }),
  ...(parameters.includes('--contrast') && { contrast: 'more' }),
}
const folder = join(import.meta.dirname, '../..', 'screens', `${look.look ?? ''}${look.contrast ? 'contrast' : ''}`)
const SIZES: readonly Size[] = [
  { name: '360', width: 360, height: 800, ...look },
  { name: '390', width: 390, height: 844, ...look },
  { name: '768', width: 768, height: 1024, ...look },
  { name: '1440', width: 1440, height: 900, ...look },
]

/** Waits until pictures, fonts and maps are drawn too. */
const settleWhole = async (page: Page, { face }: Visit): Promise<void> => {
  await (face.awaited ? settleAwaiting(page, face.awaited.pattern) : settle(page))
  await page.evaluate(async () => {
    await document.fonts.ready
    const pending = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
    await Promise.all(pending.map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForTimeout((await page.locator('canvas').count()) > 0 ? 700 : 100)
}

const fileOf = ({ place, face }: Visit, part: string, { name }: Size): string =>
  `${[place.name, place.who, face.name, part, name]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[^\w.-]+/g, '-')}.png`

let taken = 0
const take = async (page: Page, visit: Visit, part: string, size: Size): Promise<void> => {
  await page.screenshot({ path: join(folder, fileOf(visit, part, size)) })
  taken += 1
}

/** What the buttons of a full screen open, each thing once, and a picture of it. */
const openAll = async (page: Page, visit: Visit, address: string, size: Size): Promise<void> => {
  const buttons = page.locator('header button:visible, main button:visible:not([type=submit])')
  const seen = new Set<string>()
  for (let index = 0; index < Math.min(MOST_PRESSES, await buttons.count()); index += 1) {
    await buttons
      .nth(index)
      .click({ timeout: 500, force: true, noWaitAfter: true })
      .catch(() => undefined)
    await settle(page)
    const over = (await page.locator(OVERLAYS).filter({ visible: true }).allTextContents()).join()
    if (over !== '' && !seen.has(over)) await take(page, visit, `opened ${seen.add(over).size}`, size)
    await page.goto(address)
    await settle(page)
  }
}

let failed = 0
mkdirSync(folder, { recursive: true })
await within({ ...DEMO, folder: '.cache/screens' }, false, async (browser, origin) => {
  const lend = lender(browser, origin)
  const stored = await signAllIn(lend, origin)
  const picture = (visit: Visit, size: Size): Promise<readonly string[]> =>
    lend({ size, hasTouch: size.width < 1000 }, stored.get(visit.place.who) ?? {}, (page) =>
      listening(page, visit.face, async () => {
        const address = addressIn(origin, visit.place.path, visit.face.fault)
        await page.goto(address)
        await show(page, size)
        await settleWhole(page, visit)
        await take(page, visit, '', size)
        const requests = await requestsOf(page)
        if (visit.face === FULL && visit.place.isShownInAllFaces) await openAll(page, visit, address, size)
        return requests
      }),
    ).catch((error: unknown) => {
      failed += 1
      console.log(`FAIL ${fileOf(visit, '', size)}: ${String(error).split('\n')[0] ?? ''}`)
      return []
    })
  await visitAll(
    PLACES.filter(({ name }) => name.includes(filter)),
    ({ name }) => !name.startsWith('drifted '),
    async (visit) => {
      const requests = []
      for (const size of SIZES) requests.push(...(await picture(visit, size)))
      return requests
    },
  )
})
console.log(`screens: ${taken} taken, ${failed} failed`)
process.exitCode = failed === 0 && taken > 0 ? 0 : 1
