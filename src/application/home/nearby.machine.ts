import { assign, setup } from 'xstate'
import { errorOf, isKept, keptIn, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import { positionFailureOf } from '#application/kit/position-failure.ts'
import { present } from '#application/kit/present.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Near } from '#domain/places/distance.ts'

type Context = Readonly<{
  position: Coordinates | undefined
  nearest: readonly Near<ActivitySummary>[]
  /** Why the device does not say where it is. */
  refusal: PositionFailure | Unexpected | undefined
  failure: RequestFailure | Unexpected | undefined
}>

type Placed = Readonly<{ position: Coordinates }>

/**
 * The activities near the citizen. Where the device is known to say where it is, it is asked at once; the citizen is
 * asked only when they wish it.
 */
export const nearbyMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'nearby.asked' } | { type: 'retry.requested' } | NetworkNews,
  },
  actors: {
    recall: needsPort<Coordinates | undefined, void>('recall'),
    locate: needsPort<Coordinates, void>('locate'),
    read: needsPort<readonly Near<ActivitySummary>[], Placed>('read'),
  },
  actions: {
    keepPosition: assign((_, { position }: Readonly<{ position: Coordinates | undefined }>) => ({ position })),
    keepNearest: assign((_, { nearest }: Readonly<{ nearest: readonly Near<ActivitySummary>[] }>) => ({
      nearest,
      failure: undefined,
    })),
    keepRefusal: assign((_, error: unknown) => ({ refusal: positionFailureOf(error) })),
    keepOutdated: assign((_, error: unknown) => ({
      nearest: keptIn<Context['nearest']>(error)?.value ?? [],
      failure: requestFailureOf(error),
    })),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
  },
  guards: {
    isKept,
    lackedNetwork: ({ context }) => lackedNetwork(context.failure),
    isPlaced: (_, { position }: Readonly<{ position: Coordinates | undefined }>) => position !== undefined,
  },
}).createMachine({
  id: 'nearby',
  context: { position: undefined, nearest: [], refusal: undefined, failure: undefined },
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          {
            target: 'reading',
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
          target: 'reading',
          actions: { type: 'keepPosition', params: ({ event }) => ({ position: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: errorOf } },
      },
    },
    refused: { on: { 'nearby.asked': 'locating' } },
    reading: {
      on: { 'network.returned': { target: 'reading', reenter: true } },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ position: present(context.position) }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepNearest', params: ({ event }) => ({ nearest: event.output }) },
        },
        onError: [
          {
            target: 'shown',
            guard: { type: 'isKept', params: errorOf },
            actions: { type: 'keepOutdated', params: errorOf },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    failed: {
      on: { 'retry.requested': 'reading', 'network.returned': { target: 'reading', guard: 'lackedNetwork' } },
    },
    shown: { on: { 'network.returned': { target: 'reading', guard: 'lackedNetwork' } } },
  },
})
