import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Page } from '#domain/paging/page.ts'
import type { PageRead, PagesWanted } from './list.machine.ts'

/** Reads several pages of a list, one after the other; the first that fails fails them all. */
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
