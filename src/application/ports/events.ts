import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Rows } from '#domain/paging/page.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { Requested } from './failure.ts'

/** Events. A signal aborts a reading. */
export interface Events {
  /** All events, or those of one activity (EVENT-01). */
  readonly all: (activity: ActivityId | undefined, signal?: AbortSignal) => Requested<readonly PublicEvent[]>
  readonly one: (id: EventId, signal?: AbortSignal) => Requested<PublicEvent>
}

/**
 * The events in a citizen's calendar. Changes return the server's message, if any; a failure carries the server's
 * message, which is shown alone (EVENT-04, EVENT-09).
 */
export interface UserEvents {
  /** The citizen's calendar (EVENT-07). */
  readonly mine: (signal?: AbortSignal) => Requested<Rows<UserEvent>>
  /** The citizen's entry of one event; undefined when it is not saved. */
  readonly of: (event: EventId, signal?: AbortSignal) => Requested<UserEvent | undefined>
}

/** The citizen's calendar at the last reading, cached on this device until they sign out (ERR-04). */
export interface KeptCalendar {
  /** Undefined when it was never read here. */
  readonly all: () => Requested<
    | Readonly<{
        events: readonly UserEvent[]
        /** When all of it was read from the server; undefined when that is not known. */
        at: Instant | undefined
      }>
    | undefined
  >
  readonly keep: (events: readonly UserEvent[]) => Requested<void>
  /** Updates one event of the cache; undefined removes it. No effect where the calendar was never read. */
  readonly note: (event: EventId, kept: UserEvent | undefined) => Requested<void>
  /** The names of the reminders that were given on this device lately, in whichever tab (EVENT-05). */
  readonly given: () => Requested<readonly string[]>
  /**
   * Gives a reminder, unless any tab has given it: one tab at a time looks and gives. Whether it was given here; left where
   * giving it failed, and any tab may try then.
   */
  readonly giveOnce: <Failure>(name: string, give: TaskEither<Failure, void>) => TaskEither<Failure, boolean>
}
