import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Page } from '#domain/paging/page.ts'

const fitting = <Row>(page: Page<Row>, fits: (row: Row) => boolean): Page<Row> => {
  const rows = page.rows.filter(fits)
  const unasked = page.rows.length - rows.length
  return unasked === 0 ? page : { ...page, rows, unasked }
}

/**
 * The rows of a page that were asked for: a server may not know a filter, and what it shows then is not what the list says
 * (fault 55). The others keep their places. Only what a row tells counts.
 */
export const askedFor =
  <Row>(fits: (row: Row) => boolean) =>
  <Failure>(reading: TaskEither.TaskEither<Failure, Page<Row>>): TaskEither.TaskEither<Failure, Page<Row>> =>
    pipe(
      reading,
      TaskEither.map((page) => fitting(page, fits)),
    )

/** Whether what a row tells is what was asked; a row that tells nothing fits. */
export const fitsAsked = <A>(asked: A | undefined, told: A | undefined): boolean =>
  asked === undefined || told === undefined || asked === told
