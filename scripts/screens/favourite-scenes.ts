import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'

const inFavourites = { screen: 'favourites', path: '/favorite', who: 'mario.rossi' } as const

/** Removes this many visible favourites. */
const letGo =
  (count: number) =>
  async (page: Page): Promise<void> => {
    for (let left = count; left > 0; left -= 1)
      await page.getByRole('main').locator('button[aria-pressed=true]').first().click()
  }

/** The favourites in each of their states (FAV-01). */
export const FAVOURITE_SCENES: readonly Scene[] = [
  { ...inFavourites, state: 'activities' },
  { ...inFavourites, state: 'places', path: '/favorite?tab=contacts' },
  { ...inFavourites, state: 'let-go', act: letGo(1) },
  { ...inFavourites, state: 'empty', act: letGo(3) },
  { ...inFavourites, state: 'failed', fault: '500@favourites.all' },
  { ...inFavourites, state: 'offline', fault: 'offline@favourites.all' },
  { ...inFavourites, state: 'loading', fault: 'slow@favourites.all', isWaiting: true },
  { ...inFavourites, state: 'es', path: '/es/favorite' },
]
