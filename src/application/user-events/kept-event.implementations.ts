import { pipe } from 'fp-ts/lib/function.js'
import * as Task from 'fp-ts/lib/Task.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { KeptCalendar, UserEvents } from '#application/ports/events.ts'
import type { EventId } from '#domain/events/event.ts'
import { reminderMoment } from '#domain/events/reminder.ts'
import { reminderMachine, removalMachine } from './kept-event-forms.ts'
import { keptEventMachine } from './kept-event.machine.ts'

type Given = Readonly<{ userEvents: UserEvents; keptCalendar: KeptCalendar; clock: Clock }>

/** The saved state of one event; the device caches it, and ignores a failure of that. */
const readOne = ({ userEvents, keptCalendar }: Given, event: EventId, signal: AbortSignal) =>
  pipe(
    userEvents.of(event, signal),
    TaskEither.flatMap((userEvent) =>
      TaskEither.fromTask(
        pipe(
          keptCalendar.note(event, userEvent),
          Task.map(() => userEvent),
        ),
      ),
    ),
  )

/** One event and its state in the calendar, on its ports. */
export const keptEvent = (given: Given) =>
  keptEventMachine.provide({
    actors: {
      read: fromReading((event, signal) => readOne(given, event, signal)),
      add: fromPort(given.userEvents.add),
      reminder: reminderMachine(given.clock).provide({
        actors: {
          send: fromPort(({ values }) => given.userEvents.remind(values.userEvent, reminderMoment(values))),
        },
      }),
      removal: removalMachine.provide({
        actors: { act: fromPort(({ subject }) => given.userEvents.remove(subject)) },
      }),
    },
  })
