import { assign, setup } from 'xstate'

/** How long a typed filter rests before it counts, in milliseconds. */
export const FILTER_REST = 300

export type TypedFilter = Readonly<{
  /** What stands in the field. */
  typed: string
  /** What it filters by: empty where it does not. */
  text: string
}>

/** A filter that is typed: it counts once it has rested, by as much of it as `filterOf` lets through. */
export const typedFilterMachine = (id: string, filterOf: (typed: string) => string) =>
  setup({
    types: {
      context: {} as TypedFilter,
      events: {} as { type: 'filter.typed'; text: string },
    },
    actions: {
      keepTyped: assign((_, { text }: Readonly<{ text: string }>) => ({ typed: text })),
      keepText: assign(({ context }) => ({ text: filterOf(context.typed) })),
    },
    delays: { rest: FILTER_REST },
  }).createMachine({
    id,
    context: { typed: '', text: '' },
    initial: 'settled',
    on: {
      'filter.typed': {
        target: '.resting',
        reenter: true,
        actions: { type: 'keepTyped', params: ({ event }) => event },
      },
    },
    states: {
      settled: {},
      resting: { after: { rest: { target: 'settled', actions: 'keepText' } } },
    },
  })
