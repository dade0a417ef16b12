import { setup } from 'xstate'

type Event =
  /** Somebody wants to leave; what they would lose by it is known where it is written. */
  { type: 'leaving.requested'; wouldLose: boolean } | { type: 'leaving.confirmed' } | { type: 'leaving.cancelled' }

/**
 * Whether somebody leaves what they write: at once with nothing to lose, else they are asked. Its parent invokes it
 * beside a form, and hears by its end that what was written is given up.
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
      description: 'Leaving would lose what was written. Going back once more means staying.',
      on: { 'leaving.confirmed': 'left', 'leaving.cancelled': 'staying', 'leaving.requested': 'staying' },
    },
    left: { type: 'final' },
  },
})
