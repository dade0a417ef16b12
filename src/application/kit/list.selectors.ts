import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { type Identified, type ListRows, NO_SHORTFALL, type Shortfall } from './list-rows.ts'

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

/** The rows over all pages; unread ones are undefined. */
export const listRows = <Row extends Identified>(snapshot: Snapshot<Row>): readonly (Row | undefined)[] =>
  snapshot.context.rows.all
/** The number of rows, including undecodable ones. */
export const listCount = (snapshot: Snapshot<Identified>): number => snapshot.context.rows.count
/** Information about rows that are not in the list. */
export const listShortfall = (snapshot: Snapshot<Identified>): Shortfall => snapshot.context.rows.shortfall
/** Whether the rows may be stale: the last refresh failed, or they are older than their rule and it is under way. */
export const isListStale = (snapshot: Snapshot<Identified>): boolean =>
  snapshot.context.isOutdated && !snapshot.matches({ reading: { shown: 'refreshing' } })
/** Whether some visible rows could not be read. */
export const isListIncomplete = (snapshot: Snapshot<Identified>): boolean => snapshot.context.failed.size > 0
export const listFailure = (snapshot: Snapshot<Identified>) => snapshot.context.failure

const NO_ROWS: readonly undefined[] = []

/** The state of a list, as its views need it. */
export type ListNow<Row> = Readonly<{
  face: ListFace
  /** The rows over all pages; those not read yet are undefined. */
  rows: readonly (Row | undefined)[]
  count: number
  shortfall: Shortfall
  isStale: boolean
  isIncomplete: boolean
  failure: ReturnType<typeof listFailure>
}>

/** Reads a list's snapshot; `without` is the face where there is none: after a breakdown, which counts as a failure. */
export const listNow = <Row extends Identified>(
  list: Snapshot<Row> | undefined,
  without: ListFace = 'failed',
): ListNow<Row> => ({
  face: list ? listFace(list) : without,
  rows: list ? listRows(list) : NO_ROWS,
  count: list ? listCount(list) : 0,
  shortfall: list ? listShortfall(list) : NO_SHORTFALL,
  isStale: list !== undefined && isListStale(list),
  isIncomplete: list !== undefined && isListIncomplete(list),
  failure: list && listFailure(list),
})
