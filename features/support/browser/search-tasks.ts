import type { SearchTasks } from '../search-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

export const searchTasks = (tab: BrowserTab): SearchTasks => {
  const field = () => tab.page().getByRole('searchbox')
  return {
    type: (words) => field().fill(words),
    send: () => field().press('Enter'),
    typed: () => field().inputValue(),
  }
}
