import type { PublicEvent } from '#domain/events/event.ts'
import { beginningOf } from '#domain/events/reminder.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { KeptEvent } from '../../collections/events.ts'
import { userIdOf } from '../people.ts'

/** The events in Mario's calendar, by index, and the hours before their reminder, if any. */
const KEPT: readonly (readonly [event: number, hoursBefore?: number])[] = [
  [45],
  [2],
  [3, 1],
  [67],
  [78, 24],
  [82],
  [86, 24],
  [91],
]

const HOUR = 3_600_000

/** The initial saved events (EVENT-07). */
export const seededKeptEvents = (events: readonly PublicEvent[]): readonly KeptEvent[] =>
  KEPT.flatMap(([number, hoursBefore], at) =>
    events
      .filter(({ id }) => id === number)
      .map((event) => ({
        id: (at + 1) as KeptEvent['id'],
        owner: userIdOf('mario.rossi'),
        event: event.id,
        reminder: hoursBefore === undefined ? undefined : ((beginningOf(event) - hoursBefore * HOUR) as Instant),
      })),
  )
