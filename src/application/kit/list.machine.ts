import { type DoneActorEvent, type ErrorActorEvent } from 'xstate'
import { errorOf, keptIn } from './from-port.ts'
import { type Identified, noRows, pagesInSight, sightOf } from './list-rows.ts'
import type { ListContext } from './list-context.ts'
import { FIRST_PAGE, listSetup, type PageRead } from './list.setup.ts'
import { present } from './present.ts'

/**
 * A long list. It starts on a page, reads the visible pages, sorts and filters by its query, selects rows, and keeps its
 * rows when a reading fails. Where a page tells another total than those before it, the visible pages are read again. While it loads, and without a
 * network, it shows the earlier rows of the device (ERR-11, ERR-04); it reads again when the network is back.
 * After a new query or a change of its content, late answers to what was asked before are ignored (fault 23).
 */
export const listMachine = <Query, Row extends Identified>(id: string, pageSize: number) => {
  const inSight = ({ context: { query, rows, sight } }: { context: ListContext<Query, Row> }) => ({
    query,
    pages: pagesInSight(rows, sight, pageSize),
  })
  const pagesRead = ({ event }: { event: DoneActorEvent<readonly PageRead<Row>[]> }) => event.output
  const keptPages = ({ event: { error } }: { event: ErrorActorEvent }) =>
    present(keptIn<readonly PageRead<Row>[]>(error)).value
  return listSetup<Query, Row>(pageSize).createMachine({
    id,
    context: ({ input }) => ({
      query: input.query,
      rows: noRows,
      sight: sightOf(input.first ?? FIRST_PAGE, pageSize),
      fetched: FIRST_PAGE,
      failed: new Set(),
      isOutdated: false,
      isEarly: false,
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
              input: inSight,
              onDone: { target: 'shown', actions: { type: 'replacePages', params: pagesRead } },
              onError: [
                {
                  target: 'shown',
                  guard: { type: 'isKept', params: errorOf },
                  actions: [
                    { type: 'replacePages', params: keptPages },
                    { type: 'keepOutdated', params: errorOf },
                  ],
                },
                {
                  target: 'shown',
                  guard: { type: 'staysShown', params: errorOf },
                  actions: { type: 'keepOutdated', params: errorOf },
                },
                { target: 'failed', actions: ['dropRows', { type: 'keepFailure', params: errorOf }] },
              ],
            },
            initial: 'bare',
            states: {
              bare: {
                description: 'No row is shown of what is being read.',
                tags: 'bare',
                on: {
                  'kept.found': { target: 'early', actions: { type: 'keepEarly', params: ({ event }) => event.kept } },
                },
              },
              early: {
                description: 'The rows that the device has kept are shown until the answer comes (ERR-11).',
                on: {
                  'rows.seen': { actions: { type: 'keepSight', params: ({ event }) => event } },
                  'network.returned': `#${id}.reading.shown.refreshing`,
                  'content.changed': `#${id}.reading.shown.refreshing`,
                },
              },
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
                  onDone: [
                    {
                      target: 'refreshing',
                      guard: { type: 'hasMoved', params: pagesRead },
                      actions: { type: 'addPages', params: pagesRead },
                    },
                    { target: 'settled', actions: { type: 'addPages', params: pagesRead } },
                  ],
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
                on: {
                  'refresh.requested': { description: 'One refresh does for all that ask for it meanwhile.' },
                  'network.returned': { target: 'refreshing', reenter: true },
                },
                invoke: {
                  id: 'refresh',
                  src: 'loadPages',
                  input: inSight,
                  onDone: { target: 'settled', actions: { type: 'replacePages', params: pagesRead } },
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
