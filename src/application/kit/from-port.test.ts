import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test, vi } from 'vitest'
import { type AnyActorLogic, assign, createActor, type EventObject, setup, toPromise } from 'xstate'
import type { RequestFailure } from '#application/ports/failure.ts'
import { isWaitedFor, takesKeptAlone, tellFound } from '#application/ports/kept-first.ts'
import type { Instant } from '#domain/time/calendar.ts'
import {
  REQUEST_FAILURES,
  failureOf,
  fromKept,
  fromLeftPort,
  fromPort,
  fromReading,
  needsPort,
  requestFailureOf,
} from './from-port.ts'
import { fromSource, needsSource } from './from-source.ts'
import { present } from './present.ts'
import { settle, waitingPort } from './testing/walk.ts'

const outcome = (logic: AnyActorLogic, input?: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start())

describe('A call of a port as an actor', () => {
  test('receives the input and ends with the answer of the port', async () => {
    const double = fromPort((number: number) => TaskEither.right(number * 2))
    expect(await outcome(double, 21)).toBe(42)
  })

  test('fails with the failure of the port', async () => {
    await expect(outcome(fromPort(() => TaskEither.left({ _tag: 'TimedOut' })))).rejects.toEqual({ _tag: 'TimedOut' })
  })

  test('fails with its name where no port was provided', async () => {
    await expect(outcome(needsPort('signIn'))).rejects.toThrow('No port was provided for "signIn"')
  })
})

/** What is told of a call whose actor may be stopped before its end. */
const left = async (isLeft: boolean, end: 'done' | 'failed') => {
  const told: number[] = []
  const port = waitingPort<[number], RequestFailure, string>()
  const actor = createActor(
    fromLeftPort(port.port, (input: number) => void told.push(input)),
    { input: 7 },
  )
  actor.subscribe({ error: () => {} })
  actor.start()
  if (isLeft) actor.stop()
  await (end === 'done' ? port.call().succeed('ok') : port.call().fail({ _tag: 'TimedOut' }))
  await settle()
  return told
}

describe('A call whose page may be left', () => {
  test('is told when it is done after that, and in no other case (ERR-08)', async () => {
    expect(await left(true, 'done')).toEqual([7])
    expect(await left(true, 'failed')).toEqual([])
    expect(await left(false, 'done')).toEqual([])
  })
})

describe('A reading of a port as an actor', () => {
  test('ends with the answer of the port, or fails with its failure', async () => {
    expect(
      await outcome(
        fromReading((number: number) => TaskEither.right(number * 2)),
        21,
      ),
    ).toBe(42)
    await expect(outcome(fromReading(() => TaskEither.left({ _tag: 'TimedOut' })))).rejects.toEqual({
      _tag: 'TimedOut',
    })
  })

  test('is aborted when its actor is stopped', () => {
    const page = waitingPort<[number, AbortSignal], never, string>()
    const actor = createActor(fromReading(page.port), { input: 1 }).start()
    const [, signal] = page.call().asked
    expect(signal.aborted).toBe(false)
    actor.stop()
    expect(signal.aborted).toBe(true)
  })
})

/** A machine that reads something: `bare` until it shows what was kept or has come. */
const reading = (kept: number | undefined, tags: readonly string[] = ['bare']) => {
  const page = waitingPort<[AbortSignal], { _tag: 'TimedOut' }, number>()
  let lookedFor = 0
  let release: (() => void) | undefined
  let lookedBy: AbortSignal | undefined
  const read = (_: void, signal: AbortSignal): TaskEither.TaskEither<{ _tag: 'TimedOut' | 'Awaited' }, number> => {
    if (!takesKeptAlone(signal)) return page.port(signal)
    lookedFor += 1
    lookedBy = signal
    return () =>
      new Promise((resolve) => {
        release = () => {
          if (kept !== undefined) tellFound(signal, { at: 1 as Instant, asked: 2 as Instant, isOlder: true })
          resolve(kept === undefined ? Either.left({ _tag: 'Awaited' }) : Either.right(kept))
        }
      })
  }
  const heard: EventObject[] = []
  const machine = setup({
    types: { events: {} as EventObject },
    actors: { read: fromReading(read) },
    actions: { hear: ({ event }) => void heard.push(event) },
  }).createMachine({
    initial: 'reading',
    states: {
      reading: {
        tags: [...tags],
        invoke: { id: 'read', src: 'read', onDone: 'shown', onError: 'failed' },
        on: { 'kept.found': { actions: 'hear' }, left: 'shown' },
      },
      shown: {},
      failed: {},
    },
  })
  const actor = createActor(machine).start()
  return {
    page,
    actor,
    heard,
    looked: () => lookedFor,
    isWanted: () => isWaitedFor(lookedBy),
    find: async () => (release?.(), settle()),
  }
}

/** A reading of which the device has kept the number asked for. */
const keptNumber = (number: number, signal: AbortSignal): TaskEither.TaskEither<never, number> => {
  expect(takesKeptAlone(signal)).toBe(true)
  tellFound(signal, { at: 1 as Instant, asked: 2 as Instant, isOlder: false })
  return TaskEither.right(number)
}

describe('A reading, and what the device has kept for it (ERR-11)', () => {
  test('is told it while it waits, with its age where that is over the rule', async () => {
    const { heard, find, page } = reading(20)
    await settle()
    await find()
    const kept = { value: 20, older: { _tag: 'Awaited', kept: { value: 20, at: 1, asked: 2 } } }
    expect([heard, page.calls.length]).toEqual([[{ type: 'kept.found', of: 'read', kept }], 1])
  })

  test('hears nothing where nothing is kept, where the answer was first, and after it was left', async () => {
    const without = reading(undefined)
    await settle()
    await without.find()
    const late = reading(20)
    await settle()
    await late.page.call().succeed(21)
    await late.find()
    const left = reading(20)
    await settle()
    left.actor.send({ type: 'left' })
    await left.find()
    expect([without.heard, late.heard, left.heard]).toEqual([[], [], []])
  })

  test('is waited for as long as the answer has not come, and nobody has left', async () => {
    const [late, left] = [reading(20), reading(20)]
    await settle()
    expect([late.isWanted(), left.isWanted()]).toEqual([true, true])
    await late.page.call().succeed(21)
    left.actor.send({ type: 'left' })
    await settle()
    expect([late.isWanted(), left.isWanted()]).toEqual([false, false])
  })

  test('hears it where the answer fails sooner than the device has looked, and then of that', async () => {
    const { heard, find, page, actor } = reading(20)
    await settle()
    await page.call().fail({ _tag: 'TimedOut' })
    expect([heard.length, actor.getSnapshot().status]).toEqual([0, 'active'])
    await find()
    expect([heard.length, actor.getSnapshot().matches('failed')]).toEqual([1, true])
  })

  test('looks for nothing where its machine shows something already', async () => {
    const { looked } = reading(20, [])
    await settle()
    expect(looked()).toBe(0)
  })

  test('is read alone where a machine asks for that first; nobody is asked', async () => {
    expect(await outcome(fromKept(keptNumber), 20)).toEqual({ value: 20, older: undefined })
    expect(await outcome(fromKept(() => TaskEither.right(20)))).toBeUndefined()
  })
})

describe('The error of a port', () => {
  const toFailure = failureOf<{ _tag: 'Cold' } | { _tag: 'Dark' }>({ Cold: true, Dark: true })

  test('is the failure that it declares', () => {
    expect(toFailure({ _tag: 'Dark' })).toEqual({ _tag: 'Dark' })
  })

  test.each([undefined, null, 'Cold', new Error('Cold'), { _tag: 'Wet' }, { _tag: 'toString' }, {}])(
    'is unexpected, and keeps its cause, when it is nothing that was promised: %o',
    (cause) => expect(toFailure(cause)).toEqual({ _tag: 'Unexpected', cause }),
  )

  test.each(Object.keys(REQUEST_FAILURES))('of a request is recognised by the name %s', (_tag) =>
    expect(requestFailureOf({ _tag })).toEqual({ _tag }),
  )
})

describe('A source of events as an actor', () => {
  test('sends events to its machine until it is stopped', () => {
    const listeners = new Set<(news: EventObject) => void>()
    const source = fromSource((listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    })
    const coast = setup({
      types: { context: {} as { tides: number }, events: {} as { type: 'tide.turned' } },
      actors: { source },
      actions: { count: assign({ tides: ({ context }) => context.tides + 1 }) },
    }).createMachine({
      context: { tides: 0 },
      invoke: { id: 'source', src: 'source' },
      on: { 'tide.turned': { actions: 'count' } },
    })
    const actor = createActor(coast).start()
    for (const listener of listeners) listener({ type: 'tide.turned' })
    expect([listeners.size, actor.getSnapshot().context.tides]).toEqual([1, 1])
    actor.stop()
    expect(listeners.size).toBe(0)
  })

  test('fails with its name where no port was provided', async () => {
    const failed = vi.fn<(error: unknown) => void>()
    const actor = createActor(needsSource('watchSession'), { input: undefined })
    actor.subscribe({ error: failed })
    actor.start()
    await settle()
    expect(failed).toHaveBeenCalledWith(new Error('No port was provided for "watchSession"'))
  })
})

describe('A value that a state requires', () => {
  test.each([0, '', false, null])('may be falsy: %o', (value) => expect(present(value)).toBe(value))

  test('is a defect of the machine when it is absent', () =>
    expect(() => present(undefined)).toThrow('A state was entered without what it needs'))
})
