import { assign, setup } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { Page } from '#domain/paging/page.ts'
import { errorOf, needsPort, requestFailureOf } from './from-port.ts'
import {
  type Identified,
  type ListRows,
  noRows,
  pagesInSight,
  pagesMissing,
  replacedBy,
  rowsOn,
  type Sight,
  sightOf,
  withoutRows,
  withPages,
  withRow,
} from './list-rows.ts'

export type PagesWanted<Query> = Readonly<{ query: Query; pages: readonly number[] }>
export type PageRead<Row> = Readonly<{ page: number; content: Page<Row> }>

type Context<Query, Row extends Identified> = Readonly<{
  query: Query
  rows: ListRows<Row>
  /** The visible range: its pages are read next, and a refresh reads them. */
  sight: Sight
  /** The page being read, or read last. */
  fetched: number
  /** The failed pages: they wait for a retry, and do not block other pages. */
  failed: ReadonlySet<number>
  /** Whether the rows were read before a refresh that failed. */
  isOutdated: boolean
  selected: ReadonlySet<Row['id']>
  /** Why the last reading failed; undefined after a success. */
  failure: RequestFailure | Unexpected | undefined
}>

type Event<Query, Row extends Identified> =
  /** With the initial page, where that is not the first. */
  | { type: 'query.changed'; query: Query; first?: number }
  | ({ type: 'rows.seen' } & Sight)
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' }
  | { type: 'rows.removed'; ids: readonly Row['id'][] }
  | { type: 'row.changed'; row: Row }
  | { type: 'selection.started' }
  | { type: 'selection.ended' }
  | { type: 'row.toggled'; id: Row['id'] }
  | { type: 'all.toggled' }

const FIRST_PAGE = 1

type Reading = Pick<Context<unknown, Identified>, 'rows' | 'sight' | 'failed'>

/** The pages to read that do not wait for a retry. */
const pagesToFetch = ({ rows, sight, failed }: Reading): readonly number[] =>
  pagesMissing(rows, sight).filter((page) => !failed.has(page))

const toggled = <A>(set: ReadonlySet<A>, one: A): ReadonlySet<A> =>
  set.has(one) ? new Set([...set].filter((other) => other !== one)) : new Set([...set, one])

/**
 * A long list. It starts on a page, reads the visible pages, sorts and filters by its query, selects rows, and keeps
 * its rows when a reading fails. After a new query, late answers to the old one are ignored.
 */
export const listMachine = <Query, Row extends Identified>(id: string, pageSize: number) =>
  setup({
    types: {
      context: {} as Context<Query, Row>,
      /** With the initial page, where that is not the first. */
      input: {} as Readonly<{ query: Query; first?: number }>,
      events: {} as Event<Query, Row>,
    },
    actors: { loadPages: needsPort<readonly PageRead<Row>[], PagesWanted<Query>>('loadPages') },
    actions: {
      keepQuery: assign((_, { query, first }: Readonly<{ query: Query; first: number }>) => ({
        query,
        rows: noRows,
        sight: sightOf(first, pageSize),
        failed: new Set<number>(),
        isOutdated: false,
        selected: new Set<Row['id']>(),
        failure: undefined,
      })),
      keepSight: assign((_, { first, last }: Sight) => ({ sight: { first, last } })),
      addPages: assign(({ context }, read: readonly PageRead<Row>[]) => ({
        rows: withPages(context.rows, read, pageSize),
        failure: context.failed.size > 0 || context.isOutdated ? context.failure : undefined,
      })),
      replacePages: assign(({ context }, read: readonly PageRead<Row>[]) => {
        const rows = replacedBy(context.rows, read, pageSize)
        const known = new Set(rows.all.map((row) => row?.id))
        // Rows that were not read again may still exist: they stay selected.
        const before = new Set(rowsOn(context.rows, new Set(read.map(({ page }) => page))).map(({ id }) => id))
        return {
          rows,
          selected: new Set([...context.selected].filter((id) => known.has(id) || !before.has(id))),
          failed: new Set<number>(),
          isOutdated: false,
          failure: undefined,
        }
      }),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
      keepFetched: assign(({ context }) => ({ fetched: pagesToFetch(context)[0] ?? FIRST_PAGE })),
      keepFailed: assign(({ context }) => ({ failed: new Set([...context.failed, context.fetched]) })),
      forgetFailed: assign({ failed: new Set<number>() }),
      keepOutdated: assign({ isOutdated: true }),
      removeRows: assign(({ context }, ids: readonly Row['id'][]) => ({
        rows: withoutRows(context.rows, new Set(ids), pageSize),
        selected: new Set([...context.selected].filter((id) => !ids.includes(id))),
      })),
      changeRow: assign(({ context }, { row: changed }: Readonly<{ row: Row }>) => ({
        rows: withRow(context.rows, changed, pageSize),
      })),
      toggleRow: assign(({ context }, { id }: Readonly<{ id: Row['id'] }>) => ({
        selected: toggled(context.selected, id),
      })),
      toggleAll: assign(({ context }) => {
        const known = context.rows.all.flatMap((row) => (row ? [row.id] : []))
        const isAll = known.every((id) => context.selected.has(id))
        return { selected: new Set(isAll ? [] : [...known, ...context.selected]) }
      }),
      selectNone: assign({ selected: new Set<Row['id']>() }),
    },
    guards: {
      lacksPages: ({ context }) => pagesToFetch(context).length > 0,
      lacksFailed: ({ context }) => context.failed.size > 0,
      isOutdated: ({ context }) => context.isOutdated,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      query: input.query,
      rows: noRows,
      sight: sightOf(input.first ?? FIRST_PAGE, pageSize),
      fetched: FIRST_PAGE,
      failed: new Set(),
      isOutdated: false,
      selected: new Set(),
      failure: undefined,
    }),
    type: 'parallel',
    on: {
      'rows.removed': { actions: { type: 'removeRows', params: ({ event }) => event.ids } },
      'row.changed': { actions: { type: 'changeRow', params: ({ event }) => ({ row: event.row }) } },
      'query.changed': {
        target: ['.reading.loading', '.selection.off'],
        actions: {
          type: 'keepQuery',
          params: ({ event }) => ({ query: event.query, first: event.first ?? FIRST_PAGE }),
        },
      },
    },
    states: {
      reading: {
        initial: 'loading',
        states: {
          loading: {
            invoke: {
              id: 'load',
              src: 'loadPages',
              input: ({ context: { query, rows, sight } }) => ({ query, pages: pagesInSight(rows, sight, pageSize) }),
              onDone: { target: 'shown', actions: { type: 'replacePages', params: ({ event }) => event.output } },
              onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
            },
          },
          failed: { on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' } },
          shown: {
            initial: 'settled',
            on: {
              'rows.seen': { actions: { type: 'keepSight', params: ({ event }) => event } },
              'refresh.requested': '.refreshing',
            },
            states: {
              settled: {
                always: [
                  { target: 'fetching', guard: 'lacksPages' },
                  { target: 'stale', guard: 'isOutdated' },
                  { target: 'incomplete', guard: 'lacksFailed' },
                ],
              },
              fetching: {
                description: 'One page at a time: pages that are no longer visible are skipped.',
                entry: 'keepFetched',
                invoke: {
                  id: 'fetch',
                  src: 'loadPages',
                  input: ({ context }) => ({ query: context.query, pages: [context.fetched] }),
                  onDone: { target: 'settled', actions: { type: 'addPages', params: ({ event }) => event.output } },
                  onError: { target: 'settled', actions: ['keepFailed', { type: 'keepFailure', params: errorOf }] },
                },
              },
              incomplete: {
                description: 'Some pages failed; they wait for a retry, and the other rows stay.',
                always: { target: 'fetching', guard: 'lacksPages' },
                on: { 'retry.requested': { target: 'settled', actions: 'forgetFailed' } },
              },
              refreshing: {
                invoke: {
                  id: 'refresh',
                  src: 'loadPages',
                  input: ({ context: { query, rows, sight } }) => ({
                    query,
                    pages: pagesInSight(rows, sight, pageSize),
                  }),
                  onDone: {
                    target: 'settled',
                    actions: { type: 'replacePages', params: ({ event }) => event.output },
                  },
                  onError: { target: 'stale', actions: ['keepOutdated', { type: 'keepFailure', params: errorOf }] },
                },
              },
              stale: {
                description: 'The rows were read before; the last refresh failed.',
                always: { target: 'fetching', guard: 'lacksPages' },
                on: { 'retry.requested': 'refreshing' },
              },
            },
          },
        },
      },
      selection: {
        initial: 'off',
        states: {
          off: { on: { 'selection.started': 'on' } },
          on: {
            exit: 'selectNone',
            on: {
              'selection.ended': 'off',
              'row.toggled': { actions: { type: 'toggleRow', params: ({ event }) => ({ id: event.id }) } },
              'all.toggled': { actions: 'toggleAll' },
            },
          },
        },
      },
    },
  })
