import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as Task from 'fp-ts/lib/Task.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import { fromPresence } from '#application/kit/presence.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { KeptCalendar, UserEvents } from '#application/ports/events.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { calendarMachine, type CalendarRead, knownCalendarMachine } from './calendar.machine.ts'

export type CalendarPorts = Readonly<{ userEvents: UserEvents; keptCalendar: KeptCalendar; presence: Presence }>
type Reading = Pick<CalendarPorts, 'userEvents' | 'keptCalendar'>

/** The cache is not shown without a session. */
const mayRemember = ({ _tag }: RequestFailure): boolean => _tag !== 'SignedOut' && _tag !== 'Aborted'

/** The cached calendar, where the server failed. */
const remembered = (
  kept: KeptCalendar,
  outdated: RequestFailure,
): TaskEither.TaskEither<RequestFailure, CalendarRead> =>
  mayRemember(outdated)
    ? pipe(
        kept.all(),
        TaskEither.mapLeft(() => outdated),
        TaskEither.flatMap((events) =>
          events === undefined ? TaskEither.left(outdated) : TaskEither.right({ events, leftOut: 0, outdated }),
        ),
      )
    : TaskEither.left(outdated)

/** The calendar; the device caches it, and ignores a failure of that. */
export const readCalendar = ({ userEvents, keptCalendar }: Reading, signal: AbortSignal) =>
  pipe(
    userEvents.mine(signal),
    TaskEither.matchE(
      (failure) => remembered(keptCalendar, failure),
      ({ rows: events, leftOut }) =>
        pipe(
          keptCalendar.keep(events),
          Task.map((): Either.Either<RequestFailure, CalendarRead> =>
            Either.right({ events, leftOut, outdated: undefined }),
          ),
        ),
    ),
  )

/** A citizen's calendar, on its ports. */
export const calendar = (given: CalendarPorts) =>
  calendarMachine.provide({
    actors: {
      known: knownCalendarMachine.provide({
        actors: { load: fromReading((_, signal) => readCalendar(given, signal)) },
      }),
      watchPresence: fromPresence(given.presence),
    },
  })
