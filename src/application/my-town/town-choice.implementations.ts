import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { Positions } from '#application/ports/positions.ts'
import { nearestTown } from '#domain/directory/my-town.ts'
import { townChoiceMachine } from './town-choice.machine.ts'

export const townChoice = ({
  municipalities,
  positions,
}: Readonly<{ municipalities: Pick<Municipalities, 'all'>; positions: Positions }>) =>
  townChoiceMachine.provide({
    actors: {
      locate: fromPort(() => positions.current()),
      findTown: fromReading(({ position }, signal) =>
        pipe(
          municipalities.all(signal),
          TaskEither.map((all) => nearestTown(all, position)),
        ),
      ),
    },
  })
