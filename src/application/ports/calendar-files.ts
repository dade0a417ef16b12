import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import type { DownloadFailure } from './downloads.ts'

/** Something for a calendar, at times of the municipalities. */
export type CalendarEntry = Readonly<{
  /** The same for the same thing, however often it is taken: a calendar that has it changes it instead of adding another. */
  uid: string
  title: string
  startDate: LocalDate
  /** Without one it takes whole days. */
  startTime: LocalTime | undefined
  /** Its last day. */
  endDate: LocalDate | undefined
  endTime: LocalTime | undefined
  place: string | undefined
}>

/** Writes files that any calendar takes in (EVENT-08, NOTICE-07). */
export interface CalendarFiles {
  /** iCalendar (RFC 5545), of the media type `text/calendar`. */
  readonly write: (entry: CalendarEntry) => TaskEither<DownloadFailure, Blob>
}
