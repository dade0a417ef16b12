import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, setup, type SnapshotFrom } from 'xstate'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import {
  type Advertisement,
  type AdvertisementId,
  type AdvertisingRoom,
  shownIn,
} from '#domain/advertising/advertisement.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
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

export type Click = Readonly<{ advertisement: AdvertisementId; municipality: MunicipalityId | undefined }>

type Context = Readonly<{
  room: AdvertisingRoom
  /** In display order. */
  advertisements: readonly Advertisement[]
  /** The index of the current one. */
  at: number
  holds: ReadonlySet<Hold>
  click: Click | undefined
}>

type Event =
  | { type: 'turns.held'; by: Hold }
  | { type: 'turns.released'; by: Hold }
  | { type: 'advertisement.followed'; advertisement: Advertisement }

const without = (holds: ReadonlySet<Hold>, by: Hold): ReadonlySet<Hold> =>
  new Set([...holds].filter((one) => one !== by))

/**
 * The advertisements of one slot of a page. They are read once, and rotate while nothing pauses them (ADS-04). Clicks
 * are counted in the background (ADS-03). Failures are silent: the slot stays empty.
 */
export const advertisingMachine = ({ advertising, configuration }: Pick<Ports, 'advertising' | 'configuration'>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ room: AdvertisingRoom }>,
      events: {} as Event,
    },
    actors: {
      read: fromReading((room: AdvertisingRoom, signal) =>
        pipe(
          isSwitchedOn(configuration, 'advertising') ? advertising.all(room, signal) : TaskEither.right([]),
          TaskEither.map((all) => shownIn(all, room)),
        ),
      ),
      count: fromPort((click: Click) => advertising.countClick(click)),
    },
    actions: {
      keep: assign((_, advertisements: readonly Advertisement[]) => ({ advertisements })),
      hold: assign(({ context }, by: Hold) => ({ holds: new Set(context.holds).add(by) })),
      release: assign(({ context }, by: Hold) => ({ holds: without(context.holds, by) })),
      turn: assign(({ context: { at, advertisements } }) => ({ at: (at + 1) % advertisements.length })),
      keepClick: assign(({ context: { room } }, { id, municipality }: Advertisement) => ({
        click: { advertisement: id, municipality: municipality ?? room.municipality },
      })),
    },
    guards: {
      isNone: ({ context }) => context.advertisements.length === 0,
      isAlone: ({ context }) => context.advertisements.length === 1,
      isHeld: ({ context }) => context.holds.size > 0,
      isLastHold: ({ context }, by: Hold) => without(context.holds, by).size === 0,
    },
    delays: { turn: TURN },
  }).createMachine({
    id: 'advertising',
    context: ({ input }) => ({ room: input.room, advertisements: [], at: 0, holds: new Set(), click: undefined }),
    type: 'parallel',
    states: {
      room: {
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
            always: [
              { target: 'empty', guard: 'isNone' },
              { target: 'alone', guard: 'isAlone' },
              { target: 'several' },
            ],
          },
          empty: { description: 'There is none, or they could not be read.' },
          alone: {},
          several: {
            initial: 'deciding',
            states: {
              deciding: { always: [{ target: 'held', guard: 'isHeld' }, { target: 'moving' }] },
              moving: {
                after: { turn: { target: 'moving', reenter: true, actions: 'turn' } },
                on: { 'turns.held': { target: 'held', actions: { type: 'hold', params: ({ event }) => event.by } } },
              },
              held: {
                on: {
                  'turns.released': {
                    target: 'moving',
                    guard: { type: 'isLastHold', params: ({ event }) => event.by },
                    actions: { type: 'release', params: ({ event }) => event.by },
                  },
                },
              },
            },
          },
        },
      },
      clicks: {
        initial: 'resting',
        states: {
          resting: {
            on: {
              'advertisement.followed': {
                target: 'counting',
                actions: { type: 'keepClick', params: ({ event }) => event.advertisement },
              },
            },
          },
          counting: {
            invoke: {
              id: 'count',
              src: 'count',
              input: ({ context }) => present(context.click),
              onDone: 'resting',
              onError: {
                description: 'A click that is not counted is no trouble of the citizen’s.',
                target: 'resting',
              },
            },
            on: {
              'advertisement.followed': {
                description: 'Clicks in quick succession are all counted: each request runs to its end.',
                target: 'counting',
                reenter: true,
                actions: { type: 'keepClick', params: ({ event }) => event.advertisement },
              },
            },
          },
        },
      },
    },
  })

type Snapshot = SnapshotFrom<ReturnType<typeof advertisingMachine>>

/** `waiting`: the answer has not arrived. */
export type AdvertisingFace = 'waiting' | 'empty' | 'shown'

export const advertisingFace = (snapshot: Snapshot): AdvertisingFace =>
  snapshot.matches({ room: 'reading' }) ? 'waiting' : snapshot.matches({ room: 'empty' }) ? 'empty' : 'shown'

/** Whether a rotation is possible: there are several, and the device does not prefer reduced motion. */
export const takesTurns = (snapshot: Snapshot): boolean =>
  snapshot.matches({ room: 'several' }) && !snapshot.context.holds.has('stillness')
