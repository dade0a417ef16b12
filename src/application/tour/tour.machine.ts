import { setup } from 'xstate'

/**
 * The guided tour: one step, until it is closed. [decided] It is shown at the first visit to a screen with filters,
 * once per device (SHELL-09).
 */
export const tourMachine = setup({
  types: {
    input: {} as Readonly<{ wasClosed: boolean }>,
    context: {} as Readonly<{ wasClosed: boolean }>,
    events: {} as { type: 'tour.closed' },
  },
  actions: {
    /** Stores on the device that it was closed. */
    rememberClosed: () => {},
  },
  guards: { wasClosed: ({ context }) => context.wasClosed },
}).createMachine({
  id: 'tour',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ target: 'closed', guard: 'wasClosed' }, { target: 'shown' }] },
    shown: { on: { 'tour.closed': { target: 'closed', actions: 'rememberClosed' } } },
    closed: {},
  },
})
