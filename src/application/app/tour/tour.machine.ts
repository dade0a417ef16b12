import { setup } from 'xstate'
import type { Preferences } from '#application/ports/device-state.ts'

/**
 * The guided tour: one step, until it is closed. [decided] It is shown at the first visit to a screen with filters,
 * once per device (SHELL-09).
 */
export const tourMachine = ({ preferences }: Readonly<{ preferences: Preferences }>) =>
  setup({
    types: {
      context: {} as Readonly<{ wasClosed: boolean }>,
      events: {} as { type: 'tour.closed' },
    },
    actions: { rememberClosed: () => preferences.closeTour() },
    guards: { wasClosed: ({ context }) => context.wasClosed },
  }).createMachine({
    id: 'tour',
    context: () => ({ wasClosed: preferences.hasClosedTour() }),
    initial: 'deciding',
    states: {
      deciding: { always: [{ target: 'closed', guard: 'wasClosed' }, { target: 'shown' }] },
      shown: { on: { 'tour.closed': { target: 'closed', actions: 'rememberClosed' } } },
      closed: {},
    },
  })
