import type { EventTasks, FilterTasks } from '../event-tasks.ts'
import type { HomeTasks } from '../driver.ts'
import { eventually } from '../eventually.ts'
import { formTasks } from './form-tasks.ts'
import type { Window } from './window.ts'

const groups = (window: Window) => window.app().stage().screen?.groups?.() ?? []

export const eventTasks = (window: Window): EventTasks => ({ parts: async () => groups(window) })

export const homeTasks = (window: Window): HomeTasks => ({
  homeKinds: async () => groups(window),
  homePanels: async () => (await window.app().parts('late')).flatMap(({ face }) => face.groups?.() ?? []),
  takeHomeEntry: formTasks(window).tap,
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
