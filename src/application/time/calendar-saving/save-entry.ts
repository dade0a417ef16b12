import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { CalendarEntry, CalendarFiles } from '#application/ports/calendar-files.ts'
import type { DownloadFailure, Downloads } from '#application/ports/downloads.ts'
import { safeFileName } from '#domain/links/safe-link.ts'

export type CalendarFilePorts = Readonly<{ calendarFiles: CalendarFiles; downloads: Downloads }>

/** Saves something as a file that any calendar imports (EVENT-08, NOTICE-07). */
export const saveEntry =
  ({ calendarFiles, downloads }: CalendarFilePorts) =>
  (entry: CalendarEntry): TaskEither.TaskEither<DownloadFailure, void> =>
    pipe(
      calendarFiles.write(entry),
      TaskEither.chain((file) => downloads.save(safeFileName(entry.title, 'ics'), file)),
    )
