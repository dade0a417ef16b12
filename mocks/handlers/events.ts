import type { HttpHandler } from 'msw'
import { events } from '#adapters/http/contract/events.ts'
import { byStart } from '#domain/events/event.ts'
import { those } from '../collections/standard.ts'
import type { Desk } from './desk.ts'
import { handlersFor } from './handlers-for.ts'

/** What takes place. */
export const eventsHandlers = (desk: Desk): HttpHandler[] => {
  const { events: known } = desk.collections
  return handlersFor(desk, 'events', events, {
    list: ({ query: { filters } }) =>
      those(
        known,
        ({ activity, topic }) =>
          (filters.activity === undefined || activity?.id === filters.activity) &&
          (filters.topic === undefined || topic === filters.topic),
      ).sort(byStart),
  })
}
