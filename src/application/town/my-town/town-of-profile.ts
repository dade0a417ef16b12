import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { type MyTown, townNamed } from '#domain/directory/my-town.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Ports } from '#application/ports/ports.ts'
import type { RequestFailure } from '#application/ports/failure.ts'

/** The municipality that the citizen's profile names; undefined where it names none that the server knows. */
export const townOfProfile = (
  { profiles, municipalities }: Pick<Ports, 'profiles' | 'municipalities'>,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure, MyTown | undefined> =>
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
  )
