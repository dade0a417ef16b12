import { DIRECTORY_PAGE_SIZE } from '#domain/directory/directory-query.ts'
import { pageCount } from '#domain/paging/page.ts'

/** How rows of a list lie in what scrolls; lengths in pixels. */
export type Lie = Readonly<{
  /** Rows over all pages. */
  count: number
  /** How many stand beside each other. */
  columns: number
  lineHeight: number
  /** How much stands above the first of them. */
  above: number
}>

/** What scrolls, as it stands; lengths in pixels. */
type Stand = Readonly<{ scrollTop: number; clientHeight: number; scrollHeight: number }>

/** Browsers round where they have scrolled to. */
const ROUNDING = 2

/** Where the row stands at the top of the window; the first row has what is above it in sight. */
export const topOfRow = ({ columns, lineHeight, above }: Lie, row: number): number =>
  row <= 0 ? 0 : above + Math.floor(row / columns) * lineHeight

/** The first row of a page, from 1; of the last page for one behind the end. */
export const firstRowOf = (page: number, count: number): number =>
  Math.min(page - 1, Math.max(0, pageCount(count, DIRECTORY_PAGE_SIZE) - 1)) * DIRECTORY_PAGE_SIZE

/** The row at the top of the window. */
const rowAt = ({ count, columns, lineHeight, above }: Lie, scrollTop: number): number => {
  const line = Math.max(0, Math.floor((scrollTop - above + ROUNDING) / lineHeight))
  return Math.min(line * columns, Math.max(0, count - 1))
}

/**
 * The page that the top of the window lies on (DIR-10). At the very end pages are reached that cannot come to the top:
 * the one asked for counts as long as it is in sight, otherwise the last.
 */
export const pageInSight = (lie: Lie, { scrollTop, clientHeight, scrollHeight }: Stand, asked: number): number => {
  const page = Math.floor(rowAt(lie, scrollTop) / DIRECTORY_PAGE_SIZE) + 1
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - ROUNDING
  if (!isAtEnd) return page
  const last = Math.max(1, pageCount(lie.count, DIRECTORY_PAGE_SIZE))
  return asked >= page && asked <= last ? asked : last
}
