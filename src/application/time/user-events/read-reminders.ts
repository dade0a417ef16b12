import * as Task from 'fp-ts/lib/Task.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Presence } from '#application/ports/device-state.ts'
import type { KeptCalendar } from '#application/ports/events.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { NotNotified, Notifications } from '#application/ports/notifications.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { type CalendarPorts, readCalendar } from './read-calendar.ts'

/** [decided] How long a page that shows the calendar has to read it first, in milliseconds: its answer serves the reminders too. */
export const OTHERS_FIRST = 5_000

/** All events that one may want to be reminded of. */
export type RemindersRead = Readonly<{
  events: readonly UserEvent[]
  /** Whether these are all as they are; false for an earlier answer in the place of one that was needed. */
  isRead: boolean
}>

export type ReminderPorts = CalendarPorts &
  Readonly<{ notifications: Notifications; keptCalendar: KeptCalendar; presence: Presence }>

/** What was kept since a moment; undefined where that is nothing, or not known. */
const keptSince = ({ keptCalendar }: ReminderPorts, since: Instant | undefined) =>
  since === undefined
    ? Task.of(undefined)
    : pipe(
        keptCalendar.all(),
        TaskEither.match(
          () => undefined,
          (kept) => (kept?.at !== undefined && kept.at > since ? kept.events : undefined),
        ),
      )

const asked = (ports: ReminderPorts, since: Instant | undefined, signal: AbortSignal) =>
  pipe(
    readCalendar(ports, signal),
    TaskEither.map(({ events, outdated }) => ({ events, isRead: outdated === undefined || since === undefined })),
  )

/**
 * The events to be reminded of. [decided] A device that may notify asks the server, so that it also knows changes from
 * other devices; other devices use their cache. After a change elsewhere (`since`) all of them ask, but where another
 * reading has been answered already.
 */
export const readReminders = (
  ports: ReminderPorts,
  since: Instant | undefined,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure | NotNotified, RemindersRead> =>
  pipe(
    ports.notifications.permission(),
    TaskEither.flatMap((permission): TaskEither.TaskEither<RequestFailure | NotNotified, RemindersRead> =>
      permission === 'allowed' || since !== undefined
        ? pipe(
            TaskEither.fromTask(keptSince(ports, since)),
            TaskEither.flatMap((events) =>
              events === undefined ? asked(ports, since, signal) : TaskEither.right({ events, isRead: true }),
            ),
          )
        : pipe(
            ports.keptCalendar.all(),
            TaskEither.map((kept) => ({ events: kept?.events ?? [], isRead: true })),
          ),
    ),
  )
