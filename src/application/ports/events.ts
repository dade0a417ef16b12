import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import type { UserEvent, UserEventId } from '#domain/events/user-event.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Rows } from '#domain/paging/page.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { RequestFailure } from './failure.ts'

/** What takes place. Readings take a signal that calls them off. */
export interface Events {
  /** All events, or those of one activity (EVENT-01). */
  readonly all: (
    activity: ActivityId | undefined,
    signal?: AbortSignal,
  ) => TaskEither<RequestFailure, readonly PublicEvent[]>
  readonly one: (id: EventId, signal?: AbortSignal) => TaskEither<RequestFailure, PublicEvent>
}

/**
 * The events a citizen keeps. Writings answer with the server's message, when it has one; a failed one carries the
 * server's own words, which are all that is said of it (EVENT-04, EVENT-09).
 */
export interface UserEvents {
  /** Their own calendar (EVENT-07). */
  readonly mine: (signal?: AbortSignal) => TaskEither<RequestFailure, Rows<UserEvent>>
  /** How they keep one event; undefined when they do not. */
  readonly of: (event: EventId, signal?: AbortSignal) => TaskEither<RequestFailure, UserEvent | undefined>
  readonly add: (event: EventId) => TaskEither<RequestFailure, string | undefined>
  /** Undefined clears the reminder (EVENT-05). */
  readonly remind: (id: UserEventId, reminder: Instant | undefined) => TaskEither<RequestFailure, string | undefined>
  readonly remove: (id: UserEventId) => TaskEither<RequestFailure, string | undefined>
}

/** The citizen's calendar as it was last read, kept on this device until they sign out (ERR-04). */
export interface KeptCalendar {
  /** Undefined when it was never read here. */
  readonly all: () => TaskEither<RequestFailure, readonly UserEvent[] | undefined>
  readonly keep: (events: readonly UserEvent[]) => TaskEither<RequestFailure, void>
  /** What was read of one event alone; undefined when it is not kept any more. Nothing where the calendar was never read. */
  readonly note: (event: EventId, kept: UserEvent | undefined) => TaskEither<RequestFailure, void>
}
