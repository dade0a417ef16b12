import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup } from 'xstate'
import { errorOf, fromPort, fromReading, requestFailureOf } from '#application/kit/from-port.ts'
import { positionFailureOf } from '#application/kit/position-failure.ts'
import { present } from '#application/kit/present.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure, Positions } from '#application/ports/positions.ts'
import { type MyTown, nearestTown } from '#domain/directory/my-town.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Municipalities } from '#application/ports/municipalities.ts'

/** The municipality nearest to the citizen. */
export type TownLocated = Readonly<{ type: 'town.located'; town: MyTown }>

type Context = Readonly<{
  position: Coordinates | undefined
  /** Why the device does not say where it is. */
  refusal: PositionFailure | Unexpected | undefined
  /** Why the municipalities could not be read. */
  failure: RequestFailure | Unexpected | undefined
}>

/** Finds the municipality at the citizen's position, when they ask for it. The device prompts them. */
export const townChoiceMachine = ({
  municipalities,
  positions,
}: Readonly<{ municipalities: Pick<Municipalities, 'all'>; positions: Positions }>) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as { type: 'position.asked' },
      emitted: {} as TownLocated,
    },
    actors: {
      locate: fromPort(() => positions.current()),
      findTown: fromReading(({ position }: Readonly<{ position: Coordinates }>, signal) =>
        pipe(
          municipalities.all(signal),
          TaskEither.map((all) => nearestTown(all, position)),
        ),
      ),
    },
    actions: {
      begin: assign({ refusal: undefined, failure: undefined }),
      keepPosition: assign((_, position: Coordinates) => ({ position })),
      keepRefusal: assign((_, error: unknown) => ({ refusal: positionFailureOf(error) })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
      tellLocated: emit((_, town: MyTown | undefined) => ({ type: 'town.located' as const, town: town as MyTown })),
    },
    guards: { isFound: (_, town: MyTown | undefined) => town !== undefined },
  }).createMachine({
    id: 'townChoice',
    context: { position: undefined, refusal: undefined, failure: undefined },
    initial: 'choosing',
    states: {
      choosing: { on: { 'position.asked': 'locating' } },
      locating: {
        entry: 'begin',
        invoke: {
          id: 'locate',
          src: 'locate',
          onDone: { target: 'finding', actions: { type: 'keepPosition', params: ({ event }) => event.output } },
          onError: { target: 'choosing', actions: { type: 'keepRefusal', params: errorOf } },
        },
      },
      finding: {
        invoke: {
          id: 'findTown',
          src: 'findTown',
          input: ({ context }) => ({ position: present(context.position) }),
          onDone: [
            {
              target: 'choosing',
              guard: { type: 'isFound', params: ({ event }) => event.output },
              actions: { type: 'tellLocated', params: ({ event }) => event.output },
            },
            { target: 'far' },
          ],
          onError: { target: 'choosing', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      far: {
        description: 'No municipality is near: one may be chosen from the list.',
        on: { 'position.asked': 'locating' },
      },
    },
  })
