import type { TopicTasks } from '../topic-tasks.ts'
import type { Seat } from './seat.ts'

export const topicTasks = (seat: Seat): TopicTasks => ({
  /** The keyboard is at its heading, and its heading is in sight. */
  at: () =>
    seat.page().evaluate(() => {
      const heading = document.activeElement
      if (!heading?.id.startsWith('topic-')) return undefined
      const { top, bottom } = heading.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight ? (heading.textContent ?? undefined) : undefined
    }),
})
