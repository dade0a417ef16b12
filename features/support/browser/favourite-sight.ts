import type { FavouriteSight } from '../sight.ts'
import type { Seat } from './seat.ts'

/** More stops than that are not between the messages and what they offer. */
const STOPS = 4

export const favouriteSight = (seat: Seat): FavouriteSight => ({
  pressHeart: async (name) => {
    await seat
      .main()
      .getByRole('button', { name: `${name} nei preferiti`, exact: true })
      .focus()
    await seat.page().keyboard.press('Enter')
  },
  takeBack: async () => {
    const back = seat.announcements().getByRole('button', { name: 'Annulla' })
    await back.waitFor()
    const { keyboard } = seat.page()
    await keyboard.press('F6')
    const isThere = () => back.evaluate((button) => button === document.activeElement)
    for (let stop = 0; stop < STOPS && !(await isThere()); stop += 1) await keyboard.press('Tab')
    if (!(await isThere())) throw new Error('The keyboard does not reach what can be taken back')
    await keyboard.press('Enter')
  },
})
