import { createActor } from 'xstate'
import type { Preferences } from '#application/ports/device-state.ts'
import { tourMachine } from './tour.machine.ts'

/** The stored state of the tour on this device (SHELL-09). */
export const createTour = ({ preferences }: Readonly<{ preferences: Preferences }>) =>
  createActor(tourMachine.provide({ actions: { rememberClosed: () => preferences.closeTour() } }), {
    input: { wasClosed: preferences.hasClosedTour() },
  })
