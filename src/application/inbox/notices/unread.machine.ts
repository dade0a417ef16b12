import { assign, setup, type SnapshotFrom } from 'xstate'
import { fromReading } from '#application/kit/from-port.ts'
import type { Bare, KeptFirst, KeptNews } from '#application/kit/kept-first.ts'
import { fromSource } from '#application/kit/from-source.ts'
import { fromPresence, type PresenceNews } from '#application/kit/presence.ts'
import type { AppBadge, Presence, Use } from '#application/ports/device-state.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'

/**
 * [decided] The refresh interval of the unread count while the app is in sight and used, and the longest one while nobody
 * touches it, in milliseconds.
 */
export const UNREAD_INTERVAL = 60_000
export const LONGEST_INTERVAL = 240_000

/** The interval doubles after each count that was no other, while nobody touches the app. `quiet` is the number of those. */
const intervalAfter = (quiet: number): number => Math.min(LONGEST_INTERVAL, UNREAD_INTERVAL * 2 ** quiet)

export type UnreadPorts = Readonly<{ receivedNotices: ReceivedNotices; presence: Presence & Use; appBadge: AppBadge }>

/**
 * The number of unread notices (NOTICE-02): the server alone decides which count, and the app shows its number. While a
 * reader of notices is signed in it is read at once, at each interval, when the app becomes visible, and after a
 * change. While nobody touches the app the interval grows; at the next touch a count of more than a minute ago is read
 * at once. Failures are silent and keep the last count (ERR-02). The first count is the one that the device has kept,
 * until the server tells it (ERR-11).
 */
export const unreadMachine = ({ receivedNotices, presence, appBadge }: UnreadPorts) =>
  setup({
    types: {
      context: {} as Readonly<{
        count: number
        /** Whether the app is in sight and has a network; where nobody says so it is. */
        isInReach: boolean
        /** Whether the app was opened, seen again or touched since the last count. */
        isUsed: boolean
        /** How many times nobody touched the app until a count that was no other. */
        quiet: number
      }>,
      events: {} as
        | { type: 'app.used' }
        | { type: 'reader.arrived' }
        | { type: 'reader.left' }
        | PresenceNews
        | { type: 'refresh.requested' }
        | { type: 'content.changed' }
        | KeptNews,
      tags: {} as Bare,
    },
    actors: {
      watchPresence: fromPresence(presence),
      watchUse: fromSource<{ type: 'app.used' }>((tell) => presence.watchUse(() => tell({ type: 'app.used' }))),
      count: fromReading((_: void, signal) => receivedNotices.unread(signal)),
    },
    actions: {
      keepCount: assign(({ context }, count: number) => ({
        count,
        quiet: context.isUsed || count !== context.count ? 0 : context.quiet + 1,
        isUsed: false,
      })),
      keepFailure: assign(({ context }) => ({ quiet: context.isUsed ? 0 : context.quiet + 1, isUsed: false })),
      forgetCount: assign({ count: 0, isUsed: true, quiet: 0 }),
      noteUse: assign({ isUsed: true }),
      keepEarly: assign((_, { value }: KeptFirst) => ({ count: value as number })),
      noteReach: assign((_, { isInReach }: Readonly<{ isInReach: boolean }>) => ({ isInReach })),
      showBadge: ({ context }) => appBadge.show(context.count),
    },
    guards: {
      isInReach: ({ context }) => context.isInReach,
      isLeft: ({ context }) => context.quiet > 0 && !context.isUsed,
    },
    delays: { interval: UNREAD_INTERVAL, rest: ({ context }) => intervalAfter(context.quiet) - UNREAD_INTERVAL },
  }).createMachine({
    id: 'unread',
    context: { count: 0, isInReach: true, isUsed: true, quiet: 0 },
    invoke: [
      {
        id: 'watchPresence',
        src: 'watchPresence',
        onError: {
          description: 'Without a source of visibility it is still read at each interval.',
        },
      },
      {
        id: 'watchUse',
        src: 'watchUse',
        onError: { description: 'Without a source of touches it is read at the longer intervals.' },
      },
    ],
    on: {
      'app.used': { actions: 'noteUse' },
      'presence.gained': { actions: { type: 'noteReach', params: { isInReach: true } } },
      'presence.lost': { actions: { type: 'noteReach', params: { isInReach: false } } },
    },
    initial: 'resting',
    states: {
      resting: { on: { 'reader.arrived': 'arriving' } },
      arriving: {
        description: 'A reader has come, and the server has told no count.',
        tags: 'bare',
        on: {
          'reader.arrived': { target: 'arriving', reenter: true },
          'refresh.requested': 'counting',
          'kept.found': { actions: [{ type: 'keepEarly', params: ({ event }) => event.kept }, 'showBadge'] },
          'reader.left': { target: 'resting', actions: ['forgetCount', 'showBadge'] },
        },
        invoke: {
          id: 'countFirst',
          src: 'count',
          onDone: {
            target: 'known',
            actions: [{ type: 'keepCount', params: ({ event }) => event.output }, 'showBadge'],
          },
          onError: { target: 'known', actions: 'keepFailure' },
        },
      },
      counting: {
        on: {
          'reader.arrived': { target: 'counting', reenter: true },
          'refresh.requested': { target: 'counting', reenter: true },
          'reader.left': { target: 'resting', actions: ['forgetCount', 'showBadge'] },
        },
        invoke: {
          id: 'count',
          src: 'count',
          onDone: {
            target: 'known',
            actions: [{ type: 'keepCount', params: ({ event }) => event.output }, 'showBadge'],
          },
          onError: { target: 'known', actions: 'keepFailure' },
        },
      },
      known: {
        on: {
          'reader.arrived': 'counting',
          'refresh.requested': 'counting',
          'content.changed': 'counting',
          'presence.gained': {
            target: 'counting',
            actions: [{ type: 'noteReach', params: { isInReach: true } }, 'noteUse'],
          },
          'reader.left': { target: 'resting', actions: ['forgetCount', 'showBadge'] },
        },
        initial: 'recent',
        states: {
          recent: {
            description: 'It was read less than a minute ago. Out of sight it is read when the app comes back.',
            after: {
              interval: [
                { target: 'left', guard: 'isLeft' },
                { target: '#unread.counting', guard: 'isInReach' },
              ],
            },
          },
          left: {
            description: 'Nobody has touched the app since: it is read at the next touch, or later by itself.',
            on: { 'app.used': { target: '#unread.counting', guard: 'isInReach', actions: 'noteUse' } },
            after: { rest: { target: '#unread.counting', guard: 'isInReach' } },
          },
        },
      },
    },
  })

/** Whether the server has answered: before that the count is the one that the device has kept (ERR-11). */
export const isCountAnswered = (snapshot: SnapshotFrom<typeof unreadMachine>): boolean => !snapshot.matches('arriving')
