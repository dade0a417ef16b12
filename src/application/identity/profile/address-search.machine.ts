import { typedLine } from '#domain/text/typed.ts'
import { assign, setup } from 'xstate'
import { fromReading } from '#application/kit/from-port.ts'
import type { FoundAddress } from '#domain/places/found-address.ts'
import type { Places } from '#application/ports/places.ts'

/** [decided] The debounce delay of the search, in milliseconds. */
export const SEARCH_PAUSE = 400
/** [decided] Shorter texts match too much to be useful. */
export const SHORTEST_SEARCH = 3

type Context = Readonly<{ words: string; found: readonly FoundAddress[] }>
type Event = { type: 'words.changed'; words: string } | { type: 'search.ended' }

/** Searches an address while it is typed (debounced); answers to older texts are ignored (PROF-06). */
export const addressSearchMachine = ({ places }: Readonly<{ places: Places }>) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      tags: {} as 'busy',
    },
    actors: { search: fromReading(({ words }: Readonly<{ words: string }>, signal) => places.search(words, signal)) },
    actions: {
      keepWords: assign((_, { words }: Readonly<{ words: string }>) => ({ words })),
      keepFound: assign((_, { found }: Readonly<{ found: readonly FoundAddress[] }>) => ({ found })),
      forget: assign({ words: '', found: [] }),
      forgetFound: assign({ found: [] }),
    },
    guards: {
      isLongEnough: (_, { words }: Readonly<{ words: string }>) => typedLine(words).length >= SHORTEST_SEARCH,
    },
    delays: { pause: SEARCH_PAUSE },
  }).createMachine({
    id: 'addressSearch',
    context: { words: '', found: [] },
    initial: 'resting',
    on: {
      'words.changed': [
        {
          target: '.waiting',
          guard: { type: 'isLongEnough', params: ({ event }) => ({ words: event.words }) },
          reenter: true,
          actions: { type: 'keepWords', params: ({ event }) => ({ words: event.words }) },
        },
        {
          target: '.resting',
          actions: ['forgetFound', { type: 'keepWords', params: ({ event }) => ({ words: event.words }) }],
        },
      ],
      'search.ended': { target: '.resting', actions: 'forget' },
    },
    states: {
      resting: {},
      waiting: {
        description: 'The old results stay visible until the new ones arrive.',
        after: { pause: 'searching' },
      },
      searching: {
        tags: 'busy',
        invoke: {
          id: 'search',
          src: 'search',
          input: ({ context }) => ({ words: typedLine(context.words) }),
          onDone: { target: 'found', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
          onError: { target: 'failed', actions: 'forgetFound' },
        },
      },
      found: {},
      failed: { description: 'Said, and of no other consequence: an address can always be typed.' },
    },
  })
