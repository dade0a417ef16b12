import { type FocusEvent, type RefObject, useEffect } from 'react'
import type { Sight } from '#application/kit/list-rows.ts'
import { useWindowedRows } from './windowing.ts'

export type RowsInSight = {
  readonly list: Readonly<{
    rows: Readonly<{ length: number }>
    verbs: Readonly<{ see: (sight: Sight) => void }>
  }>
  readonly scroller: RefObject<HTMLElement | null>
  /** What stands above the rows and scrolls with them. */
  readonly above: RefObject<HTMLElement | null>
}

const rowOf = (target: Element): number => Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)

/** The rows in sight, which are read; the one with the focus stays. Their height is in rem. */
export const useRowsInSight = ({ list, scroller, above }: RowsInSight, height: number) => {
  const { parts, sight, keepDrawn } = useWindowedRows(list.rows.length, height, scroller, above)
  const { see } = list.verbs
  const { first, last } = sight
  useEffect(() => see({ first, last }), [first, last, see])
  return {
    parts,
    listeners: {
      onFocus: ({ target }: FocusEvent) => keepDrawn(rowOf(target)),
      onBlur: () => keepDrawn(-1),
    },
  }
}
