import type { FavouriteTasks } from '../favourite-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

export const favouriteTasks = (tab: BrowserTab): FavouriteTasks => {
  const heart = (name: string) =>
    tab
      .main()
      .getByRole('button', { name: `${name} nei preferiti`, exact: true })
      .first()
  const tabs = () => tab.main().getByRole('tab')
  return {
    tapHeart: (name) => heart(name).click(),
    tapHeartTwice: (name) => heart(name).dblclick(),
    isFavourite: async (name) => {
      if ((await heart(name).count()) === 0) return undefined
      return (await heart(name).getAttribute('aria-pressed')) === 'true'
    },
    names: () =>
      tab
        .main()
        .getByRole('tabpanel')
        .getByRole('link')
        .filter({ hasNotText: /^Cerca / })
        .allInnerTexts(),
    tabs: () => tabs().allInnerTexts(),
    lookAt: (name) => tabs().filter({ hasText: name }).click(),
    takeBack: () => tab.announcements().getByRole('button', { name: 'Annulla' }).last().click(),
  }
}
