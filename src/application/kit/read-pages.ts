import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Page } from '#domain/paging/page.ts'
import type { PageRead, PagesWanted } from './list.setup.ts'
import { type Identified, type ListRows, MOST_PLACES, noRows, pagesMissing, withPages } from './list-rows.ts'

/** Reads several pages of a list, one after the other; the first failure fails the whole. */
export const readPages =
  <Query, Failure, Row>(
    page: (query: Query, page: number, signal: AbortSignal) => TaskEither.TaskEither<Failure, Page<Row>>,
  ) =>
  (
    { query, pages }: PagesWanted<Query>,
    signal: AbortSignal,
  ): TaskEither.TaskEither<Failure, readonly PageRead<Row>[]> =>
    pipe(
      pages,
      TaskEither.traverseSeqArray((number) =>
        pipe(
          page(query, number, signal),
          TaskEither.map((content) => ({ page: number, content })),
        ),
      ),
    )

/** [decided] The number of pages of a whole list that are requested together. */
const TOGETHER = 6

const EVERYTHING = { first: 0, last: MOST_PLACES }

/**
 * Reads a list to its end, each row once, for every kind of paging: the first page alone, then a few at a time as long
 * as places are unread. The first failure fails the whole.
 */
export const readAll = <Failure, Row extends Identified>(
  page: (page: number) => TaskEither.TaskEither<Failure, Page<Row>>,
  pageSize: number,
): TaskEither.TaskEither<Failure, readonly Row[]> => {
  const readOn = (rows: ListRows<Row>, pages: readonly number[]): TaskEither.TaskEither<Failure, readonly Row[]> =>
    pages.length === 0
      ? TaskEither.right(rows.all.flatMap((row) => row ?? []))
      : pipe(
          pages.slice(0, TOGETHER),
          TaskEither.traverseArray((number) =>
            pipe(
              page(number),
              TaskEither.map((content) => ({ page: number, content })),
            ),
          ),
          TaskEither.flatMap((read) => {
            const known = withPages(rows, read, pageSize)
            return readOn(known, pagesMissing(known, EVERYTHING))
          }),
        )
  return readOn(noRows, [1])
}
