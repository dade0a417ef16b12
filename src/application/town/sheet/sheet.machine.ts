import { typedLine } from '#domain/text/typed.ts'
import { assign, emit, sendTo, setup } from 'xstate'
import { fromPresence, isInSight, type PresenceNews } from '#application/kit/presence.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import { type TypedFilter, typedFilterMachine } from '#application/kit/typed-filter.machine.ts'
import { changedFlights, type Flight } from '#domain/e015/flight.ts'
import { isLive, type Sheet, type SheetQuery } from '#domain/e015/sheet.ts'
import { isSameSheetFilters, type SheetFilters, typedFilterOf } from '#domain/e015/sheet-filters.ts'
import { fromReading } from '#application/kit/from-port.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Sheets } from '#application/ports/sheets.ts'

/** The refresh interval of a sheet that changes while it is open, in milliseconds (E015-05, E015-06). */
export const SHEET_INTERVAL = 30_000

type Context = Readonly<{
  query: SheetQuery
  filters: SheetFilters
  /** The last answer. */
  sheet: Sheet | undefined
  /** The flights that changed since the previous answer. */
  changes: readonly Flight[]
}>
type Asked = Readonly<{ filters: SheetFilters }>
type Read = Readonly<{ value: Sheet | undefined }>

export const sheetReadingMachine = resourceMachine<SheetQuery, Sheet>('sheet')
export const sheetTypedMachine = typedFilterMachine('sheetTyped', typedLine)

/** The current text of the typed filter. */
const textOf = ({ query, filters }: Pick<Context, 'query' | 'filters'>): string => {
  const name = typedFilterOf(query.id)
  return name === undefined ? '' : filters[name]
}
const withText = ({ query, filters }: Context, text: string): SheetFilters => {
  const name = typedFilterOf(query.id)
  return name === undefined ? filters : { ...filters, [name]: text }
}

/**
 * An information sheet: its content and its filters (E015-01). A changing sheet is refreshed as long as the app is visible,
 * and its differences are shown (E015-05).
 */
export const sheetMachine = ({ sheets, presence }: Readonly<{ sheets: Sheets; presence: Presence }>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ query: SheetQuery; filters: SheetFilters }>,
      events: {} as
        | { type: 'filters.changed'; filters: SheetFilters }
        | { type: 'filter.typed'; text: string }
        | { type: 'retry.requested' }
        | PresenceNews,
      /** The typed text was debounced: the URL follows. */
      emitted: {} as { type: 'sheet.filtered'; filters: SheetFilters },
      tags: {} as 'broken',
      children: {} as { sheet: 'sheet'; typed: 'typed' },
    },
    actors: {
      sheet: sheetReadingMachine.provide({
        actors: {
          load: fromReading(({ query, isAgain = false }, signal) =>
            isAgain ? sheets.again(query, signal) : sheets.one(query, signal),
          ),
        },
      }),
      typed: sheetTypedMachine,
      watchPresence: fromPresence(presence, isInSight),
    },
    actions: {
      keepSheet: assign(({ context }, { value }: Read) => ({
        sheet: value,
        changes: context.sheet && value ? changedFlights(context.sheet.flights, value.flights) : [],
      })),
      forgetSheet: assign({ sheet: undefined, changes: [] }),
      keepFilters: assign((_, { filters }: Asked) => ({ filters })),
      keepText: assign(({ context }, { text }: TypedFilter) => ({ filters: withText(context, text) })),
      tellFiltered: emit(({ context }) => ({ type: 'sheet.filtered' as const, filters: context.filters })),
      typeText: sendTo('typed', (_, { text }: Readonly<{ text: string }>) => ({ type: 'filter.typed' as const, text })),
      putText: sendTo('typed', ({ context }) => ({ type: 'filter.put' as const, text: textOf(context) })),
      readAgain: sendTo('sheet', { type: 'retry.requested' }),
      readAnew: sendTo('sheet', { type: 'refresh.requested' }),
    },
    guards: {
      isNews: ({ context }, { value }: Read) => value !== context.sheet,
      filtersOtherwise: ({ context }, { text }: TypedFilter) => text !== textOf(context),
      asksOtherText: ({ context }, { filters }: Asked) => textOf({ ...context, filters }) !== textOf(context),
      asksOtherwise: ({ context }, { filters }: Asked) => !isSameSheetFilters(context.filters, filters),
      isLive: ({ context }) => context.sheet !== undefined && isLive(context.sheet),
    },
    delays: { interval: SHEET_INTERVAL },
  }).createMachine({
    id: 'sheetPage',
    context: ({ input }) => ({ ...input, sheet: undefined, changes: [] }),
    type: 'parallel',
    states: {
      content: {
        initial: 'read',
        states: {
          read: {
            invoke: [
              {
                id: 'sheet',
                src: 'sheet',
                input: ({ context }) => ({ query: context.query }),
                onSnapshot: {
                  guard: { type: 'isNews', params: ({ event }) => event.snapshot.context },
                  actions: { type: 'keepSheet', params: ({ event }) => event.snapshot.context },
                },
                onError: 'broken',
              },
              {
                id: 'typed',
                src: 'typed',
                input: ({ context }) => ({ typed: textOf(context) }),
                onSnapshot: {
                  guard: { type: 'filtersOtherwise', params: ({ event }) => event.snapshot.context },
                  actions: [{ type: 'keepText', params: ({ event }) => event.snapshot.context }, 'tellFiltered'],
                },
                onError: 'broken',
              },
            ],
            on: {
              'retry.requested': { actions: 'readAgain' },
              'filter.typed': { actions: { type: 'typeText', params: ({ event }) => event } },
              'filters.changed': [
                {
                  description: 'The text differs from the one typed here.',
                  guard: { type: 'asksOtherText', params: ({ event }) => event },
                  actions: [{ type: 'keepFilters', params: ({ event }) => event }, 'putText'],
                },
                {
                  guard: { type: 'asksOtherwise', params: ({ event }) => event },
                  actions: { type: 'keepFilters', params: ({ event }) => event },
                },
              ],
            },
          },
          broken: {
            entry: 'forgetSheet',
            tags: 'broken',
            on: {
              'retry.requested': 'read',
              'filters.changed': { actions: { type: 'keepFilters', params: ({ event }) => event } },
            },
          },
        },
      },
      watch: {
        invoke: {
          id: 'watchPresence',
          src: 'watchPresence',
          onError: {
            description: 'Without a source of visibility it is still refreshed at each interval.',
          },
        },
        initial: 'awake',
        states: {
          awake: {
            after: {
              interval: [
                { guard: 'isLive', target: 'awake', reenter: true, actions: 'readAnew' },
                { target: 'awake', reenter: true },
              ],
            },
            on: {
              'presence.lost': 'asleep',
              'presence.gained': {
                description: 'The network changed.',
                guard: 'isLive',
                target: 'awake',
                reenter: true,
                actions: 'readAnew',
              },
            },
          },
          asleep: {
            on: {
              'presence.gained': [{ guard: 'isLive', target: 'awake', actions: 'readAnew' }, { target: 'awake' }],
            },
          },
        },
      },
    },
  })
