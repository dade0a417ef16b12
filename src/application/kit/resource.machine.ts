import { assign, type DoneActorEvent, setup } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { AGAIN, askedAgain } from './again.ts'
import { errorOf, isKept, keptIn, needsPort, requestFailureOf } from './from-port.ts'
import { needsSource } from './from-source.ts'
import { type Bare, type KeptFirst, type KeptNews, takesKeptAway } from './kept-first.ts'
import { lackedNetwork, type NetworkNews } from './network.ts'
import type { PresenceNews } from './presence.ts'

type Context<Query, Value> = Readonly<{
  query: Query
  /** The last value, kept during a refresh and when that fails. */
  value: Value | undefined
  /** Why the last reading failed; undefined after a success. */
  failure: RequestFailure | Unexpected | undefined
  /** Whether the value is the one that the device has kept, while the first answer is under way. */
  isEarly: boolean
}>

/** The query, and whether a value is shown already: a failed refresh keeps the value. */
type Reading<Query> = Readonly<{ query: Query; isAgain?: boolean }>

type Event<Query> =
  | { type: 'query.changed'; query: Query }
  | { type: 'refresh.requested' }
  /** What it is about has changed: an answer that is still to come may be from before. */
  | { type: 'content.changed' }
  | { type: 'retry.requested' }
  | KeptNews
  | NetworkNews
  | PresenceNews

type ResourceWays<Value> = Readonly<{
  keepsValue?: boolean
  isBeside?: boolean
  isShownFirst?: (value: Value) => boolean
}>

/**
 * A resource: it loads, refreshes, keeps its value when a refresh fails, and can be retried. While it loads, and without a
 * network, it shows the earlier value of the device (ERR-11, ERR-04); it is read again when the network is back. After a new query, late answers to the
 * old one are ignored; with `keepsValue`, the old value stays until the new answer. One refresh does for all that ask
 * for it meanwhile; after a change of the content, late answers from before are ignored (fault 23). One
 * that `isBeside` says its failure nowhere, so that nobody retries it: it is read again by itself, and looks the same
 * meanwhile (ERR-09). What the device has kept of it and is not `isShownFirst` waits for the answer.
 */
export const resourceMachine = <Query, Value>(
  id: string,
  { keepsValue = false, isBeside = false, isShownFirst = () => true }: ResourceWays<Value> = {},
) => {
  const asked = ({ context }: { context: Context<Query, Value> }) => ({ query: context.query })
  const keepValue = {
    type: 'keepValue' as const,
    params: ({ event }: { event: DoneActorEvent<Value> }) => ({ value: event.output }),
  }
  const keepFailure = { type: 'keepFailure' as const, params: errorOf }
  const keepOutdated = { type: 'keepOutdated' as const, params: errorOf }
  return setup({
    types: {
      context: {} as Context<Query, Value>,
      input: {} as Readonly<{ query: Query }>,
      events: {} as Event<Query>,
      tags: {} as Bare,
    },
    actors: { load: needsPort<Value, Reading<Query>>('load'), watchPresence: needsSource('watchPresence') },
    actions: {
      keepQuery: assign(({ context }, { query }: Readonly<{ query: Query }>) => ({
        query,
        value: keepsValue ? context.value : undefined,
        failure: undefined,
        isEarly: false,
      })),
      dropValue: assign({ value: undefined }),
      keepValue: assign((_, { value }: Readonly<{ value: Value }>) => ({ value, failure: undefined, isEarly: false })),
      keepEarly: assign((_, { value, older }: KeptFirst) => ({
        value: value as Value,
        failure: older,
        isEarly: true,
      })),
      keepOutdated: assign((_, error: unknown) => ({
        value: keptIn<Value>(error)?.value,
        failure: requestFailureOf(error),
        isEarly: false,
      })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error), isEarly: false })),
    },
    guards: {
      isKept,
      isShownFirst: (_, { value }: KeptFirst) => isShownFirst(value as Value),
      staysShown: ({ context }, error: unknown) => context.isEarly && !takesKeptAway(requestFailureOf(error)),
      lackedNetwork: ({ context }) => lackedNetwork(context.failure),
    },
    delays: { again: AGAIN },
  }).createMachine({
    id,
    context: ({ input }) => ({ query: input.query, value: undefined, failure: undefined, isEarly: false }),
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
          input: asked,
          onDone: { target: 'loaded', actions: keepValue },
          onError: [
            { target: 'stale', guard: { type: 'isKept', params: errorOf }, actions: keepOutdated },
            { target: 'stale', guard: { type: 'staysShown', params: errorOf }, actions: keepFailure },
            { target: 'failed', actions: ['dropValue', keepFailure] },
          ],
        },
        initial: 'bare',
        states: {
          bare: {
            description: 'Nothing is shown of what is being read.',
            tags: 'bare',
            on: {
              'kept.found': {
                target: 'early',
                guard: { type: 'isShownFirst', params: ({ event }) => event.kept },
                actions: { type: 'keepEarly', params: ({ event }) => event.kept },
              },
            },
          },
          early: {
            description: 'What the device has kept is shown until the answer comes (ERR-11).',
            on: { 'network.returned': `#${id}.refreshing`, 'content.changed': `#${id}.refreshing` },
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
        ...(isBeside && {
          initial: 'resting',
          states: {
            ...askedAgain(`#${id}.failed.asking`),
            asking: {
              description: 'Its failure stays what is known of it.',
              invoke: {
                id: 'loadAgain',
                src: 'load',
                input: asked,
                onDone: { target: `#${id}.loaded`, actions: keepValue },
                onError: [
                  {
                    target: `#${id}.stale`,
                    guard: { type: 'isKept' as const, params: errorOf },
                    actions: keepOutdated,
                  },
                  { target: `#${id}.failed`, actions: keepFailure },
                ],
              },
            },
          },
        }),
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
          onDone: { target: 'loaded', actions: keepValue },
          onError: { target: 'stale', actions: keepFailure },
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
        ...(isBeside && { initial: 'resting', states: askedAgain(`#${id}.refreshing`) }),
      },
    },
  })
}
