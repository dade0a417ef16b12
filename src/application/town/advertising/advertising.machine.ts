import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, setup, type SnapshotFrom } from 'xstate'
import { fromReading } from '#application/kit/from-port.ts'
import { type Advertisement, type AdvertisingRoom, shownIn } from '#domain/advertising/advertisement.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Ports } from '#application/ports/ports.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'

/** [decided] The interval of the rotation, in milliseconds. */
export const TURN = 8_000

/** The independent reasons to pause the rotation (ADS-04). */
export type Hold =
  /** The citizen paused it. */
  | 'citizen'
  | 'hover'
  | 'focus'
  /** The page is hidden. */
  | 'hidden'
  /** The device prefers reduced motion. */
  | 'stillness'

type Context = Readonly<{
  room: AdvertisingRoom
  /** In display order. */
  advertisements: readonly Advertisement[]
  /** The index of the current one. */
  at: number
  holds: ReadonlySet<Hold>
}>

/**
 * The advertisements of one slot of a page. They are read once, and rotate while nothing pauses them (ADS-04). A failure is
 * silent: the slot stays empty.
 */
export const advertisingMachine = ({ advertising, configuration }: Pick<Ports, 'advertising' | 'configuration'>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ room: AdvertisingRoom }>,
      events: {} as { type: 'turns.held' | 'turns.released'; by: Hold },
    },
    actors: {
      read: fromReading((room: AdvertisingRoom, signal) =>
        pipe(
          isSwitchedOn(configuration, 'advertising') ? advertising.all(room, signal) : TaskEither.right([]),
          TaskEither.map((all) => shownIn(all, room)),
        ),
      ),
    },
    actions: {
      keep: assign((_, advertisements: readonly Advertisement[]) => ({ advertisements })),
      hold: assign(({ context }, by: Hold) => ({ holds: new Set(context.holds).add(by) })),
      release: assign(({ context }, by: Hold) => ({ holds: new Set([...context.holds].filter((one) => one !== by)) })),
      turn: assign(({ context: { at, advertisements } }) => ({ at: (at + 1) % advertisements.length })),
    },
    guards: {
      isNone: ({ context }) => context.advertisements.length === 0,
      isAlone: ({ context }) => context.advertisements.length === 1,
      isHeld: ({ context }) => context.holds.size > 0,
      isFree: ({ context }) => context.holds.size === 0,
    },
    delays: { turn: TURN },
  }).createMachine({
    id: 'advertising',
    context: ({ input }) => ({ room: input.room, advertisements: [], at: 0, holds: new Set() }),
    initial: 'reading',
    on: {
      'turns.held': { actions: { type: 'hold', params: ({ event }) => event.by } },
      'turns.released': { actions: { type: 'release', params: ({ event }) => event.by } },
    },
    states: {
      reading: {
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => context.room,
          onDone: { target: 'known', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: 'empty',
        },
      },
      known: {
        always: [{ target: 'empty', guard: 'isNone' }, { target: 'alone', guard: 'isAlone' }, { target: 'several' }],
      },
      empty: { description: 'There is none, or they could not be read.' },
      alone: {},
      several: {
        initial: 'moving',
        states: {
          moving: {
            always: { target: 'held', guard: 'isHeld' },
            after: { turn: { target: 'moving', reenter: true, actions: 'turn' } },
          },
          held: { always: { target: 'moving', guard: 'isFree' } },
        },
      },
    },
  })

type Snapshot = SnapshotFrom<ReturnType<typeof advertisingMachine>>

/** `waiting`: the answer has not arrived. */
export type AdvertisingFace = 'waiting' | 'empty' | 'shown'

export const advertisingFace = (snapshot: Snapshot): AdvertisingFace =>
  snapshot.matches('reading') ? 'waiting' : snapshot.matches('empty') ? 'empty' : 'shown'

/** Whether a rotation is possible: there are several, and the device does not prefer reduced motion. */
export const takesTurns = (snapshot: Snapshot): boolean =>
  snapshot.matches('several') && !snapshot.context.holds.has('stillness')
