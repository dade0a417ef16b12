import type { Identified, Shortfall } from './list-rows.ts'
import { NO_SHORTFALL } from './list-rows.ts'
import {
  isListIncomplete,
  isListStale,
  type ListFace,
  listCount,
  listFace,
  listFailure,
  listRows,
  listShortfall,
} from './list.selectors.ts'

type Filter = Readonly<{
  /** The text of the field. */
  typed: string
  /** Whether the typed text is too short to filter. */
  isTooShort: boolean
  isFiltered: boolean
  verbs: Readonly<{ see: (first: number, last: number) => void; retry: () => void; type: (text: string) => void }>
}>

/** The state of a list with a text filter. */
export type FilteredListNow<Row> = Filter &
  Readonly<{
    /** `missing`: the owner of the list does not exist. */
    face: ListFace | 'missing'
    /** The rows over all pages; those not read yet are undefined. */
    rows: readonly (Row | undefined)[]
    count: number
    shortfall: Shortfall
    isStale: boolean
    isIncomplete: boolean
    failure: ReturnType<typeof listFailure>
  }>

const NO_ROWS: readonly undefined[] = []

/** Reads a list's snapshot; undefined after a breakdown, which counts as a failure. */
export const filteredListNow = <Row extends Identified>(
  list: Parameters<typeof listRows<Row>>[0] | undefined,
  filter: Filter,
): FilteredListNow<Row> => {
  if (list === undefined)
    return {
      ...filter,
      face: 'failed',
      rows: NO_ROWS,
      count: 0,
      shortfall: NO_SHORTFALL,
      isStale: false,
      isIncomplete: false,
      failure: undefined,
    }
  const face = listFace(list)
  const failure = listFailure(list)
  return {
    ...filter,
    face: face === 'failed' && failure?._tag === 'Missing' ? 'missing' : face,
    rows: listRows(list),
    count: listCount(list),
    shortfall: listShortfall(list),
    isStale: isListStale(list),
    isIncomplete: isListIncomplete(list),
    failure,
  }
}
