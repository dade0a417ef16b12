import { type FocusEvent, type RefObject, useEffect } from 'react'
import { useWindowedRows } from './windowing.ts'

export type RowsInSight = {
  readonly list: Readonly<{
    rows: readonly unknown[]
    verbs: Readonly<{ seePages: (pages: readonly number[]) => void }>
  }>
  readonly scroller: RefObject<HTMLElement | null>
  /** What stands above the rows and scrolls with them. */
  readonly above: RefObject<HTMLElement | null>
}

const rowOf = (target: Element): number => Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)

/** The rows in sight, whose pages are read; the one with the focus stays. Their height is in rem. */
export const useRowsInSight = ({ list, scroller, above }: RowsInSight, height: number) => {
  const { parts, pages, keepDrawn } = useWindowedRows(list.rows.length, height, scroller, above)
  const { seePages } = list.verbs
  const seen = pages.join()
  useEffect(() => seePages(seen.split(',').map(Number)), [seen, seePages])
  return {
    parts,
    listeners: {
      onFocus: ({ target }: FocusEvent) => keepDrawn(rowOf(target)),
      onBlur: () => keepDrawn(-1),
    },
  }
}
