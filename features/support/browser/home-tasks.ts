import type { HomeTasks } from '../driver.ts'
import type { Seat } from './seat.ts'

export const homeTasks = (seat: Seat): HomeTasks => ({
  homeKinds: async () => {
    const kinds = await seat.main().getByRole('region').all()
    return Promise.all(
      kinds.map(async (kind) => {
        const [heading = ''] = await kind.getByRole('heading', { level: 2 }).allInnerTexts()
        const titles = await kind.getByRole('link').allInnerTexts()
        return { heading, titles: titles.map((title) => title.split('\n')[0]?.trim() ?? '') }
      }),
    )
  },
  takeHomeEntry: (title) => seat.main().getByRole('link', { name: title }).click(),
})
