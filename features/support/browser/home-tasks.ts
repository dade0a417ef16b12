import type { HomeTasks } from '../driver.ts'
import type { BrowserTab } from './browser-tab.ts'

export const homeTasks = (tab: BrowserTab): HomeTasks => ({
  homeKinds: async () => {
    // New content has its own headings.
    const kinds = await tab.main().locator('section[aria-labelledby^=category-]').all()
    return Promise.all(
      kinds.map(async (kind) => {
        const [heading = ''] = await kind.getByRole('heading', { level: 2 }).allInnerTexts()
        const titles = await kind.getByRole('link').allInnerTexts()
        return { heading, titles: titles.map((title) => title.split('\n')[0]?.trim() ?? '') }
      }),
    )
  },
  homePanels: async () => {
    // They load once they are visible: visitors scroll down to them.
    await tab.main().evaluate((main) => main.scrollTo({ top: main.scrollHeight }))
    const panels = await tab.main().locator('section:has(> div > h2)').all()
    return Promise.all(
      panels.map(async (panel) => {
        const [heading = ''] = await panel.getByRole('heading', { level: 2 }).allInnerTexts()
        const cards = await panel.getByRole('listitem').getByRole('link').allInnerTexts()
        return { heading, titles: cards.flatMap((card) => card.split('\n').map((line) => line.trim())) }
      }),
    )
  },
  takeHomeEntry: (title) =>
    tab.main().locator('section[aria-labelledby^=category-]').getByRole('link', { name: title }).click(),
})
