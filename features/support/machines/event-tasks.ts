import type { EventTasks, FilterTasks } from '../event-tasks.ts'
import { eventually } from '../eventually.ts'
import type { Window } from './window.ts'

export const eventTasks = (window: Window): EventTasks => ({
  parts: async () => window.app().stage().screen?.groups?.() ?? [],
})

export const filterTasks = (window: Window): FilterTasks => {
  const find = () => window.app().stage().screen?.filters?.()
  /** They come with what is filtered. */
  const filters = () =>
    eventually(
      'There should be filters here',
      async () => find(),
      (found) => found !== undefined,
    )
  return {
    toggle: async () => (await filters())?.toggle(),
    areShown: async () => find()?.areShown() ?? false,
    tour: async () => find()?.tour(),
    closeTour: async () => (await filters())?.close(),
  }
}
