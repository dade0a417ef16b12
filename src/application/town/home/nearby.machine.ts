import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, setup } from 'xstate'
import { errorOf, fromPort } from '#application/kit/from-port.ts'
import { positionFailureOf } from '#application/kit/position-failure.ts'
import type { Device } from '#application/ports/device.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure, Positions } from '#application/ports/positions.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'

type Context = Readonly<{
  position: Coordinates | undefined
  /** Why the device does not say where it is. */
  refusal: PositionFailure | Unexpected | undefined
}>

type NearbyPorts = Readonly<{ device: Pick<Device, 'read'>; positions: Positions }>

/**
 * Where the citizen is, for what is near. Where the device is known to say it, it is asked at once; the citizen is asked only
 * when they wish it.
 */
export const nearbyMachine = ({ device, positions }: NearbyPorts) =>
  setup({
    types: { context: {} as Context, events: {} as { type: 'nearby.asked' } },
    actors: {
      recall: fromPort(() => TaskEither.fromTask(async () => (await device.read()).position)),
      locate: fromPort(() => positions.current()),
    },
    actions: {
      keepPosition: assign((_, { position }: Readonly<{ position: Coordinates | undefined }>) => ({ position })),
      keepRefusal: assign((_, error: unknown) => ({ refusal: positionFailureOf(error) })),
    },
    guards: {
      isPlaced: (_, { position }: Readonly<{ position: Coordinates | undefined }>) => position !== undefined,
    },
  }).createMachine({
    id: 'nearby',
    context: { position: undefined, refusal: undefined },
    initial: 'recalling',
    states: {
      recalling: {
        invoke: {
          id: 'recall',
          src: 'recall',
          onDone: [
            {
              target: 'placed',
              guard: { type: 'isPlaced', params: ({ event }) => ({ position: event.output }) },
              actions: { type: 'keepPosition', params: ({ event }) => ({ position: event.output }) },
            },
            { target: 'offered' },
          ],
          onError: 'offered',
        },
      },
      offered: { on: { 'nearby.asked': 'locating' } },
      locating: {
        invoke: {
          id: 'locate',
          src: 'locate',
          onDone: {
            target: 'placed',
            actions: { type: 'keepPosition', params: ({ event }) => ({ position: event.output }) },
          },
          onError: { target: 'refused', actions: { type: 'keepRefusal', params: errorOf } },
        },
      },
      refused: { on: { 'nearby.asked': 'locating' } },
      placed: { description: 'It is known where the citizen is: what is near is read.' },
    },
  })
