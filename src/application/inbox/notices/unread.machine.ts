import { assign, setup, type SnapshotFrom } from 'xstate'
import { fromReading } from '#application/kit/from-port.ts'
import type { Bare, KeptFirst, KeptNews } from '#application/kit/kept-first.ts'
import { fromPresence, type PresenceNews } from '#application/kit/presence.ts'
import type { AppBadge, Presence } from '#application/ports/device-state.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'

/** [decided] The refresh interval of the unread count while the app is visible, in milliseconds. */
export const UNREAD_INTERVAL = 60_000

export type UnreadPorts = Readonly<{ receivedNotices: ReceivedNotices; presence: Presence; appBadge: AppBadge }>

/**
 * The number of unread notices (NOTICE-02). While a reader of notices is signed in it is read at once, at each
 * interval, when the app becomes visible, and after a change. Failures are silent and keep the last count (ERR-02). The
 * first count is the one that the device has kept, until the server tells it (ERR-11).
 */
export const unreadMachine = ({ receivedNotices, presence, appBadge }: UnreadPorts) =>
  setup({
    types: {
      context: {} as Readonly<{
        count: number
        /** Whether the app is in sight and has a network; where nobody says so it is. */
        isInReach: boolean
      }>,
      events: {} as
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
      count: fromReading((_: void, signal) => receivedNotices.unread(signal)),
    },
    actions: {
      keepCount: assign((_, count: number) => ({ count })),
      keepEarly: assign((_, { value }: KeptFirst) => ({ count: value as number })),
      noteReach: assign((_, { isInReach }: Readonly<{ isInReach: boolean }>) => ({ isInReach })),
      showBadge: ({ context }) => appBadge.show(context.count),
    },
    guards: { isInReach: ({ context }) => context.isInReach },
    delays: { interval: UNREAD_INTERVAL },
  }).createMachine({
    id: 'unread',
    context: { count: 0, isInReach: true },
    invoke: {
      id: 'watchPresence',
      src: 'watchPresence',
      onError: {
        description: 'Without a source of visibility it is still read at each interval.',
      },
    },
    on: {
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
          'reader.left': { target: 'resting', actions: [{ type: 'keepCount', params: 0 }, 'showBadge'] },
        },
        invoke: {
          id: 'countFirst',
          src: 'count',
          onDone: {
            target: 'known',
            actions: [{ type: 'keepCount', params: ({ event }) => event.output }, 'showBadge'],
          },
          onError: 'known',
        },
      },
      counting: {
        on: {
          'reader.arrived': { target: 'counting', reenter: true },
          'refresh.requested': { target: 'counting', reenter: true },
          'reader.left': { target: 'resting', actions: [{ type: 'keepCount', params: 0 }, 'showBadge'] },
        },
        invoke: {
          id: 'count',
          src: 'count',
          onDone: {
            target: 'known',
            actions: [{ type: 'keepCount', params: ({ event }) => event.output }, 'showBadge'],
          },
          onError: 'known',
        },
      },
      known: {
        on: {
          'reader.arrived': 'counting',
          'refresh.requested': 'counting',
          'content.changed': 'counting',
          'presence.gained': {
            target: 'counting',
            actions: { type: 'noteReach', params: { isInReach: true } },
          },
          'reader.left': { target: 'resting', actions: [{ type: 'keepCount', params: 0 }, 'showBadge'] },
        },
        after: {
          interval: {
            description: 'Out of sight nothing is asked: it is read when the app comes back.',
            target: 'counting',
            guard: 'isInReach',
          },
        },
      },
    },
  })

/** Whether the server has answered: before that the count is the one that the device has kept (ERR-11). */
export const isCountAnswered = (snapshot: SnapshotFrom<typeof unreadMachine>): boolean => !snapshot.matches('arriving')
