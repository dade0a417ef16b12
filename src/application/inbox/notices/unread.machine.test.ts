import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ends, fails, found, NO_PORTS, portOf, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { LONGEST_INTERVAL, UNREAD_INTERVAL, unreadMachine } from './unread.machine.ts'

const open = () => {
  const count = waitingPort<[], RequestFailure, number>()
  const show = vi.fn<(count: number) => void>()
  const listeners = new Set<() => void>()
  const users = new Set<() => void>()
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
        watchUse: (listener) => {
          users.add(listener)
          return () => users.delete(listener)
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
    /** Minute by minute: what waits is begun in each. */
    passMinutes: (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) clock.increment(UNREAD_INTERVAL)
    },
    send: actor.send,
    stop: () => actor.stop(),
    listeners,
    users,
    use: () => {
      for (const listener of users) listener()
    },
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
      { type: 'app.used' },
      found('countFirst', 2),
      ends('countFirst', 3),
      fails('countFirst', { _tag: 'Unreachable' }),
      ends('count', 3),
      fails('count', { _tag: 'Unreachable' }),
      fails('watchPresence', new Error('A defect')),
      fails('watchUse', new Error('A defect')),
    ],
    sees: ({ isUsed, quiet, isInReach }) => [isUsed, Math.min(1, quiet), isInReach],
  })
  expect(walked).toEqual({ states: 7, transitions: 26, unreached: [], untaken: [], strayed: [] })
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
    clock.increment(UNREAD_INTERVAL)
    expect(count.calls.length).toBe(3)
  })

  test('is read less and less often while nobody touches the app, and each four minutes at least', async () => {
    const { count, clock } = arrive()
    await count.call().succeed(0)
    const minutes: number[] = []
    for (let minute = 1; minute <= 20; minute += 1) {
      const before = count.calls.length
      clock.increment(UNREAD_INTERVAL)
      if (count.calls.length === before) continue
      minutes.push(minute)
      await count.call().succeed(0)
    }
    expect(minutes).toEqual([1, 3, 7, 11, 15, 19])
    expect(LONGEST_INTERVAL).toBe(4 * UNREAD_INTERVAL)
  })

  test('is read each minute by whoever uses the app', async () => {
    const { count, clock, use } = arrive()
    await count.call().succeed(3)
    for (let minute = 1; minute <= 10; minute += 1) {
      clock.increment(UNREAD_INTERVAL / 2)
      use()
      clock.increment(UNREAD_INTERVAL / 2)
      await count.call().succeed(3)
    }
    expect(count.calls.length).toBe(11)
  })

  test('is read at the first touch after a while, and each minute from then on', async () => {
    const { count, clock, passMinutes, use } = arrive()
    await count.call().succeed(3)
    for (const minutes of [1, 2]) {
      passMinutes(minutes)
      await count.call().succeed(3)
    }
    passMinutes(2)
    expect(count.calls.length).toBe(3)
    use()
    expect(count.calls.length).toBe(4)
    await count.call().succeed(3)
    use()
    expect(count.calls.length).toBe(4)
    clock.increment(UNREAD_INTERVAL)
    expect(count.calls.length).toBe(5)
  })

  test.each([
    ['another count', async ({ count }: ReturnType<typeof arrive>) => count.call().succeed(4)],
    [
      'the return of the app',
      async ({ count, becomes }: ReturnType<typeof arrive>) => {
        await count.call().succeed(3)
        becomes({ visible: false })
        becomes({ visible: true })
        await count.call().succeed(3)
      },
    ],
  ])('is read after a minute again after %s', async (_, come) => {
    const app = arrive()
    const { count, clock, passMinutes } = app
    await count.call().succeed(3)
    passMinutes(1)
    await count.call().succeed(3)
    passMinutes(2)
    await come(app)
    const asked = count.calls.length
    clock.increment(UNREAD_INTERVAL)
    expect(count.calls.length).toBe(asked + 1)
  })

  test('is not read at a touch without a network', async () => {
    const { count, passMinutes, use, becomes } = arrive()
    await count.call().succeed(3)
    passMinutes(1)
    await count.call().succeed(3)
    passMinutes(1)
    becomes({ online: false })
    use()
    passMinutes(10)
    expect(count.calls.length).toBe(2)
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
    const { listeners, users, stop } = open()
    expect([listeners.size, users.size]).toEqual([1, 1])
    stop()
    expect([listeners.size, users.size]).toEqual([0, 0])
  })
})
