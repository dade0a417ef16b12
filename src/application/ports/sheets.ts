import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Sheet, SheetQuery } from '#domain/e015/sheet.ts'
import type { RequestFailure } from './failure.ts'

/** The place-based information sheets. Readings take a signal that calls them off. */
export interface Sheets {
  readonly one: (query: SheetQuery, signal?: AbortSignal) => TaskEither<RequestFailure, Sheet>
  /** The same while it is shown already: a failure is silent, and told only to whoever asked (ERR-02). */
  readonly again: (query: SheetQuery, signal?: AbortSignal) => TaskEither<RequestFailure, Sheet>
}
