import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Events } from '#application/ports/events.ts'
import { eventListMachine, eventsMachine, organiserMachine } from './events.machine.ts'

export const eventsOf = ({
  events,
  activities,
}: Readonly<{ events: Pick<Events, 'all'>; activities: Pick<Activities, 'one'> }>) =>
  eventsMachine.provide({
    actors: {
      list: eventListMachine.provide({
        actors: {
          load: fromReading(({ query }, signal) => events.all(query, signal)),
        },
      }),
      organiser: organiserMachine.provide({
        actors: {
          load: fromReading(({ query }, signal) =>
            pipe(
              activities.one(query, undefined, signal),
              TaskEither.map(({ name }) => name),
            ),
          ),
        },
      }),
    },
  })
