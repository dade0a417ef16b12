import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createMachine } from 'xstate'
import type { App } from './app.ts'
import type { Ports } from '#application/ports/ports.ts'
import { openScope, restartable } from './scope.ts'

test('A tap on a screen that was left meanwhile is ignored (fault 48)', () => {
  const hear = vi.fn<() => void>()
  const piazza = { follow: () => () => {} } as unknown as App
  const scope = openScope({ ports: {} as Ports, piazza }, () => {})
  const actor = scope.run(createMachine({ on: { tapped: { actions: hear } } }), undefined)
  actor.send({ type: 'tapped' })
  scope.close()
  actor.send({ type: 'tapped' })
  expect(hear).toHaveBeenCalledOnce()
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const defect = (): never => {
  throw new Error('A defect')
}
const counting = createMachine({
  context: ({ input }) => ({ count: input === 'broken' ? defect() : 0 }),
  initial: 'there',
  states: { there: { tags: ['busy'] } },
  on: {
    counted: { actions: assign(({ context }) => ({ count: context.count + 1 })) },
    broken: { actions: assign(defect) },
  },
})

test.each([
  ['as it starts', 'broken'],
  ['later', 'sound'],
])(
  'What a defect ends %s is shown and reported once, is started again on retry, and ends with its scope',
  (when, first) => {
    const changed = vi.fn<() => void>()
    const followed = new Set<unknown>()
    const follow = (actor: unknown) => {
      followed.add(actor)
      return () => followed.delete(actor)
    }
    const inputs = [first, 'sound']
    const scope = openScope({ ports: {} as Ports, piazza: { follow } as unknown as App }, changed)
    const part = restartable(scope, ({ run }) => run(counting, inputs.shift()))
    changed.mockClear()
    part.now()?.send({ type: 'broken' })
    expect([part.now(), changed.mock.calls.length]).toEqual([undefined, when === 'later' ? 1 : 0])
    expect(() => vi.runAllTimers()).toThrow('A defect')
    expect(vi.getTimerCount()).toBe(0)
    part.retry({ type: 'counted' })
    expect([part.now()?.getSnapshot().context.count, followed.size]).toEqual([0, 1])
    part.retry({ type: 'counted' })
    expect(part.now()?.getSnapshot().context.count).toBe(1)
    part.now()?.send({ type: 'broken' })
    expect(() => vi.runAllTimers()).toThrow('A defect')
    // It was about something, and nobody waits for its end.
    scope.close()
    expect(followed.size).toBe(0)
  },
)
