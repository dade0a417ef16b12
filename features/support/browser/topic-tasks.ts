import type { TopicTasks } from '../topic-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

export const topicTasks = (tab: BrowserTab): TopicTasks => ({
  /** Its heading has the focus, and is in view. */
  at: () =>
    tab.page().evaluate(() => {
      const heading = document.activeElement
      if (!heading?.id.startsWith('topic-')) return undefined
      const { top, bottom } = heading.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight ? (heading.textContent ?? undefined) : undefined
    }),
})
