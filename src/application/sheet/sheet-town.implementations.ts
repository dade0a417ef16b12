import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { KeptTown } from '#application/ports/kept-town.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { Profiles } from '#application/ports/profiles.ts'
import type { TownChoice } from '#domain/directory/my-town.ts'
import { type MunicipalityId, ownTownFirst } from '#domain/directory/municipality.ts'
import { type SheetSought, sheetTownMachine } from './sheet-town.machine.ts'

type Ports = Readonly<{
  municipalities: Pick<Municipalities, 'all' | 'sheets'>
  profiles: Pick<Profiles, 'read'>
  keptTown: Pick<KeptTown, 'read'>
}>

/** What the profile says, for whoever has one. One that cannot be read says nothing: no municipality is preferred then. */
const townOfProfile = (
  { profiles }: Ports,
  { isSignedIn }: SheetSought,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure, string | undefined> =>
  isSignedIn
    ? pipe(
        profiles.read(signal),
        TaskEither.map(({ municipality }) => municipality),
        TaskEither.orElse(() => TaskEither.right<RequestFailure, string | undefined>(undefined)),
      )
    : TaskEither.right(undefined)

/** The name of the citizen's municipality: the one that was chosen on this device, else that of the profile. */
const ownTown = (
  ports: Ports,
  sought: SheetSought,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure, string | undefined> =>
  pipe(
    ports.keptTown.read(),
    TaskEither.orElse(() => TaskEither.right<RequestFailure, TownChoice | undefined>(undefined)),
    TaskEither.flatMap((choice) =>
      choice ? TaskEither.right(choice.town?.name) : townOfProfile(ports, sought, signal),
    ),
  )

export const sheetTown = (ports: Ports) =>
  sheetTownMachine.provide({
    actors: {
      readTowns: fromReading((sought, signal) =>
        pipe(
          ownTown(ports, sought, signal),
          TaskEither.flatMap((own) =>
            pipe(
              ports.municipalities.all(signal),
              TaskEither.map((all): readonly MunicipalityId[] => {
                const visible = all.filter((one) => one.visible)
                return ownTownFirst(visible, own).map(({ id }) => id)
              }),
            ),
          ),
        ),
      ),
      askTowns: fromReading(({ sought, towns }, signal) =>
        pipe(
          towns,
          TaskEither.traverseArray((town) =>
            pipe(
              ports.municipalities.sheets(town, sought.isAdmin, signal),
              TaskEither.map((categories) =>
                categories.some(({ things }) => things.some(({ id }) => id === sought.id)) ? town : undefined,
              ),
            ),
          ),
          TaskEither.map((found): MunicipalityId | undefined => found.find((town) => town !== undefined)),
        ),
      ),
    },
  })
