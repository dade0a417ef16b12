import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { Sight } from '#application/kit/list-rows.ts'
import { useFlinging } from '#ui/layout/lists/flinging.ts'
import { useLines, useRem } from '#ui/layout/lists/windowing.ts'
import { size } from '#ui/theme/tokens.ts'
import { GAP, HEADER } from './notices.css.ts'
import type { NoticeRowsView } from './notice-rows.ts'
import {
  keyOfLine,
  lineHeight,
  lineOfRow,
  type SectionPlaces,
  placesOf,
  shownSections,
  topOfRow,
} from './section-places.ts'

const useMeasures = () => {
  const rem = useRem()
  return useMemo(() => ({ row: (size.listRow / 16) * rem, header: HEADER * rem, gap: GAP * rem }), [rem])
}

/**
 * Keeps a row at its position in the viewport when headers are inserted above it: the top row, or the last one where
 * the end of the list is visible, so that content after the list does not move under a finger.
 */
const useAnchor = (
  layout: SectionPlaces,
  { first, last }: Sight,
  shiftBy: (from: SectionPlaces, row: number) => void,
) => {
  const anchor = last === layout.rowCount - 1 ? last : first
  const before = useRef({ layout, first, anchor })
  const shift = useEffectEvent(shiftBy)
  useLayoutEffect(() => {
    const was = before.current
    before.current = { layout, first, anchor }
    if (was.layout !== layout && was.layout.rowCount === layout.rowCount && was.first > 0) shift(was.layout, was.anchor)
  }, [layout, first, anchor])
}

/** The visible part of a long list, and its rows. */
export const useWindowed = (
  { sections, length, at }: NoticeRowsView,
  scroller: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
) => {
  const measures = useMeasures()
  const layout = useMemo(() => placesOf(sections, length, measures), [sections, length, measures])
  const focused = useRef(-1)
  const isFlinging = useFlinging(scroller)
  const last = layout.rowCount - 1
  const lines = useLines(
    {
      count: layout.lines.length,
      rowCount: layout.rowCount,
      least: (index) => lineHeight(layout, index, measures),
      measured: measures.row,
      // Made anew with the layout: that is what has the lines placed again.
      keyOf: useCallback((index: number) => keyOfLine(layout, index), [layout]),
      keptLine: useCallback(
        () => (focused.current < 0 || focused.current >= layout.rowCount ? -1 : lineOfRow(layout, focused.current)),
        [layout],
      ),
      isRead: useCallback(
        (line: number) => {
          const row = layout.lines[line]
          return row !== undefined && row >= 0 && at(row) !== undefined
        },
        [layout, at],
      ),
      leastOfAll: topOfRow(layout, last, measures) + measures.row,
    },
    scroller,
    above,
  )
  const { drawn, whole, startIndex, endIndex, lineAt } = lines
  const rowNear = (line: number) => Math.min(Math.max(0, layout.lines[line] ?? 0), Math.max(0, last))
  const firstRow = layout.lines[startIndex] === -1 ? rowNear(startIndex + 1) : rowNear(startIndex)
  const sight = { first: firstRow, last: Math.max(firstRow, rowNear(endIndex)) }
  useAnchor(layout, sight, (was, row) => {
    const shift = topOfRow(layout, row, measures) - topOfRow(was, row, measures)
    if (shift !== 0) scroller.current?.scrollBy({ top: shift })
  })
  const { start } = whole
  return {
    isFlinging: isFlinging && lines.isScrolling,
    ...shownSections(
      layout,
      drawn.map(({ index }) => index),
      (index) => lineAt(index) ?? { index, start, end: start },
      whole,
    ),
    measure: lines.measure,
    lineOf: (row: number) => lineOfRow(layout, row),
    sight,
    keepDrawn: (row: number) => {
      focused.current = row
    },
    bringRow: (row: number) => lines.bringLine(lineOfRow(layout, row)),
  }
}
