import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Clock } from '#application/ports/clock.ts'
import type { KeptCalendar } from '#application/ports/events.ts'
import { LATEST_REMINDER } from '#domain/events/next-reminder.ts'
import { storedMoment } from '#domain/time/stored-moment.ts'
import { storedEvent } from '../http/codecs/events.ts'
import { list } from '../http/codecs/wire-lists.ts'
import { listedIn, optional, refined, text } from '../http/codecs/wire.ts'
import { record } from '../http/codecs/wire-records.ts'
import { instant } from '../http/codecs/wire-moments.ts'
import { inTurn, type Locks } from '../http/client/locks.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { keptValue } from './kept-values.ts'

/** A stored calendar of which no event can be decoded is discarded: an empty one would mean that nothing is saved. */
const eventsLeft = refined(list(storedEvent), (read, value) =>
  read.length === 0 && listedIn(value)?.length !== 0 ? undefined : read,
)

const calendar = record('kept calendar', { events: ['events', optional(eventsLeft)], at: ['at', optional(instant)] })

/** The reminders that were given, by their names, and when. */
const reminded = list(record('given reminder', { name: ['name', text], at: ['at', instant] }))

/** The lock of the tab that gives a reminder. */
const LOCK = 'piazza.reminders'
/**
 * [decided] How long a tab waits for another that is giving one, in milliseconds: one that a device has put to sleep meanwhile
 * keeps nobody from giving it.
 */
const LONGEST_TURN = 5_000

/** The cached calendar of a citizen, and which reminders were given, under keys that are removed at the sign-out (fault 49). */
export const createBrowserKeptCalendar = (
  storage: BrowserStorage,
  clock: Clock,
  locks: Locks | undefined,
): KeptCalendar => {
  const given = keptValue(storage, 'user.reminded', reminded, [])
  const kept = keptValue(storage, 'user.calendar', calendar, { events: undefined, at: undefined })
  /** A name is kept for as long as its reminder could be given again. */
  const noteGiven = (name: string): void => {
    const now = clock.now()
    const lately = given
      .read()
      .map((one) => ({ name: one.name, at: storedMoment(one.at, now) }))
      .filter((one) => one.at > now - LATEST_REMINDER)
    given.write([...lately, { name, at: now }])
  }
  return {
    all: () =>
      TaskEither.fromIO(() => {
        const { events, at } = kept.read()
        return events && { events, at: at && storedMoment(at, clock.now()) }
      }),
    keep: (events) => TaskEither.fromIO(() => kept.write({ events, at: clock.now() })),
    note: (event, now) =>
      TaskEither.fromIO(() => {
        const { events: before, at } = kept.read()
        if (before === undefined) return
        const others = before.filter((one) => one.event.id !== event)
        kept.write({ events: now === undefined ? others : [...others, now], at })
      }),
    given: () => TaskEither.fromIO(() => given.read().map(({ name }) => name)),
    giveOnce:
      <Failure>(name: string, give: TaskEither.TaskEither<Failure, void>) =>
      async () => {
        let outcome: Either.Either<Failure, boolean> = Either.right(false)
        await inTurn(locks, LOCK, AbortSignal.timeout(LONGEST_TURN), async () => {
          if (given.read().some((one) => one.name === name)) return
          outcome = Either.map(() => true)(await give())
          if (Either.isRight(outcome)) noteGiven(name)
        })
        return outcome
      },
  }
}
