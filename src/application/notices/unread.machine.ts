import { assign, setup } from 'xstate'
import { fromReading, needsPort } from '#application/kit/from-port.ts'
import { needsSource } from '#application/kit/from-source.ts'
import { fromPresence, type PresenceNews } from '#application/kit/presence.ts'
import type { AppBadge, Presence } from '#application/ports/device-state.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'

/** [decided] The refresh interval of the unread count while the app is visible, in milliseconds. */
export const UNREAD_INTERVAL = 60_000

/**
 * The number of unread notices (NOTICE-02). While a reader of notices is signed in it is read at once, at each
 * interval, when the app becomes visible, and after a change. Failures are silent and keep the last count (ERR-02).
 */
export const unreadMachine = setup({
  types: {
    context: {} as Readonly<{ count: number }>,
    events: {} as { type: 'reader.arrived' } | { type: 'reader.left' } | PresenceNews | { type: 'refresh.requested' },
  },
  actors: {
    watchPresence: needsSource('watchPresence'),
    count: needsPort<number, void>('count'),
  },
  actions: {
    keepCount: assign((_, count: number) => ({ count })),
    showBadge: () => {
      throw new Error('No port was provided for "showBadge"')
    },
  },
  delays: { interval: UNREAD_INTERVAL },
}).createMachine({
  id: 'unread',
  context: { count: 0 },
  invoke: {
    id: 'watchPresence',
    src: 'watchPresence',
    onError: {
      description: 'Without a source of visibility it is still read at each interval.',
    },
  },
  initial: 'resting',
  states: {
    resting: { on: { 'reader.arrived': 'counting' } },
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
        'presence.gained': 'counting',
        'reader.left': { target: 'resting', actions: [{ type: 'keepCount', params: 0 }, 'showBadge'] },
      },
      after: { interval: 'counting' },
    },
  },
})

export const unread = ({
  receivedNotices,
  presence,
  appBadge,
}: Readonly<{ receivedNotices: ReceivedNotices; presence: Presence; appBadge: AppBadge }>) =>
  unreadMachine.provide({
    actors: {
      watchPresence: fromPresence(presence),
      count: fromReading((_, signal) => receivedNotices.unread(signal)),
    },
    actions: { showBadge: ({ context }) => appBadge.show(context.count) },
  })
