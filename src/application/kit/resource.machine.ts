import { assign, setup } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { errorOf, isKept, keptIn, needsPort, requestFailureOf } from './from-port.ts'
import { lackedNetwork, type NetworkNews } from './network.ts'

type Context<Query, Value> = Readonly<{
  query: Query
  /** The last value, kept during a refresh and when that fails. */
  value: Value | undefined
  /** Why the last reading failed; undefined after a success. */
  failure: RequestFailure | Unexpected | undefined
}>

/** The query, and whether a value is shown already: a failed refresh keeps the value. */
type Reading<Query> = Readonly<{ query: Query; isAgain?: boolean }>

type Event<Query> =
  | { type: 'query.changed'; query: Query }
  | { type: 'refresh.requested' }
  /** What it is about has changed: an answer that is still to come may be from before. */
  | { type: 'content.changed' }
  | { type: 'retry.requested' }
  | NetworkNews

/**
 * A resource: it loads, refreshes, keeps its value when a refresh fails, and can be retried. Without a network it shows
 * the earlier value of the device, and is read again when the network is back. After a new query, late answers to the
 * old one are ignored; with `keepsValue`, the old value stays until the new answer. One refresh does for all that ask
 * for it meanwhile; after a change of the content, late answers from before are ignored (fault 23).
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
      keepOutdated: assign((_, error: unknown) => ({
        value: keptIn<Value>(error)?.value,
        failure: requestFailureOf(error),
      })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    },
    guards: { isKept, lackedNetwork: ({ context }) => lackedNetwork(context.failure) },
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
        on: {
          'network.returned': { target: 'loading', reenter: true },
          'content.changed': { target: 'loading', reenter: true },
        },
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ query: context.query }),
          onDone: {
            target: 'loaded',
            actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
          },
          onError: [
            {
              target: 'stale',
              guard: { type: 'isKept', params: errorOf },
              actions: { type: 'keepOutdated', params: errorOf },
            },
            { target: 'failed', actions: ['dropValue', { type: 'keepFailure', params: errorOf }] },
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
      loaded: { on: { 'refresh.requested': 'refreshing', 'content.changed': 'refreshing' } },
      refreshing: {
        on: {
          'network.returned': { target: 'refreshing', reenter: true },
          'content.changed': { target: 'refreshing', reenter: true },
        },
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
        description: 'The value was read before; the last reading failed.',
        on: {
          'retry.requested': 'refreshing',
          'refresh.requested': 'refreshing',
          'content.changed': 'refreshing',
          'network.returned': { target: 'refreshing', guard: 'lackedNetwork' },
        },
      },
    },
  })
