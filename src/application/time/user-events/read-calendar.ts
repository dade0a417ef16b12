import type { UserEvent } from '#domain/events/user-event.ts'
import * as Either from 'fp-ts/lib/Either.js'
import * as Task from 'fp-ts/lib/Task.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Clock } from '#application/ports/clock.ts'
import type { KeptCalendar, UserEvents } from '#application/ports/events.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { AGES, takesKeptAlone, tellFound } from '#application/ports/kept-first.ts'

/** A citizen's calendar: from the server, or from the cache with the failure of the refresh (ERR-04). */
export type CalendarRead = Readonly<{
  events: readonly UserEvent[]
  /** The number of events that could not be decoded. */
  leftOut: number
  outdated: RequestFailure | undefined
}>

export type CalendarPorts = Readonly<{
  userEvents: Pick<UserEvents, 'mine'>
  keptCalendar: Pick<KeptCalendar, 'all' | 'keep'>
  clock: Clock
}>

/** The cache is not shown without a session. */
const mayBeShown = ({ _tag }: RequestFailure): boolean => _tag !== 'SignedOut' && _tag !== 'Aborted'

/** The cached calendar, where the server failed, with its age. */
const keptInstead = (
  { keptCalendar, clock }: CalendarPorts,
  failure: RequestFailure,
): TaskEither.TaskEither<RequestFailure, CalendarRead> =>
  mayBeShown(failure)
    ? pipe(
        keptCalendar.all(),
        TaskEither.mapLeft(() => failure),
        TaskEither.flatMap((kept) => {
          if (kept === undefined) return TaskEither.left(failure)
          const { events: value, at } = kept
          const outdated = at === undefined ? failure : { ...failure, kept: { value, at, asked: clock.now() } }
          return TaskEither.right({ events: value, leftOut: 0, outdated })
        }),
      )
    : TaskEither.left(failure)

const NOTHING_KEPT: RequestFailure = { _tag: 'Awaited' }

/** The cached calendar before the server's is there (ERR-11); one without events is waited for. */
const keptFirst = (
  { keptCalendar, clock }: CalendarPorts,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure, CalendarRead> =>
  pipe(
    keptCalendar.all(),
    TaskEither.mapLeft(() => NOTHING_KEPT),
    TaskEither.flatMap((kept) => {
      if (kept?.at === undefined || kept.events.length === 0) return TaskEither.left(NOTHING_KEPT)
      const { events, at } = kept
      const asked = clock.now()
      tellFound(signal, { at, asked, isOlder: asked - at > AGES.news })
      return TaskEither.right({ events, leftOut: 0, outdated: undefined })
    }),
  )

/** The calendar; the device caches it, and ignores a failure of that. */
export const readCalendar = (
  ports: CalendarPorts,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure, CalendarRead> =>
  takesKeptAlone(signal) ? keptFirst(ports, signal) : readNew(ports, signal)

const readNew = (ports: CalendarPorts, signal: AbortSignal): TaskEither.TaskEither<RequestFailure, CalendarRead> =>
  pipe(
    ports.userEvents.mine(signal),
    TaskEither.matchE(
      (failure) => keptInstead(ports, failure),
      ({ rows: events, leftOut }) =>
        pipe(
          ports.keptCalendar.keep(events),
          Task.map((): Either.Either<RequestFailure, CalendarRead> =>
            Either.right({ events, leftOut, outdated: undefined }),
          ),
        ),
    ),
  )
