import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { EventId } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'

/** What was done with an event of one's own. */
export type UserEventChange = 'added' | 'reminded' | 'removed'

/** What others learn of the events a citizen keeps. */
export type UserEventNews =
  /** Nobody is signed in who could keep it (AUTH-14). */
  | { type: 'userEvent.signInRequired' }
  /** In the server's own words, when it has some (EVENT-04). */
  | { type: 'userEvent.changed'; change: UserEventChange; message: string | undefined }
  /** It is as it was, and read anew (EVENT-09). */
  | { type: 'userEvent.failed'; failure: RequestFailure | Unexpected }
  /** What the server says of one event; undefined when they do not keep it. */
  | { type: 'userEvent.known'; event: EventId; userEvent: UserEvent | undefined }

/** What others learn of the calendar: all that is in it. */
export type CalendarNews = { type: 'calendar.read'; events: readonly UserEvent[] }
