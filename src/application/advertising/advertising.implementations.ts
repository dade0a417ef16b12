import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Advertising } from '#application/ports/advertising.ts'
import { shownIn } from '#domain/advertising/advertisement.ts'
import { advertisingMachine } from './advertising.machine.ts'

export const advertising = ({ advertising: port }: Readonly<{ advertising: Advertising }>) =>
  advertisingMachine.provide({
    actors: {
      read: fromReading((room, signal) =>
        pipe(
          port.all(room, signal),
          TaskEither.map((all) => shownIn(all, room)),
        ),
      ),
      count: fromPort(port.countClick),
    },
  })
