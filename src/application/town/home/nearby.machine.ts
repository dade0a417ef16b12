import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, setup } from 'xstate'
import { errorOf, fromPort, fromReading, isKept, keptIn, requestFailureOf } from '#application/kit/from-port.ts'
import { type Bare, type KeptFirst, type KeptNews, takesKeptAway } from '#application/kit/kept-first.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import { positionFailureOf } from '#application/kit/position-failure.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure, Positions } from '#application/ports/positions.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Activities } from '#application/ports/activities.ts'
import type { Device } from '#application/ports/device.ts'

type Context = Readonly<{
  position: Coordinates | undefined
  activities: readonly ActivitySummary[]
  /** Why the device does not say where it is. */
  refusal: PositionFailure | Unexpected | undefined
  failure: RequestFailure | Unexpected | undefined
}>

type NearbyPorts = Readonly<{
  activities: Pick<Activities, 'byMunicipality'>
  device: Pick<Device, 'read'>
  positions: Positions
}>

/**
 * What the activities near the citizen are found with. Where the device is known to say where it is, it is asked at once; the citizen is
 * asked only when they wish it.
 */
export const nearbyMachine = ({ activities, device, positions }: NearbyPorts) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as { type: 'nearby.asked' } | { type: 'retry.requested' } | KeptNews | NetworkNews,
      tags: {} as Bare,
    },
    actors: {
      recall: fromPort(() => TaskEither.fromTask(async () => (await device.read()).position)),
      locate: fromPort(() => positions.current()),
      read: fromReading((_, signal) =>
        pipe(
          activities.byMunicipality(signal),
          TaskEither.map((groups): readonly ActivitySummary[] => groups.flatMap((group) => group.activities)),
        ),
      ),
    },
    actions: {
      keepPosition: assign((_, { position }: Readonly<{ position: Coordinates | undefined }>) => ({ position })),
      keepActivities: assign((_, { activities }: Readonly<{ activities: readonly ActivitySummary[] }>) => ({
        activities,
        failure: undefined,
      })),
      keepEarly: assign((_, { value, older }: KeptFirst) => ({
        activities: value as Context['activities'],
        failure: older,
      })),
      keepRefusal: assign((_, error: unknown) => ({ refusal: positionFailureOf(error) })),
      keepOutdated: assign((_, error: unknown) => ({
        activities: keptIn<Context['activities']>(error)?.value ?? [],
        failure: requestFailureOf(error),
      })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    },
    guards: {
      isKept,
      staysShown: ({ context }, error: unknown) =>
        context.activities.length > 0 && !takesKeptAway(requestFailureOf(error)),
      lackedNetwork: ({ context }) => lackedNetwork(context.failure),
      isPlaced: (_, { position }: Readonly<{ position: Coordinates | undefined }>) => position !== undefined,
    },
  }).createMachine({
    id: 'nearby',
    context: { position: undefined, activities: [], refusal: undefined, failure: undefined },
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
          onDone: {
            target: 'shown',
            actions: { type: 'keepActivities', params: ({ event }) => ({ activities: event.output }) },
          },
          onError: [
            {
              target: 'shown',
              guard: { type: 'isKept', params: errorOf },
              actions: { type: 'keepOutdated', params: errorOf },
            },
            {
              target: 'shown',
              guard: { type: 'staysShown', params: errorOf },
              actions: { type: 'keepFailure', params: errorOf },
            },
            { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
          ],
        },
        initial: 'bare',
        states: {
          bare: {
            description: 'Nothing is shown of what is being read.',
            tags: 'bare',
            on: {
              'kept.found': { target: 'early', actions: { type: 'keepEarly', params: ({ event }) => event.kept } },
            },
          },
          early: { description: 'What the device has kept is shown until the answer comes (ERR-11).' },
        },
      },
      failed: {
        on: { 'retry.requested': 'reading', 'network.returned': { target: 'reading', guard: 'lackedNetwork' } },
      },
      shown: { on: { 'network.returned': { target: 'reading', guard: 'lackedNetwork' } } },
    },
  })
