import * as Either from 'fp-ts/lib/Either.js'
import * as Task from 'fp-ts/lib/Task.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import { errorOf, fromReading, requestFailureOf } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId } from '#domain/e015/sheet.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { KeptTown } from '#application/ports/kept-town.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { Profiles } from '#application/ports/profiles.ts'
import { ownTownFirst, type TownChoice, townNamed } from '#domain/directory/my-town.ts'

/**
 * The sheet that is searched, and its reader: citizens have their own municipality, administrators see more sheets.
 */
export type SheetSought = Readonly<{ id: SheetId; isSignedIn: boolean; isAdmin: boolean }>

/** The municipalities to check, in the order of preference, and the citizen's own among them. */
export type Towns = Readonly<{ towns: readonly MunicipalityId[]; own: MunicipalityId | undefined }>
type TownsAsked = Towns & Readonly<{ sought: SheetSought }>

/** Event with the municipality that has such a sheet. */
export type SheetTownNews = Readonly<{ type: 'town.found'; town: MunicipalityId }>

/** [decided] The number of municipalities that are checked together. */
export const TOWNS_TOGETHER = 4

type Context = Readonly<{
  sought: SheetSought
  /** The municipalities that have not been checked. */
  left: readonly MunicipalityId[]
  own: MunicipalityId | undefined
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

type Answer = Either.Either<RequestFailure, MunicipalityId | undefined>

/** What municipalities answered: the first that has the sheet, and the failure of one that may have it. */
export type TownsAnswer = Readonly<{ found: MunicipalityId | undefined; failure: RequestFailure | undefined }>

/** A municipality that fails hides none of the others, but for the citizen's own; all that fail end the search. */
const answerOf = (answers: readonly Answer[], { towns, own }: Towns): Either.Either<RequestFailure, TownsAnswer> => {
  const failed = answers.find(Either.isLeft)
  const found = answers.flatMap((answer) => (Either.isRight(answer) && answer.right ? [answer.right] : []))[0]
  const isOver =
    answers.every(Either.isLeft) || answers.some((answer, at) => Either.isLeft(answer) && towns[at] === own)
  return failed && isOver ? failed : Either.right({ found, failure: failed?.left })
}

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
              TaskEither.map((all): Towns => ({
                towns: ownTownFirst(all, own).map(({ id }) => id),
                own: townNamed(all, own)?.id,
              })),
            ),
          ),
        ),
      ),
      askTowns: fromReading(({ sought, towns, own }: TownsAsked, signal) =>
        pipe(
          towns,
          Task.traverseArray((town) =>
            pipe(
              ports.municipalities.sheets(town, sought.isAdmin, signal),
              TaskEither.map((categories) =>
                categories.some(({ things }) => things.some(({ id }) => id === sought.id)) ? town : undefined,
              ),
            ),
          ),
          Task.map((answers) => answerOf(answers, { towns, own })),
        ),
      ),
    },
    actions: {
      keepTowns: assign((_, { towns, own }: Towns) => ({ left: towns, own, failure: undefined })),
      dropAsked: assign(({ context }, { failure }: TownsAnswer) => ({
        left: context.left.slice(TOWNS_TOGETHER),
        failure: context.failure ?? failure,
      })),
      tellFound: emit((_, { found }: TownsAnswer) => ({ type: 'town.found' as const, town: present(found) })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    },
    guards: {
      lackedNetwork: ({ context }) => lackedNetwork(context.failure),
      isNoneLeft: ({ context }) => context.left.length === 0,
      hasFailed: ({ context }) => context.left.length === 0 && context.failure !== undefined,
      isFound: (_, { found }: TownsAnswer) => found !== undefined,
    },
  }).createMachine({
    id: 'sheetTown',
    context: ({ input }) => ({ sought: input, left: [], own: undefined, failure: undefined }),
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
      deciding: {
        always: [
          { description: 'One that failed may have it.', target: 'failed', guard: 'hasFailed' },
          { target: 'missing', guard: 'isNoneLeft' },
          { target: 'asking' },
        ],
      },
      asking: {
        invoke: {
          id: 'askTowns',
          src: 'askTowns',
          input: ({ context: { sought, left, own } }) => ({ sought, own, towns: left.slice(0, TOWNS_TOGETHER) }),
          onDone: [
            {
              target: 'found',
              guard: { type: 'isFound', params: ({ event }) => event.output },
              actions: { type: 'tellFound', params: ({ event }) => event.output },
            },
            { target: 'deciding', actions: { type: 'dropAsked', params: ({ event }) => event.output } },
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

/** The state of the page while the municipality is searched. */
export type SheetTownFace = 'looking' | 'failed' | 'missing'

export const sheetTownFace = (snapshot: SnapshotFrom<ReturnType<typeof sheetTownMachine>>): SheetTownFace =>
  snapshot.matches('failed') ? 'failed' : snapshot.matches('missing') ? 'missing' : 'looking'
