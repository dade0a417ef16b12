import type { FavouriteTasks } from '../favourite-tasks.ts'
import type { Seat } from './seat.ts'

export const favouriteTasks = (seat: Seat): FavouriteTasks => {
  const heart = (name: string) =>
    seat
      .main()
      .getByRole('button', { name: `${name} nei preferiti`, exact: true })
      .first()
  const tabs = () => seat.main().getByRole('tab')
  return {
    tapHeart: (name) => heart(name).click(),
    tapHeartTwice: (name) => heart(name).dblclick(),
    isFavourite: async (name) => {
      if ((await heart(name).count()) === 0) return undefined
      return (await heart(name).getAttribute('aria-pressed')) === 'true'
    },
    names: () =>
      seat
        .main()
        .getByRole('tabpanel')
        .getByRole('link')
        .filter({ hasNotText: /^Cerca / })
        .allInnerTexts(),
    tabs: () => tabs().allInnerTexts(),
    lookAt: (tab) => tabs().filter({ hasText: tab }).click(),
    takeBack: () => seat.announcements().getByRole('button', { name: 'Annulla' }).last().click(),
  }
}
