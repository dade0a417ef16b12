import { type FocusEvent, type RefObject, useCallback, useEffect } from 'react'
import { useWindowedRows } from './windowing.ts'

export type RowsInSight<Row = unknown> = {
  readonly rows: Readonly<{
    length: number
    /** Undefined for one that is not read yet. */
    at: (place: number) => Row | undefined
    /** Is told which rows are in sight, both ends included. */
    see: (first: number, last: number) => void
  }>
  readonly scroller: RefObject<HTMLElement | null>
  /** What stands above the rows and scrolls with them. */
  readonly above: RefObject<HTMLElement | null>
}

const rowOf = (target: Element): number => Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)

/** The rows in sight, which are read; the one with the focus stays. Their least height is in rem. */
export const useRowsInSight = ({ rows, scroller, above }: RowsInSight, height: number) => {
  const isRead = useCallback((row: number) => rows.at(row) !== undefined, [rows])
  const { parts, sight, keepDrawn, measured } = useWindowedRows(rows.length, height, scroller, above, { isRead })
  const { see } = rows
  const { first, last } = sight
  useEffect(() => see(first, last), [first, last, see])
  return {
    parts,
    measured,
    listeners: {
      onFocus: ({ target }: FocusEvent) => keepDrawn(rowOf(target)),
      onBlur: () => keepDrawn(-1),
    },
  }
}
