import { emit } from 'xstate'
import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { fromPresence, isInSight } from '#application/kit/presence.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { Notifications } from '#application/ports/notifications.ts'
import { nextReminder } from '#domain/events/next-reminder.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { type CalendarPorts, readCalendar } from './calendar.implementations.ts'
import type { ReminderWords } from './reminder-news.ts'
import { LONGEST_WAIT, type Remindable, remindersMachine, type Upcoming } from './reminders.machine.ts'

type Given = CalendarPorts & Readonly<{ notifications: Notifications; clock: Clock }>

const NONE: readonly UserEvent[] = []

/**
 * The reminders to show. [decided] A device that may notify asks the server, so that it also knows changes from other
 * devices; other devices use their cache.
 */
const readEvents = (given: Given, signal: AbortSignal) =>
  pipe(
    given.notifications.permission(),
    TaskEither.flatMap((permission) =>
      permission === 'allowed'
        ? pipe(
            readCalendar(given, signal),
            TaskEither.map(({ events }) => events),
          )
        : pipe(
            given.keptCalendar.all(),
            TaskEither.map((kept) => kept?.events ?? NONE),
          ),
    ),
  )

/** The reminders at their moments, on their ports; `describe` formats one in the citizen's language. */
export const reminders = (given: Given, describe: (userEvent: UserEvent) => ReminderWords) => {
  const since = given.clock.now()
  const upcoming = (remindable: Remindable): Upcoming => {
    const now = given.clock.now()
    const next = nextReminder(remindable.events, { since, given: remindable.given }, now)
    return { next, wait: Math.min((next?.moment ?? Infinity) - now, LONGEST_WAIT) }
  }
  return remindersMachine.provide({
    actors: {
      read: fromReading((_, signal) => readEvents(given, signal)),
      look: fromPort((remindable) => TaskEither.fromIO(() => upcoming(remindable))),
      show: fromPort(({ name, userEvent, onPress }) => {
        const { title, text } = describe(userEvent)
        return given.notifications.show({ name, title, text }, onPress)
      }),
      watchPresence: fromPresence(given.presence, isInSight),
    },
    actions: {
      tellDue: emit((_, userEvent) => ({ type: 'reminder.due', words: describe(userEvent) })),
      tellOpened: emit((_, userEvent) => ({ type: 'reminder.opened', path: describe(userEvent).path })),
    },
  })
}
