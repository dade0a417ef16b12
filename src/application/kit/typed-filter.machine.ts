import { assign, setup } from 'xstate'

/** The debounce delay of a typed filter, in milliseconds. */
export const FILTER_REST = 300

export type TypedFilter = Readonly<{
  /** The text of the field. */
  typed: string
  /** The effective filter: empty where it does not filter. */
  text: string
}>

/** A debounced text filter; `filterOf` computes the effective filter. */
export const typedFilterMachine = (id: string, filterOf: (typed: string) => string) =>
  setup({
    types: {
      context: {} as TypedFilter,
      /** The initial text. */
      input: {} as Readonly<{ typed?: string }>,
      events: {} as
        | { type: 'filter.typed'; text: string }
        /** Applies at once. */
        | { type: 'filter.applied' }
        /** A filter from elsewhere, which applies at once. */
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
