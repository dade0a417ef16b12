import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { fromSource } from '#application/kit/from-source.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { Notifications } from '#application/ports/notifications.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { type CalendarPorts, readCalendar } from './calendar.implementations.ts'
import { type Reminding, remindersMachine } from './reminders.machine.ts'

type Given = CalendarPorts & Readonly<{ notifications: Notifications; clock: Clock }>

const NONE: readonly UserEvent[] = []

/**
 * What there is to be reminded of. [decided] A device that may notify asks the server, so that it knows also what was
 * chosen elsewhere; any other is content with what it remembers.
 */
const readEvents = (given: Given, signal: AbortSignal) =>
  pipe(
    given.notifications.leave(),
    TaskEither.flatMap((leave) =>
      leave === 'allowed'
        ? pipe(
            readCalendar(given, signal),
            TaskEither.map(({ events }) => events),
          )
        : pipe(
            given.keptCalendar.all(),
            TaskEither.map((events) => events ?? NONE),
          ),
    ),
  )

/** Reminders at their moments, on their ports. */
export const reminders = (given: Given, describe: Reminding['describe']) =>
  remindersMachine({ now: () => given.clock.now(), describe }).provide({
    actors: {
      read: fromReading((_, signal) => readEvents(given, signal)),
      show: fromPort(({ name, words: { title, text }, onPress }) =>
        given.notifications.show({ name, title, text }, onPress),
      ),
      watchPresence: fromSource((tell) =>
        given.presence.watch(() => {
          if (given.presence.isVisible()) tell({ type: 'presence.changed' })
        }),
      ),
    },
    guards: { isInSight: () => given.presence.isVisible() },
  })
