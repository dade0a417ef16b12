import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { Identified, ListRows, Shortfall } from './list-rows.ts'

/** As much of a list's snapshot as its views need, whatever its rows are. */
type Snapshot<Row extends Identified> = Readonly<{
  matches: (state: { reading: 'loading' | 'failed' | { shown: 'refreshing' } }) => boolean
  context: Readonly<{
    rows: ListRows<Row>
    failed: ReadonlySet<number>
    isOutdated: boolean
    failure: RequestFailure | Unexpected | undefined
  }>
}>

/** What a list shows. */
export type ListFace = 'loading' | 'failed' | 'empty' | 'full'

export const listFace = (snapshot: Snapshot<Identified>): ListFace =>
  snapshot.matches({ reading: 'loading' })
    ? 'loading'
    : snapshot.matches({ reading: 'failed' })
      ? 'failed'
      : snapshot.context.rows.all.length === 0
        ? 'empty'
        : 'full'

/** The rows over all pages; those not read yet are undefined. */
export const listRows = <Row extends Identified>(snapshot: Snapshot<Row>): readonly (Row | undefined)[] =>
  snapshot.context.rows.all
/** How many rows there are, those that could not be read among them. */
export const listCount = (snapshot: Snapshot<Identified>): number => snapshot.context.rows.count
/** What is to know of rows that are not in the list. */
export const listShortfall = (snapshot: Snapshot<Identified>): Shortfall => snapshot.context.rows.shortfall
/** Whether what is shown may be outdated, because the last attempt to read it anew failed. */
export const isListStale = (snapshot: Snapshot<Identified>): boolean =>
  snapshot.context.isOutdated && !snapshot.matches({ reading: { shown: 'refreshing' } })
/** Whether some rows that were in sight could not be read. */
export const isListIncomplete = (snapshot: Snapshot<Identified>): boolean => snapshot.context.failed.size > 0
export const listFailure = (snapshot: Snapshot<Identified>) => snapshot.context.failure
