import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { Identified, ListRows, Sight } from './list-rows.ts'
import type { KeptNews } from './kept-first.ts'
import type { NetworkNews } from './network.ts'

/** What a long list knows. */
export type ListContext<Query, Row extends Identified> = Readonly<{
  query: Query
  rows: ListRows<Row>
  /** The visible range: its pages are read next, and a refresh reads them. */
  sight: Sight
  /** The page being read, or read last. */
  fetched: number
  /** The failed pages: they wait for a retry, and do not block other pages. */
  failed: ReadonlySet<number>
  /** Whether the rows were read before a refresh that failed. */
  isOutdated: boolean
  /** Whether the rows are those that the device has kept, while the first answer is under way (ERR-11). */
  isEarly: boolean
  selected: ReadonlySet<Row['id']>
  /** Why the last reading failed; undefined after a success. */
  failure: RequestFailure | Unexpected | undefined
}>

/** What a long list hears. */
export type ListEvent<Query, Row extends Identified> =
  /** With the initial page, where that is not the first. */
  | { type: 'query.changed'; query: Query; first?: number }
  | ({ type: 'rows.seen' } & Sight)
  | { type: 'refresh.requested' }
  /** A row has changed elsewhere: an answer that is still to come may be from before. */
  | { type: 'content.changed' }
  | { type: 'retry.requested' }
  | KeptNews
  | NetworkNews
  | { type: 'rows.removed'; ids: readonly Row['id'][] }
  | { type: 'row.changed'; row: Row }
  | { type: 'selection.started' }
  | { type: 'selection.ended' }
  | { type: 'row.toggled'; id: Row['id'] }
  | { type: 'all.toggled' }

/** A set after one of its elements was switched. */
export const toggled = <A>(set: ReadonlySet<A>, one: A): ReadonlySet<A> =>
  set.has(one) ? new Set([...set].filter((other) => other !== one)) : new Set([...set, one])

/** All rows that are known; none, where all of them are selected. */
export const toggledAll = <Row extends Identified>(
  selected: ReadonlySet<Row['id']>,
  { all }: Pick<ListRows<Row>, 'all'>,
): ReadonlySet<Row['id']> => {
  const known = all.flatMap((row) => (row ? [row.id] : []))
  return new Set(known.every((id) => selected.has(id)) ? [] : [...known, ...selected])
}

/** What stays selected once some rows were read again. Those that were not read again may still exist: they stay. */
export const stillSelected = <Row extends Identified>(
  selected: ReadonlySet<Row['id']>,
  readAgain: readonly Row[],
  { all }: Pick<ListRows<Row>, 'all'>,
): ReadonlySet<Row['id']> => {
  const [known, before] = [new Set(all.map((row) => row?.id)), new Set(readAgain.map(({ id }) => id))]
  return new Set([...selected].filter((id) => known.has(id) || !before.has(id)))
}
