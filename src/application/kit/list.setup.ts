import { assign, setup } from 'xstate'
import type { Page } from '#domain/paging/page.ts'
import { isKept, needsPort, requestFailureOf } from './from-port.ts'
import { type Bare, type KeptFirst, takesKeptAway } from './kept-first.ts'
import {
  hasMoved,
  type Identified,
  noRows,
  pagesMissing,
  replacedBy,
  rowsOn,
  type Sight,
  sightOf,
  withoutRows,
  withPages,
  withRow,
} from './list-rows.ts'
import { type ListContext, type ListEvent, stillSelected, toggled, toggledAll } from './list-context.ts'
import { lackedNetwork } from './network.ts'

export type PagesWanted<Query> = Readonly<{ query: Query; pages: readonly number[] }>
export type PageRead<Row> = Readonly<{ page: number; content: Page<Row> }>

export const FIRST_PAGE = 1

/** The pages to read that do not wait for a retry. */
const pagesToFetch = ({ rows, sight, failed }: Pick<ListContext<unknown, Identified>, 'rows' | 'sight' | 'failed'>) =>
  pagesMissing(rows, sight).filter((page) => !failed.has(page))

/** The types of a long list, and its actors, actions and guards. */
export const listSetup = <Query, Row extends Identified>(pageSize: number) =>
  setup({
    types: {
      context: {} as ListContext<Query, Row>,
      /** With the initial page, where that is not the first. */
      input: {} as Readonly<{ query: Query; first?: number }>,
      events: {} as ListEvent<Query, Row>,
      tags: {} as Bare,
    },
    actors: { loadPages: needsPort<readonly PageRead<Row>[], PagesWanted<Query>>('loadPages') },
    actions: {
      keepQuery: assign((_, { query, first }: Readonly<{ query: Query; first: number }>) => ({
        query,
        rows: noRows,
        sight: sightOf(first, pageSize),
        failed: new Set<number>(),
        isOutdated: false,
        isEarly: false,
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
        const readAgain = rowsOn(context.rows, new Set(read.map(({ page }) => page)))
        return {
          rows,
          selected: stillSelected(context.selected, readAgain, rows),
          failed: new Set<number>(),
          isOutdated: false,
          isEarly: false,
          failure: undefined,
        }
      }),
      keepEarly: assign(({ context }, { value, older }: KeptFirst) => ({
        rows: replacedBy(context.rows, value as readonly PageRead<Row>[], pageSize),
        isEarly: true,
        isOutdated: older !== undefined,
        failure: older,
      })),
      dropRows: assign({ rows: noRows, isEarly: false, isOutdated: false }),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
      keepFetched: assign(({ context }) => ({ fetched: pagesToFetch(context)[0] ?? FIRST_PAGE })),
      keepFailed: assign(({ context }) => ({ failed: new Set([...context.failed, context.fetched]) })),
      forgetFailed: assign({ failed: new Set<number>() }),
      keepOutdated: assign((_, error: unknown) => ({
        isOutdated: true,
        isEarly: false,
        failure: requestFailureOf(error),
      })),
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
      toggleAll: assign(({ context }) => ({ selected: toggledAll(context.selected, context.rows) })),
      selectNone: assign({ selected: new Set<Row['id']>() }),
    },
    guards: {
      lacksPages: ({ context }) => pagesToFetch(context).length > 0,
      lacksFailed: ({ context }) => context.failed.size > 0,
      isOutdated: ({ context }) => context.isOutdated,
      hasMoved: ({ context }, read: readonly PageRead<Row>[]) => hasMoved(context.rows, read),
      isKept,
      staysShown: ({ context }, error: unknown) => context.isEarly && !takesKeptAway(requestFailureOf(error)),
      lackedNetwork: ({ context }) => lackedNetwork(context.failure),
    },
  })
