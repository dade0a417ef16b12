import type { FilterTasks } from '../filter-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

export const filterTasks = (tab: BrowserTab): FilterTasks => {
  const toggle = () => tab.top().getByRole('button', { name: /^Filtri/ })
  const tour = () => tab.main().getByRole('region', { name: 'Suggerimento' })
  return {
    toggle: () => toggle().click(),
    areShown: async () => (await toggle().getAttribute('aria-expanded')) === 'true',
    tour: async () => ((await tour().count()) === 0 ? undefined : tour().getByRole('status').innerText()),
    closeTour: () => tour().getByRole('button', { name: 'Chiudi' }).click(),
  }
}
