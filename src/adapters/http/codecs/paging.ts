import { count, mapped, optional, text, type Wire } from './wire.ts'
import { record } from './wire-records.ts'
import { jsonText } from './wire-requests.ts'
import { choice } from './wire-words.ts'

/**
 * [decided] The seed names `filters` and never shows its format: one JSON object in one parameter, without absent
 * fields.
 */
export const filtersOf = <A>(fields: Wire<A>) => ['filters', jsonText(fields)] as const

/** In lists the direction is a digit: 1 is descending, 0 ascending. */
const descending: Wire<boolean> = mapped(
  choice('direction', { down: '1', up: '0' }),
  (direction) => direction === 'down',
  (down) => (down ? 'down' : 'up'),
)

/** A query of filters alone. */
export const filterQuery = <F>(filterFields: Wire<F>) => record('filter query', { filters: filtersOf(filterFields) })

const pageFields = { page: ['page', count], rowsPerPage: ['rowsPerPage', count] } as const

/** A page of a list that has filters only. */
export const pageQuery = <F>(filterFields: Wire<F>) =>
  record('page query', { filters: filtersOf(filterFields), ...pageFields })

/** The query of a list that comes whole, in the order of one field: ascending where nothing else is said. */
export const orderedQuery = <F>(filterFields: Wire<F>, by: string) =>
  mapped(
    record('ordered query', {
      filters: filtersOf(filterFields),
      group: ['group', optional(text)],
      sortBy: ['sortBy', choice('order', { by })],
      descending: ['descending', descending],
    }),
    (query): Readonly<{ filters: F; group?: string | undefined; descending?: boolean }> => query,
    (query) => ({ group: undefined, descending: false, ...query, sortBy: 'by' as const }),
  )

type ListQuery<F, S> = Readonly<{
  filters: F
  sortBy: S
  descending: boolean
  page: number
  rowsPerPage: number
  group?: string | undefined
}>

/**
 * The query of every paged list: its filters, order and page. [decided] `page` starts at 1, also where the seed names
 * only `rowsPerPage`.
 */
export const listQuery = <F, S extends string>(filterFields: Wire<F>, sortBy: Wire<S>) =>
  mapped(
    record('list query', {
      filters: filtersOf(filterFields),
      sortBy: ['sortBy', sortBy],
      descending: ['descending', descending],
      ...pageFields,
      group: ['group', optional(text)],
    }),
    (query): ListQuery<F, S> => query,
    (query) => ({ group: undefined, ...query }),
  )
