import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test, vi } from 'vitest'
import { type AnyActorLogic, assign, createActor, type EventObject, setup, toPromise } from 'xstate'
import { REQUEST_FAILURES, failureOf, fromPort, fromReading, needsPort, requestFailureOf } from './from-port.ts'
import { fromSource, needsSource } from './from-source.ts'
import { present } from './present.ts'
import { settle, waitingPort } from './walk.ts'

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
