import { createTour } from '#application/tour/tour.implementations.ts'
import { isTourShown } from '#application/tour/tour.selectors.ts'
import type { EventTasks, FilterTasks } from '../event-tasks.ts'
import { phrase } from './phrases.ts'
import type { Given } from './screens.ts'
import type { Window } from './window.ts'

/** The toggle of a screen's filters, with the tour beside it, for as long as the screen is open. */
export const filterToggle = (
  { ports }: Given,
  { toggle, areShown }: Readonly<{ toggle: () => void; areShown: () => boolean }>,
) => {
  const tour = createTour(ports).start()
  const isShown = () => isTourShown(tour.getSnapshot())
  const close = () => tour.send({ type: 'tour.closed' })
  return {
    areShown,
    toggle: () => {
      if (isShown()) close()
      toggle()
    },
    tour: () => (isShown() ? phrase('tour.filters') : undefined),
    close,
    stop: () => tour.stop(),
  }
}

export const eventTasks = (window: Window): EventTasks => ({
  parts: async () => window.app().stage().screen?.groups?.() ?? [],
})

export const filterTasks = (window: Window): FilterTasks => {
  const find = () => window.app().stage().screen?.filters?.() ?? window.app().stage().filters
  const filters = () => {
    const found = find()
    if (!found) throw new Error('There are no filters here')
    return found
  }
  return {
    toggle: async () => filters().toggle(),
    areShown: async () => find()?.areShown() ?? false,
    tour: async () => find()?.tour(),
    closeTour: async () => filters().close(),
  }
}
