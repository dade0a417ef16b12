import { DIRECTORY_PAGE_SIZE } from '#domain/directory/directory-query.ts'
import { pageCount } from '#domain/paging/page.ts'

/** The geometry of the rows in the scrolling element; lengths in pixels. */
export type Lie = Readonly<{
  /** Rows over all pages. */
  count: number
  /** The number of columns. */
  columns: number
  /** The least height of a line: that of those that have not been drawn. */
  lineHeight: number
  /** The height of the content above the first one. */
  above: number
  /** From where to where a row reaches below the content above, as far as it is known. */
  placeOf: (row: number) => Readonly<{ top: number; bottom: number }> | undefined
}>

/** The scrolling element; lengths in pixels. */
type Stand = Readonly<{ scrollTop: number; clientHeight: number; scrollHeight: number }>

/** Browsers round scroll offsets. */
const ROUNDING = 2

const topWithin = ({ columns, lineHeight, placeOf }: Lie, row: number): number =>
  placeOf(row)?.top ?? Math.floor(row / columns) * lineHeight

/** The scroll offset with the row at the top; for the first row the content above it is visible. */
export const topOfRow = (lie: Lie, row: number): number => (row <= 0 ? 0 : lie.above + topWithin(lie, row))

/** The first row of a page, from 1; a page past the end is the last one. */
export const firstRowOf = (page: number, count: number): number =>
  Math.min(page - 1, Math.max(0, pageCount(count, DIRECTORY_PAGE_SIZE) - 1)) * DIRECTORY_PAGE_SIZE

/** The row at the top of the viewport, the first of its line. */
export const rowAt = (lie: Lie, scrollTop: number): number => {
  const { count, columns, above } = lie
  const within = scrollTop - above + ROUNDING
  let [low, high] = [0, Math.max(0, Math.ceil(count / columns) - 1)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (topWithin(lie, middle * columns) <= within) low = middle
    else high = middle - 1
  }
  return low * columns
}

/**
 * The page at the top of the viewport (DIR-10). At the very end the last pages cannot be scrolled to the top: there the
 * requested page counts as long as it is visible, otherwise the last.
 */
export const pageInSight = (lie: Lie, { scrollTop, clientHeight, scrollHeight }: Stand, asked: number): number => {
  const page = Math.floor(rowAt(lie, scrollTop) / DIRECTORY_PAGE_SIZE) + 1
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - ROUNDING
  if (!isAtEnd) return page
  const last = Math.max(1, pageCount(lie.count, DIRECTORY_PAGE_SIZE))
  return asked >= page && asked <= last ? asked : last
}
