import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { whenIdle } from '#ui/components/when-idle.ts'
import { FINDABLE, type Line, linesToDraw, partsOf, rowsOfLine } from './window-parts.ts'

/** How many lines are drawn beyond the edges, so that a fast finger meets rows. */
export const OVERSCAN = 3

/** Pixels per rem; the reader's own text size decides. */
const remNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

export const useRem = (): number => {
  const [rem, setRem] = useState(remNow)
  useEffect(() => {
    const measure = () => setRem(remNow())
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return rem
}

/** The height of what stands above the rows: it comes and goes. */
const useMargin = (above: RefObject<HTMLElement | null>): number => {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const part = above.current
    if (!part) return undefined
    const observer = new ResizeObserver(() => setMargin(part.offsetHeight))
    observer.observe(part)
    return () => observer.disconnect()
  }, [above])
  return margin
}

/**
 * Where a list begins: at the offset of what scrolls it. Where rows are mounted together with that, it is known only after
 * their own first effects: they are drawn once more, and until then do not scroll what the page has put in its place. Until
 * they are `enabled` they have no height of their own; their list reserves the least one, or the page could not be put there.
 */
const useBeginning = (scroller: RefObject<HTMLElement | null>) => {
  const isThere = scroller.current !== null
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => {
    if (!isThere) drawAgain()
  }, [isThere])
  return { enabled: isThere, initialOffset: () => scroller.current?.scrollTop ?? 0 }
}

/** How many lines out of sight are drawn at once, and how long they wait at most while the page is busy, in milliseconds. */
const [STEP, PATIENCE] = [8, 500]

/**
 * How many of the first lines of a list are drawn though they are out of sight: none at first, so that those in sight are
 * there at once, then more whenever the page is idle, until all of a findable list are.
 */
const useGrowing = (lineCount: number, count: number): number => {
  const [grown, setGrown] = useState(0)
  const isWhole = count > FINDABLE || grown >= lineCount
  useEffect(() => {
    if (isWhole) return undefined
    let isOver = false
    void whenIdle(PATIENCE).then(() => isOver || startTransition(() => setGrown(grown + STEP)))
    return () => {
      isOver = true
    }
  }, [grown, isWhole])
  return grown
}

const LINE = 'data-line'

type Lines = Readonly<{
  /** How many lines there are, and of how many rows. */
  count: number
  rowCount: number
  /** The height, in pixels, that a line has at least. */
  least: (line: number) => number
  /** The least height of those that are measured. */
  measured: number
  /** Made anew, it has the lines placed again. */
  keyOf: (line: number) => number | string
  /** The line that stays drawn wherever one scrolls, or the focus would be lost; -1 for none. */
  keptLine: () => number
  /** Whether a line has been read; the others are only their places. */
  isRead: (line: number) => boolean
  /** The height of all lines, in pixels, if none is higher than the least. */
  leastOfAll: number
}>

/** The part in sight of a long list of lines, each at least so high, and higher where its words need more. */
export const useLines = (
  { count, rowCount, least, measured, keyOf, keptLine, isRead, leastOfAll }: Lines,
  scroller: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
) => {
  const margin = useMargin(above)
  const beginning = useBeginning(scroller)
  const grown = useGrowing(count, rowCount)
  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoised by what it returns.
  const lines = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: least,
    measureElement: (line) => Math.max(measured, line.getBoundingClientRect().height),
    indexAttribute: LINE,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: margin,
    ...beginning,
    rangeExtractor: useCallback(
      (range: Range) => linesToDraw(defaultRangeExtractor(range), keptLine(), count, rowCount, grown, isRead),
      [count, rowCount, keptLine, isRead, grown],
    ),
    useFlushSync: false,
  })
  const { startIndex = 0, endIndex = 0 } = lines.range ?? {}
  return {
    drawn: lines.getVirtualItems(),
    /** From where to where all lines reach, with what stands above them. */
    whole: { start: margin, end: margin + (beginning.enabled ? lines.getTotalSize() : leastOfAll) },
    /** The first and the last line in sight. */
    startIndex,
    endIndex,
    isScrolling: lines.isScrolling,
    measure: lines.measureElement,
    /** Where a line stands; undefined while the page is not known. */
    lineAt: (index: number): Line | undefined => lines.measurementsCache[index],
    bringLine: (index: number) => lines.scrollToIndex(index),
  }
}

type WindowedLook = Readonly<{
  /** How many rows stand beside each other, in one line. */
  columns?: number
  /** Whether a row has been read; the others are only their places. */
  isRead: (row: number) => boolean
}>

/** The part in sight of a long list of rows that are at least so high, in rem, and higher where their words need more. */
export const useWindowedRows = (
  count: number,
  height: number,
  scroller: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
  { columns = 1, isRead }: WindowedLook,
) => {
  const lineCount = Math.ceil(count / columns)
  const rowHeight = useRem() * height
  const focused = useRef(-1)
  const { drawn, whole, startIndex, endIndex, measure, lineAt } = useLines(
    {
      count: lineCount,
      rowCount: count,
      least: () => rowHeight,
      measured: rowHeight,
      // Made anew with the height: that is what has the rows measured again.
      keyOf: useCallback((index: number) => `${rowHeight}-${index}`, [rowHeight]),
      keptLine: useCallback(() => Math.floor(focused.current / columns), [columns]),
      isRead: useCallback((line: number) => isRead(line * columns), [isRead, columns]),
      leastOfAll: lineCount * rowHeight,
    },
    scroller,
    above,
  )
  const first = startIndex * columns
  return {
    /** The rows to draw, and the room of those that are not, from the first to the last. */
    parts: partsOf(drawn, lineCount, whole).flatMap((part) => rowsOfLine(part, columns, count)),
    sight: { first, last: Math.max(first, Math.min((endIndex + 1) * columns, count) - 1) },
    /** This row stays drawn wherever one scrolls, or the focus would be lost; -1 for none. */
    keepDrawn: (row: number): void => {
      focused.current = row
    },
    /** The attributes of a row that is drawn: the first of a line has its height measured. */
    measured: (row: number) => (row % columns === 0 ? { ref: measure, [LINE]: row / columns } : {}),
    /** From where to where a row reaches, in pixels from the first one; undefined while the page is not known. */
    placeOf: (row: number) => {
      const line = lineAt(Math.floor(row / columns))
      return line && { top: line.start - whole.start, bottom: line.end - whole.start }
    },
  }
}
