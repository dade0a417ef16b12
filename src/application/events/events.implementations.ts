import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Events } from '#application/ports/events.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { eventListMachine, eventsMachine, organiserMachine } from './events.machine.ts'

/** [decided] An event without an activity has no page, and is not shown (EVENT-03); among those of one activity it is that one's. */
const withPages = (events: readonly PublicEvent[]): readonly PublicEvent[] =>
  events.filter(({ activity }) => activity !== undefined)

export const eventsOf = ({
  events,
  activities,
}: Readonly<{ events: Pick<Events, 'all'>; activities: Pick<Activities, 'one'> }>) =>
  eventsMachine.provide({
    actors: {
      list: eventListMachine.provide({
        actors: {
          load: fromReading(({ query }, signal) =>
            pipe(
              events.all(query, signal),
              TaskEither.map((all) => (query === undefined ? withPages(all) : all)),
            ),
          ),
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
