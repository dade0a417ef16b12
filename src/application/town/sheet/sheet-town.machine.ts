import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup } from 'xstate'
import { errorOf, fromReading, requestFailureOf } from '#application/kit/from-port.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { type MunicipalityId, ownTownFirst } from '#domain/directory/municipality.ts'
import type { SheetId } from '#domain/e015/sheet.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { KeptTown } from '#application/ports/kept-town.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { Profiles } from '#application/ports/profiles.ts'
import type { TownChoice } from '#domain/directory/my-town.ts'

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

type SheetTownPorts = Readonly<{
  municipalities: Pick<Municipalities, 'all' | 'sheets'>
  profiles: Pick<Profiles, 'read'>
  keptTown: Pick<KeptTown, 'read'>
}>

/** What the profile says, for whoever has one. One that cannot be read says nothing: no municipality is preferred then. */
const townOfProfile = (
  { profiles }: SheetTownPorts,
  { isSignedIn }: SheetSought,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure, string | undefined> =>
  isSignedIn
    ? pipe(
        profiles.read(signal),
        TaskEither.map(({ municipality }) => municipality),
        TaskEither.orElse(() => TaskEither.right<RequestFailure, string | undefined>(undefined)),
      )
    : TaskEither.right(undefined)

/** The name of the citizen's municipality: the one that was chosen on this device, else that of the profile. */
const ownTown = (
  ports: SheetTownPorts,
  sought: SheetSought,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure, string | undefined> =>
  pipe(
    ports.keptTown.read(),
    TaskEither.orElse(() => TaskEither.right<RequestFailure, TownChoice | undefined>(undefined)),
    TaskEither.flatMap((choice) =>
      choice ? TaskEither.right(choice.town?.name) : townOfProfile(ports, sought, signal),
    ),
  )

/**
 * Finds the municipality of a sheet whose URL names none (E015-01): the citizen's own, else the first that has it. A
 * few are checked at a time; the search ends with the first match, or when the actor is stopped.
 */
export const sheetTownMachine = (ports: SheetTownPorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as SheetSought,
      events: {} as { type: 'retry.requested' } | NetworkNews,
      emitted: {} as SheetTownNews,
    },
    actors: {
      readTowns: fromReading((sought: SheetSought, signal) =>
        pipe(
          ownTown(ports, sought, signal),
          TaskEither.flatMap((own) =>
            pipe(
              ports.municipalities.all(signal),
              TaskEither.map((all): readonly MunicipalityId[] => {
                const visible = all.filter((one) => one.visible)
                return ownTownFirst(visible, own).map(({ id }) => id)
              }),
            ),
          ),
        ),
      ),
      askTowns: fromReading(({ sought, towns }: TownsAsked, signal) =>
        pipe(
          towns,
          TaskEither.traverseArray((town) =>
            pipe(
              ports.municipalities.sheets(town, sought.isAdmin, signal),
              TaskEither.map((categories) =>
                categories.some(({ things }) => things.some(({ id }) => id === sought.id)) ? town : undefined,
              ),
            ),
          ),
          TaskEither.map((found): MunicipalityId | undefined => found.find((town) => town !== undefined)),
        ),
      ),
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
