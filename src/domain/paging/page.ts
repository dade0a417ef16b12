/** Rows as a server gave them. */
export type Rows<Row> = Readonly<{
  rows: readonly Row[]
  /** How many more it gave that could not be read: they are not among the rows. */
  leftOut: number
}>

/** One page of a longer list. */
export type Page<Row> = Rows<Row> &
  Readonly<{
    /** How many rows there are over all pages, those left out among them; undefined when the server does not say. */
    total: number | undefined
  }>

/** The page size where the seed shows no other (FMT-05). */
export const PAGE_SIZE = 50

/** How many pages hold so many rows: rounded up, so that the last rows are reachable (FMT-05). */
export const pageCount = (total: number, pageSize: number = PAGE_SIZE): number => Math.ceil(total / pageSize)
