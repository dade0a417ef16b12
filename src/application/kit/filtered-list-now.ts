import type { Identified } from './list-rows.ts'
import { listNow } from './list.selectors.ts'

type Filter = Readonly<{
  /** The text of the field. */
  typed: string
  /** Whether the typed text is too short to filter. */
  isTooShort: boolean
  isFiltered: boolean
  verbs: Readonly<{ see: (first: number, last: number) => void; retry: () => void; type: (text: string) => void }>
}>

/** Reads the snapshot of a list with a text filter; undefined after a breakdown, which counts as a failure. */
export const filteredListNow = <Row extends Identified>(list: Parameters<typeof listNow<Row>>[0], filter: Filter) => {
  const now = listNow(list)
  /** `missing`: the owner of the list does not exist. */
  const isMissing = now.face === 'failed' && now.failure?._tag === 'Missing'
  return { ...filter, ...now, face: isMissing ? ('missing' as const) : now.face }
}

/** The state of a list with a text filter. */
export type FilteredListNow<Row> = Omit<ReturnType<typeof filteredListNow>, 'rows'> &
  Readonly<{ rows: readonly (Row | undefined)[] }>
