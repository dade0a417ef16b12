import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Activities } from '#application/ports/activities.ts'
import type { Events, UserEvents } from '#application/ports/events.ts'
import { fitsAsked } from './asked-for.ts'
import type { Client } from './client/client.ts'
import { events } from './contract/events.ts'

/** The events of an activity, of a topic, or all. */
export const eventsOf = (client: Client, of: Parameters<Activities['events']>[0], signal: AbortSignal | undefined) =>
  pipe(
    client(events.list, { query: { filters: of } }, { signal }),
    TaskEither.map((all) =>
      all.filter((event) => fitsAsked(of.activity, event.activity?.id) && fitsAsked(of.topic, event.topic)),
    ),
  )

/** Events over HTTP. */
export const createHttpEvents = (client: Client): Events => ({
  all: (activity, signal) => eventsOf(client, { activity, topic: undefined }, signal),
  one: (id, signal) => client(events.one, { params: { id } }, { signal }),
})

/** The events in a citizen's calendar, over HTTP. */
export const createHttpUserEvents = (client: Client): UserEvents => ({
  mine: (signal) => client(events.mine, {}, { signal }),
  of: (eventId, signal) => client(events.mineOf, { params: { eventId } }, { signal }),
})
