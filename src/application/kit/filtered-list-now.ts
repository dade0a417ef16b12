import type { Identified } from './list-rows.ts'
import { type ListFace, type ListNow, listNow } from './list.selectors.ts'

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
  Omit<ListNow<Row>, 'face'> &
  Readonly<{
    /** `missing`: the owner of the list does not exist. */
    face: ListFace | 'missing'
  }>

/** Reads a list's snapshot; undefined after a breakdown, which counts as a failure. */
export const filteredListNow = <Row extends Identified>(
  list: Parameters<typeof listNow<Row>>[0],
  filter: Filter,
): FilteredListNow<Row> => {
  const now = listNow(list)
  return { ...filter, ...now, face: now.face === 'failed' && now.failure?._tag === 'Missing' ? 'missing' : now.face }
}
