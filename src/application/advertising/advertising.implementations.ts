import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Ports } from '#application/ports/ports.ts'
import { shownIn } from '#domain/advertising/advertisement.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { advertisingMachine } from './advertising.machine.ts'

/** The advertising of one slot; a town that has switched it off asks for none and has none. */
export const advertising = ({ advertising: port, configuration }: Pick<Ports, 'advertising' | 'configuration'>) =>
  advertisingMachine.provide({
    actors: {
      read: fromReading((room, signal) =>
        pipe(
          isSwitchedOn(configuration, 'advertising') ? port.all(room, signal) : TaskEither.right([]),
          TaskEither.map((all) => shownIn(all, room)),
        ),
      ),
      count: fromPort(port.countClick),
    },
  })
