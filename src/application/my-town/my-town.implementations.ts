import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { fromSource } from '#application/kit/from-source.ts'
import { fromPresence, isInSight } from '#application/kit/presence.ts'
import type { FlowGiven } from '#application/kit/app.ts'
import { sessionNow } from '#application/session/session-now.ts'
import { type MyTown, townNamed } from '#domain/directory/my-town.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { type ReaderNews, myTownMachine } from './my-town.machine.ts'

type Given = Readonly<{
  ports: Pick<FlowGiven['ports'], 'configuration' | 'keptTown' | 'municipalities' | 'presence' | 'profiles'>
  piazza: Pick<FlowGiven['piazza'], 'session'>
}>

export const myTown = ({ ports: { configuration, keptTown, municipalities, presence, profiles }, piazza }: Given) =>
  myTownMachine.provide({
    actors: {
      watchReader: fromSource<ReaderNews>((tell) => {
        let before: boolean | undefined
        const say = () => {
          const isSignedIn = sessionNow(piazza).standing === 'authenticated'
          if (isSignedIn !== before) tell({ type: 'reader.changed', isSignedIn })
          before = isSignedIn
        }
        say()
        const { unsubscribe } = piazza.session.subscribe(say)
        return unsubscribe
      }),
      watchPresence: fromPresence(presence, isInSight),
      recall: fromPort(() => keptTown.read()),
      keep: fromPort((choice) => keptTown.keep(choice)),
      readOwn: fromReading((_, signal) =>
        pipe(
          profiles.municipality(signal),
          TaskEither.flatMap((name) =>
            name === undefined
              ? TaskEither.right<RequestFailure, MyTown | undefined>(undefined)
              : pipe(
                  municipalities.all(signal),
                  TaskEither.map((all) => townNamed(all, name)),
                ),
          ),
        ),
      ),
      readSheets: fromReading(({ town }, signal) =>
        isSwitchedOn(configuration, 'sheets') ? municipalities.sheetIds(town, signal) : TaskEither.right([]),
      ),
    },
  })
