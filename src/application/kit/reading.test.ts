import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test, vi } from 'vitest'
import type { App } from './app.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { takesKeptAlone, tellFound } from '#application/ports/kept-first.ts'
import { tellLeftOut } from '#application/ports/left-out.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { Ports } from '#application/ports/ports.ts'
import { openKeyedReading, openReading, openSense, type Reading, someOf } from './reading.ts'
import { AGAIN } from './again.ts'
import { openScope } from './scope.ts'
import { settle, waitingPort } from './testing/walk.ts'

const reading = (more: Partial<Reading<readonly number[]>>): Reading<readonly number[]> => ({
  face: 'loaded',
  value: [1, 2, 3],
  failure: undefined,
  retry: () => {},
  readAgain: () => {},
  ...more,
})
const even = (all: readonly number[]) => all.filter((one) => one % 2 === 0)
const large = (all: readonly number[]) => all.filter((one) => one > 9)

test('Some things of a reading are those of its value, and nothing while it has none', () => {
  expect(someOf(reading({}), even)).toMatchObject({ face: 'loaded', value: [2] })
  expect(someOf(reading({}), large)).toMatchObject({ face: 'loaded', value: [] })
  expect(someOf(reading({ face: 'loading', value: undefined }), even)).toMatchObject({
    face: 'loading',
    value: undefined,
  })
})

test('That there are none of them is waited for while only an older answer of the device says so (ERR-11)', () => {
  expect(someOf(reading({ isEarly: true }), large)).toMatchObject({ face: 'loaded', value: [] })
  const failure = { _tag: 'Awaited' } as const
  expect(someOf(reading({ isEarly: true, face: 'stale', failure }), even)).toMatchObject({ face: 'stale', value: [2] })
  expect(someOf(reading({ isEarly: true, face: 'stale', failure }), large)).toMatchObject({
    face: 'loading',
    value: undefined,
    failure: undefined,
  })
})

const opened = () => openScope({ ports: {} as Ports, piazza: { follow: () => () => {} } as unknown as App }, () => {})
const unreachable: RequestFailure = { _tag: 'Unreachable' }

/** A reading of which the device has kept something, and what is told of it. */
const openKept = async (kept: string) => {
  const port = waitingPort<[AbortSignal], RequestFailure, string>()
  const told: string[] = []
  const read = openReading(
    opened(),
    (_, signal) => {
      if (!takesKeptAlone(signal)) return port.port(signal)
      tellFound(signal, { at: 1 as Instant, asked: 2 as Instant, isOlder: false })
      return TaskEither.right(kept)
    },
    {
      heard: (value) => told.push(`heard ${value}`),
      onRead: (value) => told.push(`read ${value}`),
      isShownFirst: (value) => value !== 'secret',
    },
  )
  await settle()
  return { port, told, read }
}

describe('A reading of a call', () => {
  test('loads, tells each value once, keeps it while it is read anew, and is tried again after a failure', async () => {
    const port = waitingPort<[AbortSignal], RequestFailure, string>()
    const heard = vi.fn<(value: string | undefined) => void>()
    const read = openReading(opened(), (_, signal) => port.port(signal), { heard })
    await settle()
    expect(read()).toMatchObject({ face: 'loading', value: undefined })
    await port.call().fail(unreachable)
    expect(read()).toMatchObject({ face: 'failed', failure: unreachable })
    read().retry()
    await settle()
    await port.call().succeed('one')
    read().readAgain()
    await settle()
    expect(read()).toMatchObject({ value: 'one' })
    await port.call().succeed('two')
    expect(read()).toMatchObject({ face: 'loaded', value: 'two' })
    expect(heard.mock.calls).toEqual([['one'], ['two']])
  })

  test('that a defect ends has failed, is read again on retry, and tells its values then', async () => {
    vi.useFakeTimers()
    const port = waitingPort<[AbortSignal], RequestFailure, string>()
    const heard = vi.fn<(value: string | undefined) => void>()
    const isShownFirst = vi.fn<() => boolean>().mockImplementationOnce(() => {
      throw new Error('A defect')
    })
    const read = openReading(
      opened(),
      (_, signal) => {
        if (!takesKeptAlone(signal)) return port.port(signal)
        tellFound(signal, { at: 1 as Instant, asked: 2 as Instant, isOlder: false })
        return TaskEither.right('kept')
      },
      { heard, isShownFirst },
    )
    await settle()
    expect(() => vi.runAllTimers()).toThrow('A defect')
    vi.useRealTimers()
    expect(read()).toMatchObject({ face: 'failed', value: undefined, failure: undefined })
    read().retry()
    expect(port.calls.length).toBe(2)
    await port.call().succeed('one')
    expect([read().value, heard.mock.calls]).toEqual(['one', [['one']]])
  })

  test.each([
    ['kept', 'loaded', ['heard kept', 'heard new', 'read new']],
    ['secret', 'loading', ['heard new', 'read new']],
  ])('shows first, of what the device has kept, what may be shown so (ERR-11): %s', async (kept, face, all) => {
    const { port, told, read } = await openKept(kept)
    expect(read().face).toBe(face)
    await port.call().succeed('new')
    expect([read().value, told]).toEqual(['new', all])
  })

  test('counts what the device has kept as read once it stays after the reading (ERR-11)', async () => {
    const { port, told, read } = await openKept('kept')
    expect(told).toEqual(['heard kept'])
    await port.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    expect([read().value, told]).toEqual(['kept', ['heard kept', 'read kept']])
    read().retry()
    await settle()
    await port.call().fail(unreachable)
    expect(told).toEqual(['heard kept', 'read kept'])
  })

  test.each([
    ['kept', ['heard kept', 'heard undefined']],
    ['secret', []],
  ])('tells that what it has shown is gone, and nothing of what it has not (ERR-11): %s', async (kept, all) => {
    const { port, told, read } = await openKept(kept)
    await port.call().fail({ _tag: 'Missing' })
    expect([read().face, told]).toEqual(['missing', all])
  })

  test('says how many parts of its last value could not be read (fault 55)', async () => {
    const port = waitingPort<[AbortSignal], RequestFailure, readonly string[]>()
    const read = openReading(opened(), (_, signal) => port.port(signal))
    await settle()
    tellLeftOut(port.call().asked[0], 1)
    tellLeftOut(port.call().asked[0], 2)
    await port.call().succeed(['one'])
    expect(read()).toMatchObject({ value: ['one'], leftOut: 3 })
    read().readAgain()
    await settle()
    await port.call().succeed(['one', 'two'])
    expect(read()).toMatchObject({ value: ['one', 'two'], leftOut: 0 })
  })

  test('says it of what the device has kept, too', async () => {
    const read = openReading(opened(), (_, signal) => async () => {
      if (!takesKeptAlone(signal)) return new Promise<never>(() => {})
      tellFound(signal, { at: 1 as Instant, asked: 2 as Instant, isOlder: false })
      tellLeftOut(signal, 4)
      return Either.right(['kept'])
    })
    await settle()
    expect(read()).toMatchObject({ value: ['kept'], leftOut: 4 })
  })

  test('is aborted when its scope closes', async () => {
    const port = waitingPort<[AbortSignal], RequestFailure, string>()
    const scope = opened()
    openReading(scope, (_, signal) => port.port(signal))
    await settle()
    scope.close()
    expect(port.call().asked[0].aborted).toBe(true)
  })

  test.each([true, false])(
    'is read again by itself only where it stands beside the rest (ERR-09): %s',
    async (isBeside) => {
      vi.useFakeTimers()
      const call = vi.fn<() => TaskEither.TaskEither<RequestFailure, string>>(() => TaskEither.left(unreachable))
      const scope = opened()
      openReading(scope, call, { isBeside })
      await vi.advanceTimersByTimeAsync(0)
      call.mockClear()
      await vi.advanceTimersByTimeAsync(AGAIN)
      vi.useRealTimers()
      scope.close()
      expect(call.mock.calls.length > 0).toBe(isBeside)
    },
  )

  test('of a sense of the device asks it once, and nothing of it is kept', async () => {
    const sense = vi.fn<() => TaskEither.TaskEither<never, number>>(() => TaskEither.right(7))
    const read = openSense(opened(), sense)
    await settle()
    expect([read().value, sense.mock.calls.length]).toEqual([7, 1])
  })
})

test('A reading for a key reads nothing without one, once for the same, and anew for another', async () => {
  const port = waitingPort<[boolean, AbortSignal], RequestFailure, string>()
  const read = openKeyedReading(opened(), (_, signal, isAdmin: boolean) => port.port(isAdmin, signal))
  await settle()
  expect([read.now(), port.calls.length]).toEqual([undefined, 0])
  read.show(false)
  read.show(false)
  await settle()
  await port.call().succeed('for all')
  expect([read.now()?.value, port.calls.map(({ asked: [isAdmin] }) => isAdmin)]).toEqual(['for all', [false]])
  read.show(true)
  await settle()
  expect([read.now()?.face, port.calls.map(({ asked: [isAdmin] }) => isAdmin)]).toEqual(['loading', [false, true]])
  const [, second] = port.calls
  read.show(undefined)
  expect([read.now(), second?.asked[1].aborted]).toEqual([undefined, true])
})
