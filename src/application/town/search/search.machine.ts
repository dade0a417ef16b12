import { assign, enqueueActions, setup } from 'xstate'
import { type ProvinceId, searchOf } from '#domain/search/search.ts'
import { isSameWish, type SearchNews, type SearchWish } from './search-wish.ts'
import type { Ports } from '#application/ports/ports.ts'
import { provinceResults, searchResults } from './search-results.ts'

/** [decided] The debounce delay of the search, in milliseconds. */
export const SEARCH_REST = 300

type Context = Readonly<{
  /** The text of the field. */
  typed: string
  wish: SearchWish
}>

type Event =
  | { type: 'text.typed'; text: string }
  /** The text was submitted. */
  | { type: 'search.submitted' }
  | { type: 'wish.changed'; wish: SearchWish }
  | { type: 'province.chosen'; province: ProvinceId | undefined }
  | { type: 'recent.chosen'; text: string }
  | { type: 'retry.requested' }

type Wish = Readonly<{ wish: SearchWish }>

/**
 * The global search (DIR-08). The text is debounced; answers to older texts are ignored, and the old results stay
 * visible until the new ones arrive. The URL follows the query, and changes it on a back navigation. Results come by
 * province: choosing one sends no request.
 */
export const searchMachine = (ports: Pick<Ports, 'searches' | 'configuration'>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Wish,
      events: {} as Event,
      emitted: {} as SearchNews,
      children: {} as { results: 'results'; provinces: 'provinces' },
      tags: {} as 'broken',
    },
    actors: {
      results: searchResults(ports),
      provinces: provinceResults(ports),
    },
    actions: {
      keepTyped: assign((_, { text }: Readonly<{ text: string }>) => ({ typed: text })),
      keepWish: assign(({ context }, { wish }: Wish) => ({
        wish,
        // Text being typed is kept; a returning citizen finds the query of the URL.
        typed: searchOf(context.typed) === wish.text ? context.typed : wish.text,
      })),
      /** The query changed here: the URL must be updated. */
      ask: enqueueActions(({ context, enqueue }, change: Partial<SearchWish>) => {
        const wish = { ...context.wish, ...change }
        enqueue.raise({ type: 'wish.changed', wish })
        enqueue.emit({ type: 'search.asked', wish })
      }),
      askOthers: enqueueActions(({ enqueue }, { wish: { text } }: Wish) => {
        for (const reading of ['results', 'provinces'] as const)
          enqueue.sendTo(reading, { type: 'query.changed', query: { text } })
      }),
    },
    guards: {
      typedAnew: ({ context }) => searchOf(context.typed) !== context.wish.text,
      asks: ({ context }) => context.wish.text !== '',
      asksOtherWords: ({ context }, { wish }: Wish) => wish.text !== '' && wish.text !== context.wish.text,
      asksNothing: ({ context }, { wish }: Wish) => wish.text === '' && context.wish.text !== '',
      asksOtherwise: ({ context }, { wish }: Wish) => !isSameWish(context.wish, wish),
    },
    delays: { rest: SEARCH_REST },
  }).createMachine({
    id: 'search',
    context: ({ input }) => ({ typed: input.wish.text, wish: input.wish }),
    type: 'parallel',
    states: {
      typing: {
        initial: 'settled',
        on: {
          'text.typed': { target: '.resting', actions: { type: 'keepTyped', params: ({ event }) => event } },
          'search.submitted': '.settling',
          'recent.chosen': { target: '.settling', actions: { type: 'keepTyped', params: ({ event }) => event } },
        },
        states: {
          settled: {},
          resting: {
            after: { rest: 'settling' },
            on: {
              // Targets this state, so that the transition also leaves the running search.
              'text.typed': {
                target: 'resting',
                reenter: true,
                actions: { type: 'keepTyped', params: ({ event }) => event },
              },
            },
          },
          settling: {
            always: [
              {
                target: 'settled',
                guard: 'typedAnew',
                actions: { type: 'ask', params: ({ context }) => ({ text: searchOf(context.typed) }) },
              },
              { target: 'settled' },
            ],
          },
        },
      },
      looking: {
        initial: 'deciding',
        on: {
          'province.chosen': { actions: { type: 'ask', params: ({ event: { province } }) => ({ province }) } },
        },
        states: {
          deciding: { always: [{ target: 'asking', guard: 'asks' }, { target: 'idle' }] },
          idle: {
            on: {
              'wish.changed': {
                target: 'deciding',
                guard: { type: 'asksOtherwise', params: ({ event }) => event },
                actions: { type: 'keepWish', params: ({ event }) => event },
              },
            },
          },
          asking: {
            invoke: [
              {
                id: 'results',
                src: 'results',
                input: ({ context }) => ({ query: { text: context.wish.text } }),
                onError: 'broken',
              },
              {
                id: 'provinces',
                src: 'provinces',
                input: ({ context }) => ({ query: { text: context.wish.text } }),
                onError: 'broken',
              },
            ],
            on: {
              'wish.changed': [
                {
                  guard: { type: 'asksOtherWords', params: ({ event }) => event },
                  actions: [
                    { type: 'keepWish', params: ({ event }) => event },
                    { type: 'askOthers', params: ({ event }) => event },
                  ],
                },
                {
                  target: 'idle',
                  guard: { type: 'asksNothing', params: ({ event }) => event },
                  actions: { type: 'keepWish', params: ({ event }) => event },
                },
                {
                  guard: { type: 'asksOtherwise', params: ({ event }) => event },
                  actions: { type: 'keepWish', params: ({ event }) => event },
                },
              ],
            },
          },
          broken: {
            tags: 'broken',
            on: {
              'retry.requested': 'deciding',
              'wish.changed': {
                target: 'deciding',
                guard: { type: 'asksOtherwise', params: ({ event }) => event },
                actions: { type: 'keepWish', params: ({ event }) => event },
              },
            },
          },
        },
      },
    },
  })
