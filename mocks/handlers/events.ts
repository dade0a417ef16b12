import type { events } from '#adapters/http/contract/events.ts'
import { byStart } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { idFrom } from '#domain/id.ts'
import type { KeptEvent } from '../collections/events.ts'
import { byId, change, nextId, remove, those } from '../collections/standard.ts'
import { Refusal } from '../rules/refusal.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'

const NO_EVENT = new Refusal(404, 'Evento non trovato', 'NOT_FOUND')

/** Events, and the events in citizens' calendars. */
export const eventsAnswers = (desk: Desk): Answers<typeof events> => {
  const { events: known, userEvents } = desk.collections
  const told = ({ id, event, reminder }: KeptEvent): readonly UserEvent[] => {
    const one = byId(known, event)
    return one === undefined ? [] : [{ id, event: one, reminder }]
  }
  const eventAt = (id: string | number) => byId(known, idFrom<'Event'>(String(id)))
  const keptBy = (owner: number, id: string | number) =>
    those(userEvents, (one) => one.id === Number(id) && one.owner === owner)[0]

  return {
    list: ({ query: { filters } }) =>
      those(
        known,
        ({ activity, topic }) =>
          (filters.activity === undefined || activity?.id === filters.activity) &&
          (filters.topic === undefined || topic === filters.topic),
      ).sort(byStart),
    one: ({ params }) => eventAt(params.id) ?? NO_EVENT,
    mine: (_, { person }) => ({
      rows: those(userEvents, ({ owner }) => owner === person.id)
        .flatMap(told)
        .sort((a, b) => byStart(a.event, b.event)),
      total: undefined,
      leftOut: 0,
    }),
    mineOf: ({ params }, { person }) =>
      those(userEvents, ({ owner, event }) => owner === person.id && event === Number(params.eventId)).flatMap(told)[0],
    keep: async ({ params }, { person }) => {
      const event = eventAt(params.eventId)
      if (event === undefined) return NO_EVENT
      const isKept = those(userEvents, (one) => one.owner === person.id && one.event === event.id).length > 0
      if (!isKept)
        await userEvents.create({ id: nextId(userEvents), owner: person.id, event: event.id, reminder: undefined })
      return 'Evento aggiunto al tuo calendario'
    },
    remind: async ({ params, body: { reminder } }, { person }) => {
      const kept = keptBy(person.id, params.userEventId)
      if (kept === undefined) return NO_EVENT
      await change(userEvents, kept.id, { reminder })
      return reminder === undefined ? 'Promemoria eliminato' : 'Promemoria salvato'
    },
    drop: ({ params }, { person }) => {
      const kept = keptBy(person.id, params.userEventId)
      if (kept === undefined) return NO_EVENT
      remove(userEvents, ({ id }) => id === kept.id)
      return 'Evento tolto dal tuo calendario'
    },
  }
}
