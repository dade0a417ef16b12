import { typedLine } from '#domain/text/typed.ts'
import { assign, setup, type SnapshotFrom } from 'xstate'
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
    actors: { search: fromReading(places.search) },
    actions: {
      keepWords: assign((_, words: string) => ({ words })),
      keepFound: assign((_, found: readonly FoundAddress[]) => ({ found })),
      forget: assign({ words: '', found: [] }),
      forgetFound: assign({ found: [] }),
    },
    guards: { isLongEnough: (_, words: string) => typedLine(words).length >= SHORTEST_SEARCH },
    delays: { pause: SEARCH_PAUSE },
  }).createMachine({
    id: 'addressSearch',
    context: { words: '', found: [] },
    initial: 'resting',
    on: {
      'words.changed': [
        {
          target: '.waiting',
          guard: { type: 'isLongEnough', params: ({ event }) => event.words },
          reenter: true,
          actions: { type: 'keepWords', params: ({ event }) => event.words },
        },
        { target: '.resting', actions: ['forgetFound', { type: 'keepWords', params: ({ event }) => event.words }] },
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
          input: ({ context }) => typedLine(context.words),
          onDone: { target: 'found', actions: { type: 'keepFound', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: 'forgetFound' },
        },
      },
      found: {},
      failed: { description: 'Said, and of no other consequence: an address can always be typed.' },
    },
  })

/** The state of the search. `nothing`: no address matches. */
export type AddressSearchFace = 'resting' | 'searching' | 'found' | 'nothing' | 'failed'

export const searchFace = (snapshot: SnapshotFrom<ReturnType<typeof addressSearchMachine>>): AddressSearchFace => {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('found')) return snapshot.context.found.length === 0 ? 'nothing' : 'found'
  return snapshot.matches('resting') ? 'resting' : 'searching'
}
