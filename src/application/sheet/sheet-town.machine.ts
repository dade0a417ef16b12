import { assign, emit, setup } from 'xstate'
import { errorOf, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId } from '#domain/e015/sheet.ts'

/**
 * The sheet that is searched, and its reader: citizens have their own municipality, administrators see more sheets.
 */
export type SheetSought = Readonly<{ id: SheetId; isSignedIn: boolean; isAdmin: boolean }>

/** The municipalities to check, in the order of preference. */
export type TownsAsked = Readonly<{ sought: SheetSought; towns: readonly MunicipalityId[] }>

/** Event with the municipality that has such a sheet. */
export type SheetTownNews = Readonly<{ type: 'town.found'; town: MunicipalityId }>

/** [decided] The number of municipalities that are checked together. */
export const TOWNS_TOGETHER = 4

type Context = Readonly<{
  sought: SheetSought
  /** The municipalities that have not been checked. */
  left: readonly MunicipalityId[]
  failure: RequestFailure | Unexpected | undefined
}>

/**
 * Finds the municipality of a sheet whose URL names none (E015-01): the citizen's own, else the first that has it. A
 * few are checked at a time; the search ends with the first match, or when the actor is stopped.
 */
export const sheetTownMachine = setup({
  types: {
    context: {} as Context,
    input: {} as SheetSought,
    events: {} as { type: 'retry.requested' } | NetworkNews,
    emitted: {} as SheetTownNews,
  },
  actors: {
    readTowns: needsPort<readonly MunicipalityId[], SheetSought>('readTowns'),
    askTowns: needsPort<MunicipalityId | undefined, TownsAsked>('askTowns'),
  },
  actions: {
    keepTowns: assign((_, left: readonly MunicipalityId[]) => ({ left, failure: undefined })),
    dropAsked: assign(({ context }) => ({ left: context.left.slice(TOWNS_TOGETHER) })),
    tellFound: emit((_, town: MunicipalityId | undefined) => ({
      type: 'town.found' as const,
      town: town as MunicipalityId,
    })),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
  },
  guards: {
    lackedNetwork: ({ context }) => lackedNetwork(context.failure),
    isNoneLeft: ({ context }) => context.left.length === 0,
    isFound: (_, town: MunicipalityId | undefined) => town !== undefined,
  },
}).createMachine({
  id: 'sheetTown',
  context: ({ input }) => ({ sought: input, left: [], failure: undefined }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readTowns',
        src: 'readTowns',
        input: ({ context }) => context.sought,
        onDone: { target: 'deciding', actions: { type: 'keepTowns', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    deciding: { always: [{ target: 'missing', guard: 'isNoneLeft' }, { target: 'asking' }] },
    asking: {
      invoke: {
        id: 'askTowns',
        src: 'askTowns',
        input: ({ context: { sought, left } }) => ({ sought, towns: left.slice(0, TOWNS_TOGETHER) }),
        onDone: [
          {
            target: 'found',
            guard: { type: 'isFound', params: ({ event }) => event.output },
            actions: { type: 'tellFound', params: ({ event }) => event.output },
          },
          { target: 'deciding', actions: 'dropAsked' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    failed: {
      on: { 'retry.requested': 'reading', 'network.returned': { target: 'reading', guard: 'lackedNetwork' } },
    },
    found: { description: 'The way leads on from here.' },
    missing: { description: 'No town has it, so there is no such sheet.' },
  },
})
