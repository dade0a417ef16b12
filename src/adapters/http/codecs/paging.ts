import { count, mapped, optional, text, type Wire } from './wire.ts'
import { record } from './wire-records.ts'
import { jsonText } from './wire-requests.ts'
import { choice } from './wire-words.ts'

/**
 * [decided] The seed names `filters` and never shows its format: one JSON object in one parameter, without absent
 * fields.
 */
export const filters = <A>(fields: Wire<A>): Wire<A> => jsonText(fields)

/** In lists the direction is a digit: 1 is descending, 0 ascending. */
const descending: Wire<boolean> = mapped(
  choice('direction', { down: '1', up: '0' }),
  (direction) => direction === 'down',
  (down) => (down ? 'down' : 'up'),
)

/** A page of a list that has filters only. */
export const pageQuery = <F>(filterFields: Wire<F>) =>
  record('page query', {
    filters: ['filters', filters(filterFields)],
    page: ['page', count],
    rowsPerPage: ['rowsPerPage', count],
  })

/**
 * The query of every paged list: its filters, order and page. [decided] `page` starts at 1, also where the seed names
 * only `rowsPerPage`.
 */
export const listQuery = <F, S extends string>(filterFields: Wire<F>, sortBy: Wire<S>) =>
  record('list query', {
    filters: ['filters', filters(filterFields)],
    sortBy: ['sortBy', sortBy],
    descending: ['descending', descending],
    page: ['page', count],
    rowsPerPage: ['rowsPerPage', count],
    group: ['group', optional(text)],
  })
