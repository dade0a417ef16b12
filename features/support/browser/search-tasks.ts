import type { SearchTasks } from '../search-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

export const searchTasks = (tab: BrowserTab): SearchTasks => {
  const field = () => tab.page().getByRole('searchbox')
  const provinces = () => tab.main().getByRole('group', { name: 'Dove cercare' }).getByRole('button')
  return {
    type: (words) => field().fill(words),
    send: () => field().press('Enter'),
    typed: () => field().inputValue(),
    found: async () => {
      const kinds = await tab.main().getByRole('region').all()
      return Promise.all(
        kinds.map(async (kind) => ({
          heading: await kind
            .getByRole('heading', { level: 2 })
            .evaluate((heading) => heading.firstChild?.textContent ?? ''),
          titles: await kind.getByRole('link').allTextContents(),
        })),
      )
    },
    take: (title) => tab.main().getByRole('link', { name: title, exact: true }).first().click(),
    provinces: async () => (await provinces().allInnerTexts()).map((words) => words.split('\n')[0]?.trim() ?? ''),
    lookIn: (province) => provinces().filter({ hasText: province }).first().click(),
  }
}
