import type { Scope } from '#application/kit/scope.ts'

export type TourNow = Readonly<{ isShown: boolean; close: () => void }>

/**
 * The guided tour about the filters of a screen: one step, until it is closed. [decided] It is shown at the first visit to
 * a screen with filters, once per device (SHELL-09).
 */
export const openTour = ({ ports: { preferences }, changed }: Pick<Scope, 'ports' | 'changed'>) => {
  let isShown = !preferences.hasClosedTour()
  const close = () => {
    isShown = false
    preferences.closeTour()
    changed()
  }
  return (): TourNow => ({ isShown, close })
}
