import type { SearchboxTasks } from '../searchbox-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

export const searchboxTasks = (tab: BrowserTab): SearchboxTasks => {
  const field = () => tab.page().getByRole('searchbox')
  return {
    type: (words) => field().fill(words),
    send: () => field().press('Enter'),
    typed: () => field().inputValue(),
  }
}
