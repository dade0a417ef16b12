import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { CalendarEntry } from '#application/ports/calendar-files.ts'
import type { Events } from '#application/ports/events.ts'
import type { EventId, PublicEvent } from '#domain/events/event.ts'

const eventMachine = resourceMachine<EventId, PublicEvent>('event')

/** One event (EVENT-03). */
export const event = ({ events }: Readonly<{ events: Pick<Events, 'one'> }>) =>
  eventMachine.provide({ actors: { load: fromReading(({ query }, signal) => events.one(query, signal)) } })

/** An event as a calendar entry (EVENT-08). */
export const entryOf = (one: PublicEvent): CalendarEntry => {
  const { id, title, startDate, startTime, endDate, endTime, place, municipality } = one
  const where = [place, municipality?.name].filter((part) => part !== undefined && part !== '')
  return {
    uid: `event-${id}@piazza`,
    title,
    startDate,
    startTime,
    endDate,
    endTime,
    place: where.length === 0 ? undefined : where.join(', '),
  }
}
