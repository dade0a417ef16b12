import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ends, fails, NO_PORTS, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { NoUpdates } from '#application/ports/updates.ts'
import { PAUSE, updatesMachine } from './updates.machine.ts'

const open = () => {
  const [next, apply] = [waitingPort<[], NoUpdates, void>(), waitingPort<[], NoUpdates, void>()]
  const clock = new SimulatedClock()
  const form = { isEmpty: true }
  const actor = createActor(
    updatesMachine({ updates: { next: next.port, apply: apply.port }, unsent: { isEmpty: () => form.isEmpty } }),
    { clock },
  )
  let offers = 0
  actor.on('update.ready', () => (offers += 1))
  actor.start()
  return { next, apply, clock, form, offers: () => offers, accept: () => actor.send({ type: 'update.accepted' }) }
}

test('Every transition of updates is covered', async () => {
  const events = [
    { type: 'update.accepted' as const },
    ends('next', undefined),
    fails('next', { _tag: 'NoUpdates' }),
    ends('apply', undefined),
    fails('apply', { _tag: 'NoUpdates' }),
  ]
  const walked = await Promise.all(
    [true, false].map((isEmpty) =>
      walk(updatesMachine(NO_PORTS).provide({ guards: { isNothingWritten: () => isEmpty } }), { events }),
    ),
  )
  expect(walked).toMatchObject([{ states: 6, unreached: [], strayed: [] }, { strayed: [] }])
  // A form that was begun after the offer has its own test below.
  const untaken = walked.map((one) => one.untaken).reduce((one, other) => one.filter((path) => other.includes(path)))
  expect(untaken).toEqual(['updates.offered – update.accepted → updates.ready'])
})

describe('A newer version', () => {
  test('is offered, and loaded only when the citizen takes it (fault 38)', async () => {
    const { next, apply, offers, accept } = open()
    expect(offers()).toBe(0)
    await next.call().succeed()
    expect([offers(), apply.calls.length]).toEqual([1, 0])
    accept()
    expect(apply.calls.length).toBe(1)
  })

  test('is not offered while a form has content', async () => {
    const { next, clock, form, offers } = open()
    form.isEmpty = false
    await next.call().succeed()
    clock.increment(PAUSE.writing)
    expect(offers()).toBe(0)
    form.isEmpty = true
    clock.increment(PAUSE.writing)
    expect(offers()).toBe(1)
  })

  test('is not loaded over a form that was begun after the offer', async () => {
    const { next, apply, clock, form, offers, accept } = open()
    await next.call().succeed()
    form.isEmpty = false
    accept()
    expect(apply.calls.length).toBe(0)
    form.isEmpty = true
    clock.increment(PAUSE.writing)
    expect(offers()).toBe(2)
  })

  test('is offered again later, and after a failure', async () => {
    const { next, apply, clock, offers, accept } = open()
    await next.call().succeed()
    clock.increment(PAUSE.offered)
    expect(offers()).toBe(2)
    accept()
    await apply.call().fail({ _tag: 'NoUpdates' })
    expect(offers()).toBe(3)
  })
})
