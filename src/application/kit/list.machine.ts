import { assign, type ErrorActorEvent, setup } from 'xstate'
import type { Page } from '#domain/paging/page.ts'
import { errorOf, isKept, keptIn, needsPort, requestFailureOf } from './from-port.ts'
import {
  type Identified,
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
import { type ListContext, type ListEvent, toggled } from './list-context.ts'
import { lackedNetwork } from './network.ts'
import { present } from './present.ts'

export type PagesWanted<Query> = Readonly<{ query: Query; pages: readonly number[] }>
export type PageRead<Row> = Readonly<{ page: number; content: Page<Row> }>

const FIRST_PAGE = 1

/** The pages to read that do not wait for a retry. */
const pagesToFetch = ({ rows, sight, failed }: Pick<ListContext<unknown, Identified>, 'rows' | 'sight' | 'failed'>) =>
  pagesMissing(rows, sight).filter((page) => !failed.has(page))

/**
 * A long list. It starts on a page, reads the visible pages, sorts and filters by its query, selects rows, and keeps its
 * rows when a reading fails. Without a network it shows the earlier rows of the device, and reads again when it is back.
 * After a new query or a change of its content, late answers to what was asked before are ignored (fault 23).
 */
export const listMachine = <Query, Row extends Identified>(id: string, pageSize: number) => {
  const keptPages = ({ event: { error } }: { event: ErrorActorEvent }) =>
    present(keptIn<readonly PageRead<Row>[]>(error)).value
  return setup({
    types: {
      context: {} as ListContext<Query, Row>,
      /** With the initial page, where that is not the first. */
      input: {} as Readonly<{ query: Query; first?: number }>,
      events: {} as ListEvent<Query, Row>,
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
      keepOutdated: assign((_, error: unknown) => ({ isOutdated: true, failure: requestFailureOf(error) })),
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
      isKept,
      lackedNetwork: ({ context }) => lackedNetwork(context.failure),
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
        actions: { type: 'keepQuery', params: ({ event: { query, first = FIRST_PAGE } }) => ({ query, first }) },
      },
    },
    states: {
      reading: {
        initial: 'loading',
        states: {
          loading: {
            on: {
              'network.returned': { target: 'loading', reenter: true },
              'content.changed': { target: 'loading', reenter: true },
            },
            invoke: {
              id: 'load',
              src: 'loadPages',
              input: ({ context: { query, rows, sight } }) => ({ query, pages: pagesInSight(rows, sight, pageSize) }),
              onDone: { target: 'shown', actions: { type: 'replacePages', params: ({ event }) => event.output } },
              onError: [
                {
                  target: 'shown',
                  guard: { type: 'isKept', params: errorOf },
                  actions: [
                    { type: 'replacePages', params: keptPages },
                    { type: 'keepOutdated', params: errorOf },
                  ],
                },
                { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
              ],
            },
          },
          failed: {
            on: {
              'retry.requested': 'loading',
              'refresh.requested': 'loading',
              'content.changed': 'loading',
              'network.returned': { target: 'loading', guard: 'lackedNetwork' },
            },
          },
          shown: {
            initial: 'settled',
            on: {
              'rows.seen': { actions: { type: 'keepSight', params: ({ event }) => event } },
              'refresh.requested': '.refreshing',
              'content.changed': '.refreshing',
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
                on: { 'network.returned': { target: 'fetching', reenter: true } },
                invoke: {
                  id: 'fetch',
                  src: 'loadPages',
                  input: ({ context }) => ({ query: context.query, pages: [context.fetched] }),
                  onDone: { target: 'settled', actions: { type: 'addPages', params: ({ event }) => event.output } },
                  onError: [
                    {
                      target: 'settled',
                      guard: { type: 'isKept', params: errorOf },
                      actions: [
                        { type: 'addPages', params: keptPages },
                        { type: 'keepOutdated', params: errorOf },
                      ],
                    },
                    { target: 'settled', actions: ['keepFailed', { type: 'keepFailure', params: errorOf }] },
                  ],
                },
              },
              incomplete: {
                description: 'Some pages failed; they wait for a retry, and the other rows stay.',
                always: { target: 'fetching', guard: 'lacksPages' },
                on: {
                  'retry.requested': { target: 'settled', actions: 'forgetFailed' },
                  'network.returned': { target: 'settled', guard: 'lackedNetwork', actions: 'forgetFailed' },
                },
              },
              refreshing: {
                on: { 'network.returned': { target: 'refreshing', reenter: true } },
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
                  onError: { target: 'stale', actions: [{ type: 'keepOutdated', params: errorOf }] },
                },
              },
              stale: {
                description: 'The rows were read before; the last reading failed.',
                always: { target: 'fetching', guard: 'lacksPages' },
                on: {
                  'retry.requested': 'refreshing',
                  'network.returned': { target: 'refreshing', guard: 'lackedNetwork' },
                },
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
}
