import type { LocalDate } from '#domain/time/calendar.ts'
import type { EventId, PublicEvent } from '../event.ts'

/** An event of one day, free and without a time, but for what a test changes. */
export const publicEvent = (id: number, startDate: string, changes: Partial<PublicEvent> = {}): PublicEvent => ({
  id: id as EventId,
  activity: undefined,
  topic: undefined,
  title: `Event ${id}`,
  description: '',
  startDate: startDate as LocalDate,
  startTime: undefined,
  endDate: startDate as LocalDate,
  endTime: undefined,
  typology: undefined,
  municipality: undefined,
  price: { kind: 'free' },
  place: undefined,
  position: undefined,
  image: undefined,
  ...changes,
})
