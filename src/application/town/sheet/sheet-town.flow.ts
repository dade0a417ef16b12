import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as Task from 'fp-ts/lib/Task.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import { ownTownFirst, type TownChoice, townNamed } from '#domain/directory/my-town.ts'
import type { SheetId } from '#domain/e015/sheet.ts'

/** The sheet that is searched, and its reader: citizens have their own municipality, administrators see more sheets. */
export type SheetSought = Readonly<{ id: SheetId; isSignedIn: boolean; isAdmin: boolean }>

type Towns = readonly MunicipalityId[]
type Read<Value> = TaskEither.TaskEither<RequestFailure, Value>
type SheetTownPorts = Pick<Ports, 'municipalities' | 'profiles' | 'keptTown'>

/** [decided] The number of municipalities that are checked together. */
const TOWNS_TOGETHER = 4

/** What the profile says, for whoever has one. One that cannot be read says nothing: no municipality is preferred then. */
const townOfProfile = (
  { profiles }: SheetTownPorts,
  { isSignedIn }: SheetSought,
  signal: AbortSignal,
): Read<string | undefined> =>
  isSignedIn
    ? pipe(
        profiles.read(signal),
        TaskEither.map(({ municipality }) => municipality),
        TaskEither.orElse(() => TaskEither.right<RequestFailure, string | undefined>(undefined)),
      )
    : TaskEither.right(undefined)

/** The name of the citizen's municipality: the one that was chosen on this device, else that of the profile. */
const ownTown = (ports: SheetTownPorts, sought: SheetSought, signal: AbortSignal): Read<string | undefined> =>
  pipe(
    ports.keptTown.read(),
    TaskEither.orElse(() => TaskEither.right<RequestFailure, TownChoice | undefined>(undefined)),
    TaskEither.flatMap((choice) =>
      choice ? TaskEither.right(choice.town?.name) : townOfProfile(ports, sought, signal),
    ),
  )

/** The municipality that has the sheet among some of them, asked a few at a time; undefined where none has it. */
const firstWith = (
  ports: SheetTownPorts,
  sought: SheetSought,
  own: MunicipalityId | undefined,
  signal: AbortSignal,
) => {
  const having = (town: MunicipalityId) =>
    pipe(
      ports.municipalities.sheets(town, sought.isAdmin, signal),
      TaskEither.map((categories) =>
        categories.some(({ things }) => things.some(({ id }) => id === sought.id)) ? town : undefined,
      ),
    )
  /** `failure`: that of one that may have it. It hides none of the others, but for the citizen's own; where all fail, that is it. */
  const among = (towns: Towns, failure?: RequestFailure): Read<MunicipalityId | undefined> => {
    // Its page was left.
    if (signal.aborted) return TaskEither.left({ _tag: 'Aborted' })
    if (towns.length === 0) return failure ? TaskEither.left(failure) : TaskEither.right(undefined)
    const asked = towns.slice(0, TOWNS_TOGETHER)
    return pipe(
      asked,
      Task.traverseArray(having),
      Task.flatMap((answers) => {
        const failed = answers.find(Either.isLeft)
        const isOver =
          answers.every(Either.isLeft) || answers.some((one, at) => Either.isLeft(one) && asked[at] === own)
        if (failed && isOver) return Task.of(failed)
        const found = answers.find((one) => Either.isRight(one) && one.right !== undefined)
        return found ? Task.of(found) : among(towns.slice(TOWNS_TOGETHER), failure ?? failed?.left)
      }),
    )
  }
  return among
}

const read = (ports: SheetTownPorts, sought: SheetSought, signal: AbortSignal) =>
  pipe(
    TaskEither.Do,
    TaskEither.bind('name', () => ownTown(ports, sought, signal)),
    TaskEither.bind('all', () => ports.municipalities.all(signal)),
    TaskEither.flatMap(({ name, all }) =>
      firstWith(ports, sought, townNamed(all, name)?.id, signal)(ownTownFirst(all, name).map(({ id }) => id)),
    ),
    TaskEither.map((town) => ({ town })),
  )

/**
 * Finds the municipality of a sheet whose URL names none (E015-01): the citizen's own, else the first that has it. A few
 * are checked at a time; the search ends with the first match, or when the scope closes. `found` leads on. What the device
 * has kept of it leads nowhere.
 */
export const openSheetTown = (scope: Scope, sought: SheetSought, found: (town: MunicipalityId) => void) => {
  const reading = openReading(scope, (ports, signal) => read(ports, sought, signal), {
    isShownFirst: () => false,
    heard: (answer) => {
      if (answer?.town !== undefined && reading().face === 'loaded') found(answer.town)
    },
  })
  return () => {
    const { face, failure, value, retry } = reading()
    const hasFailed = face !== 'loaded' && face !== 'loading'
    // After a failure it is looked for again.
    const isNone = face === 'loaded' && failure === undefined && value?.town === undefined
    return {
      kind: 'town' as const,
      face: hasFailed ? ('failed' as const) : isNone ? ('missing' as const) : ('looking' as const),
      failure,
      retry,
    }
  }
}
