import { setup } from 'xstate'

type Event =
  /** The citizen wants to leave; the form knows what would be lost. */
  { type: 'leaving.requested'; wouldLose: boolean } | { type: 'leaving.confirmed' } | { type: 'leaving.cancelled' }

/**
 * Leaving a form: at once without unsaved content, else after a confirmation. Its parent invokes it beside a form; its
 * end means that the content is discarded.
 */
export const leavingMachine = setup({
  types: { events: {} as Event },
  guards: { wouldLose: (_, { wouldLose }: Readonly<{ wouldLose: boolean }>) => wouldLose },
}).createMachine({
  id: 'leaving',
  initial: 'staying',
  states: {
    staying: {
      on: {
        'leaving.requested': [
          { target: 'asking', guard: { type: 'wouldLose', params: ({ event }) => event } },
          { target: 'left' },
        ],
      },
    },
    asking: {
      description: 'Leaving would lose unsaved content. Going back again means to stay.',
      on: { 'leaving.confirmed': 'left', 'leaving.cancelled': 'staying', 'leaving.requested': 'staying' },
    },
    left: { type: 'final' },
  },
})
