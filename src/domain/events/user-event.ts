import type { Id } from '#domain/id.ts'
import type { Original } from '#domain/origin.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { Partly } from '#domain/unreadable.ts'
import type { PublicEvent } from './event.ts'

export type UserEventId = Id<'UserEvent'>

/** An event that a citizen saved in their calendar (EVENT-04). */
export type UserEvent = Readonly<{
  id: UserEventId
  event: PublicEvent
  /** The moment of its reminder; undefined without one (EVENT-05). */
  reminder: Instant | undefined
}> &
  Partly<'reminder'> &
  Original
