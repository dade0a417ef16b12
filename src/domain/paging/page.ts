/** Rows of one answer. */
export type Rows<Row> = Readonly<{
  rows: readonly Row[]
  /** The number of rows in the answer that could not be decoded. */
  leftOut: number
}>

/** One page of a longer list. */
export type Page<Row> = Rows<Row> &
  Readonly<{
    /** The number of rows over all pages, including undecodable ones; undefined when the server does not send it. */
    total: number | undefined
    /** The number of rows that were not asked for: they count for the places of the others, and do not show. */
    unasked?: number
  }>

/** A page of other rows, each made of one; what else is known of the page stays. */
export const eachRow = <Row, Other>(page: Page<Row>, make: (row: Row) => Other): Page<Other> => ({
  ...page,
  rows: page.rows.map(make),
})

/** The page size where the seed shows none (FMT-05). */
export const PAGE_SIZE = 50

/** The number of pages: rounded up, so that the last rows are reachable (FMT-05). */
export const pageCount = (total: number, pageSize: number = PAGE_SIZE): number => Math.ceil(total / pageSize)
