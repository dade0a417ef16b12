import type { Sheet, SheetQuery } from '#domain/e015/sheet.ts'
import type { Requested } from './failure.ts'

/** The place-based information sheets. A signal aborts a reading. */
export interface Sheets {
  readonly one: (query: SheetQuery, signal?: AbortSignal) => Requested<Sheet>
  /** The refresh of a visible sheet: its failures are silent, and only returned to the caller (ERR-02). */
  readonly again: (query: SheetQuery, signal?: AbortSignal) => Requested<Sheet>
}
