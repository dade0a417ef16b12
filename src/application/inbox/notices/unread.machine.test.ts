import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ends, fails, found, NO_PORTS, portOf, waitingPort, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { UNREAD_INTERVAL, unreadMachine } from './unread.machine.ts'

const open = () => {
  const count = waitingPort<[], RequestFailure, number>()
  const show = vi.fn<(count: number) => void>()
  const listeners = new Set<() => void>()
  const device = { visible: true, online: true }
  const clock = new SimulatedClock()
  const actor = createActor(
    unreadMachine({
      receivedNotices: portOf({
        unread: count.port,
      }),
      presence: {
        isOnline: () => device.online,
        isVisible: () => device.visible,
        watch: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      appBadge: { show },
    }),
    { clock },
  )
  actor.start()
  return {
    count,
    show,
    clock,
    send: actor.send,
    stop: () => actor.stop(),
    listeners,
    becomes: (now: Partial<typeof device>) => {
      Object.assign(device, now)
      for (const listener of listeners) listener()
    },
    shown: () => actor.getSnapshot().context.count,
  }
}

/** The count for a signed-in reader of notices. */
const arrive = () => {
  const app = open()
  app.send({ type: 'reader.arrived' })
  return app
}

test('Every transition of the unread count is covered', async () => {
  const walked = await walk(unreadMachine(NO_PORTS), {
    events: [
      { type: 'reader.arrived' },
      { type: 'reader.left' },
      { type: 'presence.gained' },
      { type: 'presence.lost' },
      { type: 'refresh.requested' },
      { type: 'content.changed' },
      found('countFirst', 2),
      ends('countFirst', 3),
      fails('countFirst', { _tag: 'Unreachable' }),
      ends('count', 3),
      fails('count', { _tag: 'Unreachable' }),
      fails('watchPresence', new Error('A defect')),
    ],
  })
  expect(walked).toEqual({ states: 5, transitions: 21, unreached: [], untaken: [], strayed: [] })
})

describe('The unread count', () => {
  test('is read at once, and shown on the app icon too (NOTICE-02)', async () => {
    const { count, show, shown } = arrive()
    expect([count.calls.length, shown()]).toEqual([1, 0])
    await count.call().succeed(3)
    expect(shown()).toBe(3)
    expect(show.mock.calls).toEqual([[3]])
  })

  test('is read again after its interval, and not before', async () => {
    const { count, clock, shown } = arrive()
    await count.call().succeed(3)
    clock.increment(UNREAD_INTERVAL - 1)
    expect(count.calls.length).toBe(1)
    clock.increment(1)
    expect(count.calls.length).toBe(2)
    await count.call().succeed(4)
    expect(shown()).toBe(4)
  })

  test('keeps its last value silently when a reading fails, and tries again later (ERR-02)', async () => {
    const { count, show, clock, shown } = arrive()
    await count.call().succeed(3)
    clock.increment(UNREAD_INTERVAL)
    await count.call().fail({ _tag: 'Unreachable' })
    expect([shown(), show.mock.calls.length]).toEqual([3, 1])
    clock.increment(UNREAD_INTERVAL)
    expect(count.calls.length).toBe(3)
  })

  test('is read again after a change, and an answer from before is ignored (fault 23)', async () => {
    const { count, send, shown } = arrive()
    send({ type: 'refresh.requested' })
    expect(count.calls.length).toBe(2)
    await count.call(1).succeed(9)
    expect(shown()).toBe(0)
    await count.call().succeed(2)
    expect(shown()).toBe(2)
    send({ type: 'refresh.requested' })
    expect(count.calls.length).toBe(3)
  })

  test('is read again when the app becomes visible and online, not while it is hidden', async () => {
    const { count, clock, becomes } = arrive()
    await count.call().succeed(3)
    becomes({ visible: false })
    clock.increment(3 * UNREAD_INTERVAL)
    becomes({ visible: true, online: false })
    clock.increment(3 * UNREAD_INTERVAL)
    expect(count.calls.length).toBe(1)
    becomes({ online: true })
    expect(count.calls.length).toBe(2)
    becomes({ visible: true })
    expect(count.calls.length).toBe(2)
  })

  test('is read at its intervals again once the app is back', async () => {
    const { count, clock, becomes } = arrive()
    becomes({ visible: false })
    await count.call().succeed(3)
    clock.increment(UNREAD_INTERVAL)
    expect(count.calls.length).toBe(1)
    becomes({ visible: true })
    await count.call().succeed(3)
    clock.increment(UNREAD_INTERVAL)
    expect(count.calls.length).toBe(3)
  })

  test.each(['counting', 'known'])('is cleared once the reader has left, on the icon too: %s', async (moment) => {
    const { count, show, send, clock, shown } = arrive()
    await count.call().succeed(3)
    if (moment === 'counting') send({ type: 'refresh.requested' })
    const asked = count.calls.length
    send({ type: 'reader.left' })
    expect([shown(), show.mock.lastCall]).toEqual([0, [0]])
    await count.call().succeed(4)
    clock.increment(UNREAD_INTERVAL)
    expect([shown(), count.calls.length]).toEqual([0, asked])
    send({ type: 'reader.arrived' })
    expect(count.calls.length).toBe(asked + 1)
  })

  test.each(['counting', 'known'])(
    'is asked for anew when another reader takes the place of the first: %s',
    async (moment) => {
      const { count, send, shown } = arrive()
      if (moment === 'known') await count.call().succeed(3)
      send({ type: 'reader.arrived' })
      expect(count.calls.length).toBe(2)
      await count.call(1).succeed(3)
      await count.call().succeed(5)
      expect(shown()).toBe(5)
    },
  )

  test('is not read without a reader', () => {
    const { count, send, becomes } = open()
    send({ type: 'refresh.requested' })
    becomes({ visible: true })
    expect(count.calls.length).toBe(0)
    send({ type: 'reader.arrived' })
    expect(count.calls.length).toBe(1)
  })

  test('stops listening when it is no longer needed', () => {
    const { listeners, stop } = open()
    expect(listeners.size).toBe(1)
    stop()
    expect(listeners.size).toBe(0)
  })
})
