import type { Page } from '#domain/paging/page.ts'

export type Identified = Readonly<{ id: number }>

/** The rows of a long list as far as they are read; a row not read yet is undefined at its place. */
export type ListRows<Row> = Readonly<{ all: readonly (Row | undefined)[]; read: ReadonlySet<number> }>

export const noRows: ListRows<never> = { all: [], read: new Set() }

/**
 * The rows with some pages (from 1) put in their places. Where the server does not say how many rows there are,
 * a full last page leaves room for one more. An empty page lies behind the end, and makes no room for itself.
 */
export const withPages = <Row>(
  rows: ListRows<Row>,
  pages: readonly Readonly<{ page: number; content: Page<Row> }>[],
  pageSize: number,
): ListRows<Row> =>
  pages.reduce<ListRows<Row>>(({ all, read }, { page, content }) => {
    const start = (page - 1) * pageSize
    const end = start + content.rows.length
    const room = read.has(page + 1) ? end : end + pageSize
    const total = content.total ?? (content.rows.length === pageSize ? Math.max(all.length, room) : end)
    const length = content.rows.length === 0 ? total : Math.max(total, end)
    const placed: (Row | undefined)[] = all.slice(0, length)
    while (placed.length < length) placed.push(undefined)
    content.rows.forEach((row, index) => (placed[start + index] = row))
    return { all: placed, read: new Set([...read, page]) }
  }, rows)

/** The rows without some of them. What comes after keeps its order; whole pages are set right by the next refresh. */
export const withoutRows = <Row extends Identified>(
  { all, read }: ListRows<Row>,
  ids: ReadonlySet<number>,
): ListRows<Row> => ({ all: all.filter((row) => row === undefined || !ids.has(row.id)), read })

/** Which of the pages in sight are within the list and not read yet. */
export const pagesMissing = <Row>(
  { all, read }: ListRows<Row>,
  wanted: readonly number[],
  pageSize: number,
): readonly number[] => wanted.filter((page) => !read.has(page) && (page - 1) * pageSize < all.length)

/** The rows that lie on some pages, as far as they are read. */
export const rowsOn = <Row>({ all }: ListRows<Row>, pages: ReadonlySet<number>, pageSize: number): readonly Row[] =>
  all.flatMap((row, index) => (row && pages.has(Math.floor(index / pageSize) + 1) ? [row] : []))

/** The pages that the rows from one index to another, both included, lie on. */
export const pagesOf = (first: number, last: number, pageSize: number): readonly number[] => {
  const from = Math.floor(first / pageSize) + 1
  const to = Math.floor(last / pageSize) + 1
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index)
}
