import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type Act, actionMachine } from './action.machine.ts'
import { ends, fails, settle, waitingPort, walk } from './testing/walk.ts'

type Said = Readonly<{ type: 'said'; what: unknown }>
const said = (what: unknown): Said => ({ type: 'said', what })

const open = (parts: Omit<Act<string, number, Said>, 'act'> = { done: said, failed: said }) => {
  const act = waitingPort<[string], string, number>()
  const actor = createActor(actionMachine({ act: act.port, ...parts }))
  const news: unknown[] = []
  actor.on('said', ({ what }) => news.push(what))
  actor.start()
  return {
    act,
    news,
    ask: (subject: string) => actor.send({ type: 'act.requested', subject }),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  }
}

test('Every transition of an action is covered', async () => {
  const machine = actionMachine<string>({ act: waitingPort<[string], string, void>().port, patience: 3 })
  const walked = await walk(machine, {
    events: [{ type: 'act.requested', subject: 'a' }, ends('act', undefined), fails('act', 'no')],
  })
  expect(walked).toEqual({ states: 5, transitions: 5, unreached: [], untaken: [], strayed: [] })
})

describe('An action', () => {
  test('is done for what it is asked for, and its answer is told', async () => {
    const { act, news, ask, isBusy } = open()
    expect(isBusy()).toBe(false)
    ask('a')
    expect([isBusy(), act.calls.map(({ asked }) => asked)]).toEqual([true, [['a']]])
    await act.call().succeed(7)
    expect([isBusy(), news]).toEqual([false, [7]])
  })

  test('that fails tells why, and can be asked for anew', async () => {
    const { act, news, ask, isBusy } = open()
    ask('a')
    await act.call().fail('broken')
    expect([isBusy(), news]).toEqual([false, ['broken']])
    ask('b')
    expect([isBusy(), act.call().asked]).toEqual([true, ['b']])
  })

  test('tells nothing where there is nothing to tell', async () => {
    const { act, news, ask, isBusy } = open({ done: () => undefined })
    ask('a')
    await act.call().succeed(7)
    ask('b')
    await act.call().fail('broken')
    expect([isBusy(), news]).toEqual([false, []])
  })

  test('is done once for several taps (fault 28), however long it takes', () => {
    vi.useFakeTimers()
    const { act, ask, isBusy } = open()
    ask('a')
    ask('b')
    vi.advanceTimersByTime(3_600_000)
    ask('c')
    expect([isBusy(), act.calls.length]).toEqual([true, 1])
    vi.useRealTimers()
  })

  test('is done anew after a while where its patience ends, and the first one is forgotten', async () => {
    vi.useFakeTimers()
    const { act, news, ask, isBusy } = open({ done: said, patience: 3_000 })
    ask('a')
    vi.advanceTimersByTime(2_999)
    ask('b')
    expect([isBusy(), act.calls.length]).toEqual([true, 1])
    vi.advanceTimersByTime(1)
    expect(isBusy()).toBe(false)
    ask('c')
    expect([isBusy(), act.calls.length, act.call().asked]).toEqual([true, 2, ['c']])
    vi.useRealTimers()
    await act.calls[0]?.succeed(1)
    expect(news).toEqual([])
    await act.call().succeed(2)
    await settle()
    expect([isBusy(), news]).toEqual([false, [2]])
  })
})
