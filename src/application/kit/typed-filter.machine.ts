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
      /** What was typed before. */
      input: {} as Readonly<{ typed?: string }>,
      events: {} as
        | { type: 'filter.typed'; text: string }
        /** It counts at once. */
        | { type: 'filter.applied' }
        /** Another one comes from elsewhere, and counts at once. */
        | { type: 'filter.put'; text: string },
    },
    actions: {
      keepTyped: assign((_, { text }: Readonly<{ text: string }>) => ({ typed: text })),
      keepText: assign(({ context }) => ({ text: filterOf(context.typed) })),
    },
    delays: { rest: FILTER_REST },
  }).createMachine({
    id,
    context: ({ input: { typed = '' } }) => ({ typed, text: filterOf(typed) }),
    initial: 'settled',
    on: {
      'filter.typed': {
        target: '.resting',
        reenter: true,
        actions: { type: 'keepTyped', params: ({ event }) => event },
      },
      'filter.applied': { target: '.settled', actions: 'keepText' },
      'filter.put': {
        target: '.settled',
        actions: [{ type: 'keepTyped', params: ({ event }) => event }, 'keepText'],
      },
    },
    states: {
      settled: {},
      resting: { after: { rest: { target: 'settled', actions: 'keepText' } } },
    },
  })
