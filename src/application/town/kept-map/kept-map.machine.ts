import { assign, type DoneActorEvent, emit, setup, type SnapshotFrom } from 'xstate'
import { errorOf, failureOf, fromPort, fromSignalled, fromTelling } from '#application/kit/from-port.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { KeptMap, KeptMapFailure, KeptMapFile, MapProgress } from '#application/ports/kept-map.ts'

/** A table, so that the compiler requires new ones. */
const failure = failureOf<KeptMapFailure>({
  NoShelf: true,
  Unreachable: true,
  NoMap: true,
  TooBig: true,
  NoRoom: true,
})

/** What became of a map that the citizen has asked for; `isInSight`: the settings are open, and say it themselves. */
export type KeptMapNews =
  | Readonly<{ type: 'map.kept'; isInSight: boolean }>
  | Readonly<{ type: 'map.notKept'; isInSight: boolean; reason: KeptMapFailure | Unexpected }>

type Context = Readonly<{
  /** How many pages show it. */
  pages: number
  /** What is kept, or would be; undefined while it is not known. */
  file: KeptMapFile | undefined
  progress: MapProgress | undefined
  /** Why the map was not kept, until it is asked for again. */
  problem: KeptMapFailure | Unexpected | undefined
}>

type ProgressNews = Readonly<{ type: 'progress.made'; progress: MapProgress }>

type Event =
  | { type: 'page.opened' }
  | { type: 'page.left' }
  | { type: 'download.requested' }
  | { type: 'download.cancelled' }
  | { type: 'removal.requested' }
  | ProgressNews

/** What the device has kept. */
const found = ({ event }: { event: DoneActorEvent<KeptMapFile | undefined> }) => event.output

/**
 * The town's map for times without a network: fetched and removed when the citizen asks for it (DIR-11). It goes on when
 * the settings are left. What another tab has done is seen when they are opened.
 */
export const keptMapMachine = ({ keptMap }: Readonly<{ keptMap: KeptMap }>) =>
  setup({
    types: { context: {} as Context, events: {} as Event, emitted: {} as KeptMapNews },
    actors: {
      find: fromPort(() => keptMap.find()),
      measure: fromSignalled((_: undefined, signal) => keptMap.measure(signal)),
      download: fromTelling((_: undefined, tell: (news: ProgressNews) => void, signal) =>
        keptMap.keep((progress) => tell({ type: 'progress.made', progress }), signal),
      ),
      remove: fromPort(() => keptMap.remove()),
    },
    actions: {
      countPage: assign(({ context }) => ({ pages: context.pages + 1 })),
      discountPage: assign(({ context }) => ({ pages: context.pages - 1 })),
      keepFile: assign((_, file: KeptMapFile | undefined) => ({ file })),
      keepProgress: assign((_, { progress }: ProgressNews) => ({ progress })),
      keepProblem: assign((_, error: unknown) => ({ problem: failure(error) })),
      forgetProgress: assign({ progress: undefined }),
      forgetProblem: assign({ problem: undefined }),
      tellKept: emit(({ context }) => ({ type: 'map.kept' as const, isInSight: context.pages > 0 })),
      tellNotKept: emit(({ context }, error: unknown) => ({
        type: 'map.notKept' as const,
        isInSight: context.pages > 0,
        reason: failure(error),
      })),
    },
    guards: {
      isKept: (_, found: KeptMapFile | undefined) => found !== undefined,
      hasNoShelf: (_, error: unknown) => failure(error)._tag === 'NoShelf',
      isBeyond: (_, error: unknown) => failure(error)._tag === 'TooBig',
    },
  }).createMachine({
    id: 'keptMap',
    context: { pages: 0, file: undefined, progress: undefined, problem: undefined },
    initial: 'looking',
    on: { 'page.opened': { actions: 'countPage' }, 'page.left': { actions: 'discountPage' } },
    states: {
      looking: {
        description: 'The device is asked what it has kept.',
        invoke: {
          id: 'find',
          src: 'find',
          onDone: [
            { target: 'kept', guard: { type: 'isKept', params: found }, actions: { type: 'keepFile', params: found } },
            { target: 'absent' },
          ],
          onError: [{ target: 'impossible', guard: { type: 'hasNoShelf', params: errorOf } }, { target: 'absent' }],
        },
      },
      impossible: { description: 'This device keeps no files: there is nothing to offer.' },
      absent: {
        description: 'Nothing is kept. The citizen may ask for the map.',
        initial: 'measuring',
        on: { 'page.opened': { target: '.checking', actions: 'countPage' }, 'download.requested': 'downloading' },
        states: {
          checking: {
            description: 'Another window may have kept the map since.',
            invoke: {
              id: 'find',
              src: 'find',
              onDone: [
                {
                  target: '#keptMap.kept',
                  guard: { type: 'isKept', params: found },
                  actions: { type: 'keepFile', params: found },
                },
                { target: 'measuring' },
              ],
              onError: 'measuring',
            },
          },
          measuring: {
            description: 'The host is asked how large the map is.',
            invoke: {
              id: 'measure',
              src: 'measure',
              onDone: { target: 'measured', actions: { type: 'keepFile', params: ({ event }) => event.output } },
              onError: [
                { target: '#keptMap.tooBig', guard: { type: 'isBeyond', params: errorOf } },
                { target: 'measured' },
              ],
            },
          },
          measured: { description: 'How large the map is, is known as far as the host tells it.' },
        },
      },
      tooBig: {
        description: 'The map is too large to be kept.',
        on: { 'page.opened': { target: 'absent.checking', actions: 'countPage' } },
      },
      downloading: {
        description: 'The map is on its way.',
        exit: 'forgetProgress',
        on: {
          'progress.made': { actions: { type: 'keepProgress', params: ({ event }) => event } },
          'download.cancelled': 'absent',
        },
        invoke: {
          id: 'download',
          src: 'download',
          onDone: {
            target: 'kept',
            actions: [{ type: 'keepFile', params: ({ event }) => event.output }, 'tellKept'],
          },
          onError: [
            {
              target: 'tooBig',
              guard: { type: 'isBeyond', params: errorOf },
              actions: { type: 'tellNotKept', params: errorOf },
            },
            {
              target: 'failed',
              actions: [
                { type: 'keepProblem', params: errorOf },
                { type: 'tellNotKept', params: errorOf },
              ],
            },
          ],
        },
      },
      failed: {
        description: 'The map has not come, or found no room. It can be asked for again.',
        on: { 'page.opened': { target: 'absent.checking', actions: 'countPage' }, 'download.requested': 'downloading' },
        exit: 'forgetProblem',
      },
      kept: {
        description: 'The map is on the device.',
        initial: 'settled',
        on: { 'page.opened': { target: '.checking', actions: 'countPage' }, 'removal.requested': 'removing' },
        states: {
          settled: { description: 'It is known how large it is.' },
          checking: {
            description: 'Another window may have removed the map since, or a newer one have come.',
            invoke: {
              id: 'find',
              src: 'find',
              onDone: [
                {
                  target: 'settled',
                  guard: { type: 'isKept', params: found },
                  actions: { type: 'keepFile', params: found },
                },
                { target: '#keptMap.absent' },
              ],
              onError: 'settled',
            },
          },
        },
      },
      removing: {
        description: 'The map is taken off the device.',
        invoke: { id: 'remove', src: 'remove', onDone: 'absent', onError: 'looking' },
      },
    },
  })

type Value = SnapshotFrom<ReturnType<typeof keptMapMachine>>['value']

/** How the town's map stands on this device. */
export type MapStanding = Extract<Value, string> | 'absent' | 'kept'

export const mapStanding = ({ value }: Readonly<{ value: Value }>): MapStanding =>
  typeof value === 'string' ? value : 'kept' in value ? 'kept' : 'absent'
