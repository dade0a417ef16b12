import { assign, setup } from 'xstate'
import { errorOf, fromPort } from '#application/kit/from-port.ts'
import { positionFailureOf } from '#application/kit/position-failure.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure, Positions } from '#application/ports/positions.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'

type Context = Readonly<{
  position: Coordinates | undefined
  /** Why the device does not say where it is, until it is asked again. */
  failure: PositionFailure | Unexpected | undefined
}>

/** Where the citizen is, once they ask for it: the device prompts them (fault 45). */
export const positionMachine = ({ positions }: Readonly<{ positions: Positions }>) =>
  setup({
    types: { context: {} as Context, events: {} as { type: 'position.requested' } | { type: 'failure.dismissed' } },
    actors: { locate: fromPort(() => positions.current()) },
    actions: {
      keepPosition: assign((_, position: Coordinates) => ({ position })),
      keepFailure: assign((_, error: unknown) => ({ failure: positionFailureOf(error) })),
      forgetFailure: assign({ failure: undefined }),
    },
  }).createMachine({
    id: 'position',
    context: { position: undefined, failure: undefined },
    initial: 'resting',
    states: {
      resting: {
        on: {
          'position.requested': { target: 'locating', actions: 'forgetFailure' },
          'failure.dismissed': { actions: 'forgetFailure' },
        },
      },
      locating: {
        invoke: {
          id: 'locate',
          src: 'locate',
          onDone: { target: 'resting', actions: { type: 'keepPosition', params: ({ event }) => event.output } },
          onError: { target: 'resting', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
    },
  })
