import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Span } from '#domain/events/occurrences.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { DownloadFailure } from './downloads.ts'

/** A calendar entry, in the time zone of the municipalities. */
export type CalendarEntry = Span &
  Readonly<{
    /** Unique in its town, and stable for the same entry, however often it is saved: a calendar updates it instead of adding a copy. */
    uid: string
    title: string
    place: string | undefined
    /** When the calendar reminds of it; undefined for no reminder. */
    alarm?: Instant | undefined
  }>

/** Writes files that any calendar imports (EVENT-08, NOTICE-07). */
export interface CalendarFiles {
  /** iCalendar (RFC 5545), of the media type `text/calendar`. */
  readonly write: (entry: CalendarEntry) => TaskEither<DownloadFailure, Blob>
}
