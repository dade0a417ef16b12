import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Sheet, SheetQuery } from '#domain/e015/sheet.ts'
import type { RequestFailure } from './failure.ts'

/** The place-based information sheets. A signal aborts a reading. */
export interface Sheets {
  readonly one: (query: SheetQuery, signal?: AbortSignal) => TaskEither<RequestFailure, Sheet>
  /** The refresh of a visible sheet: its failures are silent, and only returned to the caller (ERR-02). */
  readonly again: (query: SheetQuery, signal?: AbortSignal) => TaskEither<RequestFailure, Sheet>
}
