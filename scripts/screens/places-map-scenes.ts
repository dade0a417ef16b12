import type { Page } from 'playwright-core'
import { button, press, type Scene } from './scene.ts'

const onMap = { screen: 'places-map', path: '/contact?view=map', who: 'nobody' } as const

/** Waits until the map has its places. */
const drawn = async (page: Page): Promise<void> => {
  await page.getByRole('list', { name: 'Luoghi sulla mappa' }).waitFor()
  await page.waitForTimeout(1_500)
}
const chosen = async (page: Page): Promise<void> => {
  await drawn(page)
  await button(page, 'Alimentari Ferrario').click()
  await page.waitForTimeout(500)
}
const unlocated = async (page: Page): Promise<void> => {
  await drawn(page)
  await press('La mia posizione')(page)
  await page.getByText('Non ci hai dato il permesso').first().waitFor()
}
/** On phones a button opens the list; beside the map there is none. */
const listed = async (page: Page): Promise<void> => {
  await drawn(page)
  if ((await button(page, 'Elenco').count()) > 0) await press('Elenco')(page)
}
/** Makes drawing fail from now on. */
const undrawn = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.getByRole('link', { name: 'Mappa', exact: true }).click()
  await page.getByText('La mappa non si è caricata').waitFor()
}

/** Places on a map, in each of their states. */
export const PLACES_MAP_SCENES: readonly Scene[] = [
  { ...onMap, state: 'full', act: drawn },
  { ...onMap, state: 'chosen', act: chosen },
  { ...onMap, state: 'list', act: listed },
  { ...onMap, state: 'no-position', act: unlocated },
  { ...onMap, state: 'activities', path: '/activity?view=map', act: drawn },
  { ...onMap, state: 'crashed', path: '/contact', act: undrawn },
  { ...onMap, state: 'empty', path: '/contact?country=99&view=map' },
  { ...onMap, state: 'failed', fault: '500@directory.contactCoordinates' },
  { ...onMap, state: 'offline', fault: 'offline@directory.contactCoordinates' },
  { ...onMap, state: 'loading', fault: 'timeout@directory.contactCoordinates', isWaiting: true },
  { ...onMap, state: 'es', path: '/es/contact?view=map', act: (page) => page.waitForTimeout(2_500) },
]
