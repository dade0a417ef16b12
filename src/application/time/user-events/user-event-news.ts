import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { EventId } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'

/** A change of an event in the calendar. */
export type UserEventChange = 'added' | 'reminded' | 'removed'

/** Events about the citizen's saved events. */
export type UserEventNews =
  /** Nobody is signed in (AUTH-14). */
  | { type: 'userEvent.signInRequired' }
  /** With the server's message, if any (EVENT-04). */
  | { type: 'userEvent.changed'; change: UserEventChange; message: string | undefined }
  /** It is unchanged, and read again (EVENT-09). */
  | { type: 'userEvent.failed'; failure: RequestFailure | Unexpected }
  /** The server's state of one event; undefined when it is not saved. */
  | { type: 'userEvent.known'; event: EventId; userEvent: UserEvent | undefined }

/** The event of the calendar: its whole content. */
export type CalendarNews = { type: 'calendar.read'; events: readonly UserEvent[] }
