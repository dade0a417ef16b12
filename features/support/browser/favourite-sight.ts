import type { FavouriteSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The maximum number of Tab stops from the toasts to their action. */
const STOPS = 4

export const favouriteSight = (tab: BrowserTab): FavouriteSight => ({
  pressHeart: async (name) => {
    await tab
      .main()
      .getByRole('button', { name: `${name} nei preferiti`, exact: true })
      .focus()
    await tab.page().keyboard.press('Enter')
  },
  takeBack: async () => {
    const back = tab.announcements().getByRole('button', { name: 'Annulla' })
    await back.waitFor()
    const { keyboard } = tab.page()
    await keyboard.press('F6')
    const isThere = () => back.evaluate((button) => button === document.activeElement)
    for (let stop = 0; stop < STOPS && !(await isThere()); stop += 1) await keyboard.press('Tab')
    if (!(await isThere())) throw new Error('The keyboard does not reach what can be taken back')
    await keyboard.press('Enter')
  },
})
