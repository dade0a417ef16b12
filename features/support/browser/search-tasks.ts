import type { SearchTasks } from '../search-tasks.ts'
import type { Seat } from './seat.ts'

export const searchTasks = (seat: Seat): SearchTasks => {
  const field = () => seat.page().getByRole('searchbox')
  const provinces = () => seat.main().getByRole('group', { name: 'Dove cercare' }).getByRole('button')
  return {
    type: (words) => field().fill(words),
    send: () => field().press('Enter'),
    typed: () => field().inputValue(),
    found: async () => {
      const kinds = await seat.main().getByRole('region').all()
      return Promise.all(
        kinds.map(async (kind) => ({
          heading: await kind
            .getByRole('heading', { level: 2 })
            .evaluate((heading) => heading.firstChild?.textContent ?? ''),
          titles: await kind.getByRole('link').allTextContents(),
        })),
      )
    },
    take: (title) => seat.main().getByRole('link', { name: title, exact: true }).first().click(),
    provinces: async () => (await provinces().allInnerTexts()).map((words) => words.split('\n')[0]?.trim() ?? ''),
    lookIn: (province) => provinces().filter({ hasText: province }).first().click(),
  }
}
