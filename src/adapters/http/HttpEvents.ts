import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Events, UserEvents } from '#application/ports/events.ts'
import { fitsAsked } from './asked-for.ts'
import type { Client } from './client/client.ts'
import { events } from './contract/events.ts'

/** Events over HTTP. */
export const createHttpEvents = (client: Client): Events => ({
  all: (activity, signal) =>
    pipe(
      client(events.list, { query: { filters: { activity, topic: undefined } } }, { signal }),
      TaskEither.map((all) => all.filter((event) => fitsAsked(activity, event.activity?.id))),
    ),
  one: (id, signal) => client(events.one, { params: { id } }, { signal }),
})

/** The events in a citizen's calendar, over HTTP. */
export const createHttpUserEvents = (client: Client): UserEvents => ({
  mine: (signal) => client(events.mine, {}, { signal }),
  of: (eventId, signal) => client(events.mineOf, { params: { eventId } }, { signal }),
})
