import { assign, setup } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { errorOf, needsPort, requestFailureOf } from './from-port.ts'

type Context<Query, Value> = Readonly<{
  query: Query
  /** The last value read, kept while it is refreshed and when that fails. */
  value: Value | undefined
  /** Why the last reading failed; undefined once one succeeds. */
  failure: RequestFailure | Unexpected | undefined
}>

/** What is read, and whether it is shown already and only read anew: a failure takes nothing away then. */
type Reading<Query> = Readonly<{ query: Query; isAgain?: boolean }>

type Event<Query> =
  | { type: 'query.changed'; query: Query }
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' }

/**
 * Something that is read: it loads, refreshes, keeps what it had when a refresh fails, and can be retried.
 * A new query drops the old one's late answer; with `keepsValue`, what was read before stays until there is an answer.
 */
export const resourceMachine = <Query, Value>(id: string, { keepsValue = false } = {}) =>
  setup({
    types: {
      context: {} as Context<Query, Value>,
      input: {} as Readonly<{ query: Query }>,
      events: {} as Event<Query>,
    },
    actors: { load: needsPort<Value, Reading<Query>>('load') },
    actions: {
      keepQuery: assign(({ context }, { query }: Readonly<{ query: Query }>) => ({
        query,
        value: keepsValue ? context.value : undefined,
        failure: undefined,
      })),
      dropValue: assign({ value: undefined }),
      keepValue: assign((_, { value }: Readonly<{ value: Value }>) => ({ value, failure: undefined })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ query: input.query, value: undefined, failure: undefined }),
    initial: 'loading',
    on: {
      'query.changed': {
        target: '.loading',
        actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
      },
    },
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ query: context.query }),
          onDone: {
            target: 'loaded',
            actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
          },
          onError: { target: 'failed', actions: ['dropValue', { type: 'keepFailure', params: errorOf }] },
        },
      },
      failed: { on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' } },
      loaded: { on: { 'refresh.requested': 'refreshing' } },
      refreshing: {
        invoke: {
          id: 'refresh',
          src: 'load',
          input: ({ context }) => ({ query: context.query, isAgain: true }),
          onDone: {
            target: 'loaded',
            actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
          },
          onError: { target: 'stale', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      stale: {
        description: 'What is shown was read before; the last attempt to read it anew failed.',
        on: { 'retry.requested': 'refreshing', 'refresh.requested': 'refreshing' },
      },
    },
  })
