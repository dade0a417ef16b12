import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { type Identified, type ListRows, noRows } from './list-rows.ts'

/** The part of a list's snapshot that its views need. */
type Snapshot<Row extends Identified> = Readonly<{
  matches: (state: { reading: 'loading' | 'failed' | { shown: 'refreshing' } }) => boolean
  context: Readonly<{
    rows: ListRows<Row>
    failed: ReadonlySet<number>
    isOutdated: boolean
    isEarly: boolean
    failure: RequestFailure | Unexpected | undefined
  }>
}>

/** The state of a list. */
export type ListFace = 'loading' | 'failed' | 'empty' | 'full'

/** [decided] That a list is empty is no fact while only the device has said so: it is waited for (ERR-11). */
const isShownEarly = ({ context: { isEarly, rows } }: Snapshot<Identified>): boolean => isEarly && rows.all.length > 0

export const listFace = (snapshot: Snapshot<Identified>): ListFace =>
  snapshot.matches({ reading: 'loading' }) && !isShownEarly(snapshot)
    ? 'loading'
    : snapshot.matches({ reading: 'failed' })
      ? 'failed'
      : snapshot.context.rows.all.length === 0
        ? 'empty'
        : 'full'

const NOTHING: Snapshot<never>['context'] = {
  rows: noRows,
  failed: new Set(),
  isOutdated: false,
  isEarly: false,
  failure: undefined,
}

/**
 * Reads a list's snapshot, as its views need it; `without` is the face where there is none: after a breakdown, which counts
 * as a failure.
 */
export const listNow = <Row extends Identified>(list: Snapshot<Row> | undefined, without: ListFace = 'failed') => {
  const { rows, isOutdated, failed, failure }: Snapshot<Row>['context'] = list?.context ?? NOTHING
  return {
    face: list ? listFace(list) : without,
    /** The rows over all pages; those not read yet are undefined. */
    rows: rows.all,
    /** The number of rows, including undecodable ones. */
    count: rows.count,
    /** Information about rows that are not in the list. */
    shortfall: rows.shortfall,
    /** Whether the rows may be stale: the last refresh failed, or they are older than their rule and it is under way. */
    isStale: isOutdated && list?.matches({ reading: { shown: 'refreshing' } }) !== true,
    /** Whether some visible rows could not be read. */
    isIncomplete: failed.size > 0,
    failure,
  }
}
