import type { Id } from '#domain/id.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { PublicEvent } from './event.ts'

export type UserEventId = Id<'UserEvent'>

/** An event that a citizen keeps in their own calendar (EVENT-04). */
export type UserEvent = Readonly<{
  id: UserEventId
  event: PublicEvent
  /** When they want to be reminded of it; undefined when they do not (EVENT-05). */
  reminder: Instant | undefined
}>
