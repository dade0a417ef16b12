import { pipe } from 'fp-ts/lib/function.js'
import * as Task from 'fp-ts/lib/Task.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromAct, fromReading } from '#application/kit/from-port.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { Post } from '#application/outbox/posted.ts'
import type { KeptCalendar, UserEvents } from '#application/ports/events.ts'
import type { EventId } from '#domain/events/event.ts'
import { reminderMoment } from '#domain/events/reminder.ts'
import { reminderMachine, removalMachine } from './kept-event-forms.ts'
import { keptEventMachine } from './kept-event.machine.ts'

type Given = Readonly<{
  userEvents: Pick<UserEvents, 'of'>
  keptCalendar: Pick<KeptCalendar, 'note'>
  clock: Clock
  /** The event is the same in all of it. */
  event: EventId
  post: Post
}>

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
      add: fromAct((event, author) => given.post({ kind: 'eventAdded', event }, author)),
      reminder: reminderMachine(given.clock).provide({
        actors: {
          send: fromAct(({ values }, author) =>
            given.post(
              {
                kind: 'eventReminded',
                event: given.event,
                userEvent: values.userEvent,
                reminder: reminderMoment(values),
                ...(values.origin && { origin: values.origin }),
              },
              author,
            ),
          ),
        },
      }),
      removal: removalMachine.provide({
        actors: {
          act: fromAct(({ subject }, author) =>
            given.post({ kind: 'eventRemoved', event: given.event, userEvent: subject }, author),
          ),
        },
      }),
    },
  })
