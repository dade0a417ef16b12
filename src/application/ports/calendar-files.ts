import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import type { DownloadFailure } from './downloads.ts'

/** A calendar entry, in the time zone of the municipalities. */
export type CalendarEntry = Readonly<{
  /** Stable for the same entry, however often it is saved: a calendar updates it instead of adding a copy. */
  uid: string
  title: string
  startDate: LocalDate
  /** Without a time it takes whole days. */
  startTime: LocalTime | undefined
  /** Its last day. */
  endDate: LocalDate | undefined
  endTime: LocalTime | undefined
  place: string | undefined
}>

/** Writes files that any calendar imports (EVENT-08, NOTICE-07). */
export interface CalendarFiles {
  /** iCalendar (RFC 5545), of the media type `text/calendar`. */
  readonly write: (entry: CalendarEntry) => TaskEither<DownloadFailure, Blob>
}
