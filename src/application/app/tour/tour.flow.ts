import type { Scope } from '#application/kit/scope.ts'
import { tourMachine } from './tour.machine.ts'

/** The guided tour about the filters of a screen (SHELL-09). */
export const openTour = ({ ports, run }: Scope) => {
  const tour = run(tourMachine(ports), undefined)
  return (): TourNow => ({
    isShown: tour.getSnapshot().matches('shown'),
    close: () => tour.send({ type: 'tour.closed' }),
  })
}
export type TourNow = Readonly<{ isShown: boolean; close: () => void }>
