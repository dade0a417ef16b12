import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { RequestFailure } from '#application/ports/failure.ts'
import { fromPort } from './from-port.ts'
import { fromPresence } from './presence.ts'
import { AGAIN } from './again.ts'
import { resourceMachine } from './resource.machine.ts'
import { resourceFace } from './resource.selectors.ts'
import { movingPresence } from './testing/moving-presence.ts'
import { ends, fails, found, outdated, waitingPort, walk } from './testing/walk.ts'

const weather = resourceMachine<string, number>('weather')

const beside = resourceMachine<string, number>('weather', { isBeside: true })

const open = (machine = weather, { presence } = movingPresence()) => {
  const load = waitingPort<[Readonly<{ query: string; isAgain?: boolean }>], RequestFailure, number>()
  const clock = new SimulatedClock()
  const provided = machine.provide({
    actors: { load: fromPort(load.port), watchPresence: fromPresence(presence) },
  })
  const actor = createActor(provided, { input: { query: 'Varese' }, clock })
  actor.start()
  return {
    load,
    clock,
    send: actor.send,
    shown: () => {
      const snapshot = actor.getSnapshot()
      const { query, value, failure } = snapshot.context
      return {
        face: resourceFace(snapshot),
        busy: snapshot.matches('loading') || snapshot.matches('refreshing'),
        query,
        value,
        failure,
      }
    },
  }
}

const unreachable = { _tag: 'Unreachable' } as const
const loading = { face: 'loading', busy: true, query: 'Varese', value: undefined, failure: undefined }
const loaded = { ...loading, face: 'loaded', busy: false, value: 21 }

test('Every transition of a resource is covered', async () => {
  const walked = await walk(beside, {
    inputs: [{ query: 'Varese' }],
    events: [
      { type: 'query.changed', query: 'Como' },
      { type: 'refresh.requested' },
      { type: 'content.changed' },
      { type: 'retry.requested' },
      { type: 'network.returned' },
      { type: 'presence.gained' },
      fails('watchPresence', new Error('A defect')),
      found('load', 20),
      ends('load', 21),
      fails('load', unreachable),
      fails('load', outdated(20)),
      ends('loadAgain', 21),
      fails('loadAgain', unreachable),
      fails('loadAgain', outdated(20)),
      ends('refresh', 22),
      fails('refresh', unreachable),
    ],
    sees: ({ isEarly }) => isEarly,
  })
  expect(walked).toEqual({ states: 13, transitions: 33, unreached: [], untaken: [], strayed: [] })
})

describe('A resource', () => {
  test('is requested at once, and shown when it arrives', async () => {
    const { load, shown } = open()
    expect(shown()).toEqual(loading)
    expect(load.call().asked).toEqual([{ query: 'Varese' }])
    await load.call().succeed(21)
    expect(shown()).toEqual(loaded)
  })

  test('shows its failure, and is read again by a retry', async () => {
    const { load, send, shown } = open()
    await load.call().fail(unreachable)
    expect(shown()).toEqual({ ...loading, face: 'failed', busy: false, failure: unreachable })
    send({ type: 'retry.requested' })
    expect([load.calls.length, shown().face]).toEqual([2, 'loading'])
    await load.call().succeed(21)
    expect(shown()).toEqual(loaded)
  })

  test.each([
    ['is read again by itself after a while (ERR-09)', beside, 2],
    ['waits for a retry where its failure is shown', weather, 1],
  ])('that failed %s', async (_, machine, readings) => {
    const { load, clock } = open(machine)
    await load.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    clock.increment(AGAIN - 1)
    expect(load.calls.length).toBe(1)
    clock.increment(1)
    expect(load.calls.length).toBe(readings)
  })

  test.each([
    ['out of sight', { isVisible: false, isOnline: true }],
    ['without a network', { isVisible: true, isOnline: false }],
  ])('that failed beside the page is not asked for %s, and as soon as that is over (ERR-09)', async (_, away) => {
    const citizen = movingPresence(away)
    const { load, clock } = open(beside, citizen)
    await load.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    clock.increment(30 * AGAIN)
    expect(load.calls.length).toBe(1)
    citizen.become({ isVisible: true, isOnline: true })
    expect(load.calls.length).toBe(2)
    await load.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    citizen.become(away)
    clock.increment(30 * AGAIN)
    expect(load.calls.length).toBe(2)
  })

  test('that failed beside the page looks the same while it is read again by itself (ERR-09)', async () => {
    const { load, clock, shown } = open(beside)
    const broken = { _tag: 'Refused', status: 500, message: undefined } as const
    await load.call().fail(broken)
    const failed = shown()
    clock.increment(AGAIN)
    expect([shown(), load.calls.length]).toEqual([failed, 2])
    await load.call().fail(broken)
    expect(shown()).toEqual(failed)
    clock.increment(AGAIN)
    await load.call().succeed(21)
    expect(shown()).toEqual(loaded)
  })

  test.each([
    ['beside the page is read again by itself until that succeeds (ERR-09)', beside, 4],
    ['whose age is shown waits for a retry', weather, 2],
  ])('that could not be refreshed %s', async (_, machine, readings) => {
    const { load, clock, send } = open(machine)
    await load.call().succeed(21)
    send({ type: 'content.changed' })
    for (let time = 2; time < 4; time += 1) {
      await load.call().fail({ _tag: 'Refused', status: 500, message: undefined })
      clock.increment(AGAIN)
    }
    await load.call().succeed(22)
    clock.increment(AGAIN)
    expect(load.calls.length).toBe(readings)
  })

  test('shows the earlier value of the device when nobody can be reached, as stale (ERR-04)', async () => {
    const { load, shown } = open()
    await load.call().fail(outdated(20))
    expect(shown()).toEqual({ ...loaded, face: 'stale', value: 20, failure: outdated(20) })
  })

  test.each([
    ['that failed', undefined, unreachable],
    ['that is stale', 20, outdated(20)],
    ['that timed out', undefined, { _tag: 'TimedOut' } as const],
  ])('%s is read again by itself when the network is back (ERR-04)', async (_, value, failure) => {
    const { load, send, shown } = open()
    await load.call().fail(failure)
    send({ type: 'network.returned' })
    expect([load.calls.length, shown().value]).toEqual([2, value])
    await load.call().succeed(21)
    expect(shown()).toEqual(loaded)
  })

  test.each([{ _tag: 'Refused', status: 500, message: undefined }, { _tag: 'Missing' }] as const)(
    'that the server answered with $_tag is not read again when the network is back',
    async (failure) => {
      const { load, send } = open()
      await load.call().fail(failure)
      send({ type: 'network.returned' })
      expect(load.calls.length).toBe(1)
    },
  )

  test('that is being read when the network comes back is asked for anew', async () => {
    const { load, send, shown } = open()
    send({ type: 'network.returned' })
    await load.call(1).fail(unreachable)
    await load.call().succeed(21)
    expect(shown()).toEqual(loaded)
  })

  test.each([
    ['read for the first time', undefined, 1],
    ['refreshed', 21, 2],
  ])(
    'that changes while it is %s is asked for anew, and the answer from before is dropped (fault 23)',
    async (_, first, asked) => {
      const { load, send, shown } = open()
      if (first !== undefined) {
        await load.call().succeed(first)
        send({ type: 'refresh.requested' })
      }
      send({ type: 'content.changed' })
      expect(load.calls.length).toBe(asked + 1)
      await load.call(asked).succeed(98)
      expect(shown().value).toBe(first)
      await load.call().succeed(24)
      expect(shown()).toEqual({ ...loaded, value: 24 })
    },
  )

  test('keeps what it read in this visit rather than what the device has', async () => {
    const { load, send, shown } = open()
    await load.call().succeed(21)
    send({ type: 'refresh.requested' })
    await load.call().fail(outdated(20))
    expect(shown()).toEqual({ ...loaded, face: 'stale', failure: outdated(20) })
  })

  test('that does not exist has its own state', async () => {
    const { load, shown } = open()
    await load.call().fail({ _tag: 'Missing' })
    expect(shown().face).toBe('missing')
  })

  test('is read again by a refresh also after a failure', async () => {
    const { load, send, shown } = open()
    await load.call().fail(unreachable)
    send({ type: 'refresh.requested' })
    expect([load.calls.length, shown().face]).toEqual([2, 'loading'])
  })

  test('stays on screen while it is refreshed', async () => {
    const { load, send, shown } = open()
    await load.call().succeed(21)
    send({ type: 'refresh.requested' })
    expect(shown()).toEqual({ ...loaded, busy: true })
    expect(load.call().asked).toEqual([{ query: 'Varese', isAgain: true }])
    await load.call().succeed(22)
    expect(shown()).toEqual({ ...loaded, value: 22 })
  })

  test.each(['retry.requested', 'refresh.requested'] as const)(
    'stays on screen when its refresh fails, until a "%s" succeeds',
    async (type) => {
      const { load, send, shown } = open()
      await load.call().succeed(21)
      send({ type: 'refresh.requested' })
      await load.call().fail(unreachable)
      expect(shown()).toEqual({ ...loaded, face: 'stale', failure: unreachable })
      send({ type })
      expect([load.calls.length, shown()]).toEqual([3, { ...loaded, busy: true, failure: unreachable }])
      await load.call().succeed(22)
      expect(shown()).toEqual({ ...loaded, value: 22 })
    },
  )

  test('is refreshed once for several requests meanwhile', async () => {
    const { load, send } = open()
    await load.call().succeed(21)
    send({ type: 'refresh.requested' })
    send({ type: 'refresh.requested' })
    send({ type: 'retry.requested' })
    expect(load.calls.length).toBe(2)
  })

  test('drops its value, and ignores the late answer to the old query, when the query changes (fault 23)', async () => {
    const { load, send, shown } = open()
    await load.call().succeed(21)
    send({ type: 'refresh.requested' })
    send({ type: 'query.changed', query: 'Como' })
    expect(shown()).toEqual({ ...loading, query: 'Como' })
    await load.call(1).succeed(99)
    expect(shown()).toEqual({ ...loading, query: 'Como' })
    await load.call().succeed(18)
    expect(shown()).toEqual({ ...loaded, query: 'Como', value: 18 })
  })

  test('ignores the late answer when the query changes during the first reading (fault 23)', async () => {
    const { load, send, shown } = open()
    send({ type: 'query.changed', query: 'Como' })
    await load.call(1).succeed(21)
    expect(shown()).toEqual({ ...loading, query: 'Como' })
    expect(load.calls.map(({ asked }) => asked)).toEqual([[{ query: 'Varese' }], [{ query: 'Como' }]])
  })

  test('clears an old failure when the query changes', async () => {
    const { load, send, shown } = open()
    await load.call().fail(unreachable)
    send({ type: 'query.changed', query: 'Como' })
    expect(shown()).toEqual({ ...loading, query: 'Como' })
  })
})

describe('What the device has kept of a resource (ERR-11)', () => {
  test('is shown until the answer takes its place', async () => {
    const { load, send, shown } = open()
    send(found('load', 20))
    expect(shown()).toEqual({ ...loaded, busy: true, value: 20 })
    await load.call().succeed(21)
    expect([shown(), load.calls.length]).toEqual([loaded, 1])
  })

  test('says of when it is, where it is older than its rule, and no more once the answer is there', async () => {
    const { load, send, shown } = open()
    send(found('load', 20, true))
    expect(shown()).toMatchObject({ face: 'stale', value: 20, failure: { _tag: 'Awaited', kept: { at: 1, asked: 2 } } })
    await load.call().succeed(21)
    expect(shown()).toEqual(loaded)
  })

  test.each([
    { _tag: 'Refused', status: 500, message: undefined },
    { _tag: 'Refused', status: 410, message: undefined, isUndone: true },
  ] as const)('stays where the answer fails, and can be asked for again: %o', async (broken) => {
    const { load, send, shown } = open()
    send(found('load', 20))
    await load.call().fail(broken)
    expect(shown()).toMatchObject({ face: 'stale', value: 20, failure: broken })
    send({ type: 'retry.requested' })
    await load.call().succeed(21)
    expect(shown()).toEqual(loaded)
  })

  test.each([
    ['missing', { _tag: 'Missing' }],
    ['failed', { _tag: 'SignedOut' }],
    ['failed', { _tag: 'Refused', status: 403, message: undefined }],
    ['failed', { _tag: 'Refused', status: 410, message: undefined }],
  ] as const)('goes where it is gone, or not for this reader any more: %s, %o', async (face, failure) => {
    const { load, send, shown } = open()
    send(found('load', 20))
    await load.call().fail(failure)
    expect(shown()).toMatchObject({ face, value: undefined, failure })
  })

  test.each(['content.changed', 'network.returned'] as const)('stays while it is read anew after %s', async (type) => {
    const { load, send, shown } = open()
    send(found('load', 20))
    send({ type })
    expect([shown().value, load.calls.length]).toEqual([20, 2])
    await load.call(1).succeed(19)
    expect(shown().value).toBe(20)
    await load.call().succeed(21)
    expect(shown()).toEqual(loaded)
  })

  test('goes with the query that it answers', () => {
    const { send, shown } = open()
    send(found('load', 20))
    send({ type: 'query.changed', query: 'Como' })
    expect(shown()).toEqual({ ...loading, query: 'Como' })
  })

  test('is of no interest where something is shown already', async () => {
    const { load, send, shown } = open()
    await load.call().succeed(21)
    send(found('load', 20))
    expect(shown()).toEqual(loaded)
  })
})
