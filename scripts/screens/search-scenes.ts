import type { Page } from 'playwright-core'
import { button, press, type Scene, toTheEnd } from './scene.ts'

const inSearch = { screen: 'search', who: 'nobody' } as const

/** Searches, opens a result, and returns to search again: the recent search is shown. */
const recents = async (page: Page): Promise<void> => {
  for (const text of ['biblioteca', 'asilo']) {
    await page.getByRole('searchbox').filter({ visible: true }).first().fill(text)
    await page.keyboard.press('Enter')
    await page.getByText(/per «/).first().waitFor()
    await page.getByRole('main').locator('li a').first().click()
    await page.getByRole('searchbox').first().waitFor({ state: 'hidden' })
    await page.goBack()
    await page.getByText(/per «/).first().waitFor()
  }
  await page.getByRole('searchbox').filter({ visible: true }).first().fill('')
  await page.getByText('Ricerche recenti').waitFor()
}

/** The search in each of its states (DIR-08). */
export const SEARCH_SCENES: readonly Scene[] = [
  { ...inSearch, state: 'empty', path: '/search' },
  { ...inSearch, state: 'recents', path: '/search?q=comune', act: recents },
  { ...inSearch, state: 'found', path: '/search?q=comune' },
  {
    ...inSearch,
    state: 'by-province',
    path: '/search?q=comune',
    act: async (page) => {
      await button(page, /^(?:Varese|Como|Milano)/)
        .first()
        .click()
    },
  },
  { ...inSearch, state: 'none', path: '/search?q=zzyzx' },
  { ...inSearch, state: 'failed', path: '/search?q=comune', fault: '500@directory.search' },
  { ...inSearch, state: 'offline', path: '/search?q=comune', fault: 'offline@directory.search' },
  { ...inSearch, state: 'loading', path: '/search?q=comune', fault: 'timeout@directory.search', isWaiting: true },
  { ...inSearch, state: 'es', path: '/es/search?q=comune' },
]

const onHome = { screen: 'home-panels', path: '/' } as const

/** Panels come with the first scroll: scrolls to the last of them (HOME-04). */
const toPanels = async (page: Page): Promise<void> => {
  const last = page.getByRole('heading', { name: /^(?:Vicino a te|Cerca de ti|Aperto adesso|Abierto ahora)/ })
  await toTheEnd(page)
  await last.waitFor()
  await last.evaluate((heading) => {
    heading.parentElement?.parentElement?.scrollIntoView({ block: 'end' })
  })
}

/** The daily panels of Home: for visitors, for citizens, and without a position. */
export const HOME_PANEL_SCENES: readonly Scene[] = [
  { ...onHome, state: 'visitor', who: 'nobody', act: toPanels },
  { ...onHome, state: 'signed-in', who: 'mario.rossi', act: toPanels },
  {
    ...onHome,
    state: 'position-refused',
    who: 'nobody',
    act: async (page) => {
      await toPanels(page)
      await press('Usa la mia posizione')(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
  { ...onHome, state: 'failed', who: 'mario.rossi', fault: '500@events.list', act: toPanels },
  { ...onHome, state: 'es', path: '/es/', who: 'mario.rossi', act: toPanels },
]
