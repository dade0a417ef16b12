import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Device } from '#application/ports/device.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'

/** The position that the device tells without prompting. */
export type KnownPosition = Readonly<{ position: Coordinates | undefined }>

const positionMachine = resourceMachine<undefined, KnownPosition>('knownPosition')

export const knownPosition = ({ device }: Readonly<{ device: Pick<Device, 'read'> }>) =>
  positionMachine.provide({
    actors: {
      load: fromReading(() =>
        TaskEither.fromTask(async (): Promise<KnownPosition> => ({ position: (await device.read()).position })),
      ),
    },
  })
