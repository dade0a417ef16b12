import type { Events, UserEvents } from '#application/ports/events.ts'
import type { Client } from './client/client.ts'
import { events } from './contract/events.ts'

/** Events over HTTP. */
export const createHttpEvents = (client: Client): Events => ({
  all: (activity, signal) =>
    client(events.list, { params: {}, query: { filters: { activity, topic: undefined } } }, { signal }),
  one: (id, signal) => client(events.one, { params: { id } }, { signal }),
})

/** The events in a citizen's calendar, over HTTP. */
export const createHttpUserEvents = (client: Client): UserEvents => ({
  mine: (signal) => client(events.mine, { params: {} }, { signal }),
  of: (eventId, signal) => client(events.mineOf, { params: { eventId } }, { signal }),
})
