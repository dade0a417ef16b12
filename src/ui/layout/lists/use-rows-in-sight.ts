import { type FocusEvent, type RefObject, useCallback, useEffect } from 'react'
import type { Sight } from '#application/kit/list-rows.ts'
import { useWindowedRows } from './windowing.ts'

export type RowsInSight<Row = unknown> = {
  readonly list: Readonly<{
    /** Those not read yet are undefined. */
    rows: Readonly<{ length: number; at: (place: number) => Row | undefined }>
    verbs: Readonly<{ see: (sight: Sight) => void }>
  }>
  readonly scroller: RefObject<HTMLElement | null>
  /** What stands above the rows and scrolls with them. */
  readonly above: RefObject<HTMLElement | null>
}

const rowOf = (target: Element): number => Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)

/** The rows in sight, which are read; the one with the focus stays. Their least height is in rem. */
export const useRowsInSight = ({ list, scroller, above }: RowsInSight, height: number) => {
  const { rows } = list
  const isRead = useCallback((row: number) => rows.at(row) !== undefined, [rows])
  const { parts, sight, keepDrawn, measured } = useWindowedRows(rows.length, height, scroller, above, { isRead })
  const { see } = list.verbs
  const { first, last } = sight
  useEffect(() => see({ first, last }), [first, last, see])
  return {
    parts,
    measured,
    listeners: {
      onFocus: ({ target }: FocusEvent) => keepDrawn(rowOf(target)),
      onBlur: () => keepDrawn(-1),
    },
  }
}
