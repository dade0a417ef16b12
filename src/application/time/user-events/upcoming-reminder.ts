import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Clock } from '#application/ports/clock.ts'
import type { KeptCalendar } from '#application/ports/events.ts'
import { nextReminder, type Reminder } from '#domain/events/next-reminder.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** The maximum delay of a timer, in milliseconds: a longer one would fire at once. */
export const LONGEST_WAIT = 2 ** 31 - 1

/** The data of the reminders: the events, and the keys of the reminders already shown here. */
export type Remindable = Readonly<{ events: readonly UserEvent[]; given: readonly string[] }>
/**
 * The next reminder, and the delay until it is due, in milliseconds; without one it is computed again after the maximum
 * delay.
 */
export type Upcoming = Readonly<{ next: Reminder | undefined; wait: number }>

/**
 * The next reminder by the clock; those that were due before `since`, or that another tab has given, are not given any
 * more.
 */
export const upcomingSince =
  (since: Instant, { clock, keptCalendar }: Readonly<{ clock: Clock; keptCalendar: Pick<KeptCalendar, 'given'> }>) =>
  ({ events, given }: Remindable): TaskEither<never, Upcoming> =>
  async () => {
    const elsewhere = Either.getOrElse((): readonly string[] => [])(await keptCalendar.given()())
    const now = clock.now()
    const next = nextReminder(events, { since, given: [...given, ...elsewhere] }, now)
    return Either.right({ next, wait: Math.min((next?.moment ?? Infinity) - now, LONGEST_WAIT) })
  }
