import type { Scope } from '#application/kit/scope.ts'
import { createTour } from './tour.implementations.ts'
import { isTourShown } from './tour.selectors.ts'

/** The guided tour about the filters of a screen (SHELL-09). */
export const openTour = ({ ports, watch, onClose }: Scope) => {
  const tour = createTour(ports)
  watch(tour)
  tour.start()
  onClose(() => tour.stop())
  return (): TourNow => ({
    isShown: isTourShown(tour.getSnapshot()),
    close: () => tour.send({ type: 'tour.closed' }),
  })
}
export type TourNow = Readonly<{ isShown: boolean; close: () => void }>
