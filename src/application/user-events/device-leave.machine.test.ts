import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, settle, waitingPort, walk } from '#application/kit/walk.ts'
import type { NotificationLeave, NotNotified } from '#application/ports/notifications.ts'
import { deviceLeave } from './device-leave.implementations.ts'
import { deviceLeaveMachine } from './device-leave.machine.ts'
import { isAsking, leaveNow } from './device-leave.selectors.ts'

const open = () => {
  const leave = waitingPort<[], NotNotified, NotificationLeave>()
  const ask = waitingPort<[], NotNotified, NotificationLeave>()
  const nobody = waitingPort<unknown[], NotNotified, void>()
  const actor = createActor(
    deviceLeave({ notifications: { leave: leave.port, ask: ask.port, show: nobody.port } }),
  ).start()
  return {
    leave,
    ask,
    press: () => actor.send({ type: 'leave.requested' }),
    seen: () => [leaveNow(actor.getSnapshot()), isAsking(actor.getSnapshot())],
  }
}

test('Every transition of the permission is covered', async () => {
  const walked = await walk(deviceLeaveMachine, {
    events: [
      { type: 'leave.requested' },
      ends('read', 'askable'),
      ends('ask', 'allowed'),
      fails('read', { _tag: 'NotNotified' }),
      fails('ask', { _tag: 'NotNotified' }),
    ],
    sees: ({ leave }) => leave,
  })
  expect(walked).toEqual({ states: 4, transitions: 5, unreached: [], untaken: [], strayed: [] })
})

describe('The permission to notify', () => {
  test('is requested only when the citizen presses the button, and once', async () => {
    const { leave, ask, press, seen } = open()
    press()
    await leave.call().succeed('askable')
    await settle()
    expect([ask.calls.length, seen()]).toEqual([0, ['askable', false]])
    press()
    press()
    expect([ask.calls.length, seen()]).toEqual([1, ['askable', true]])
    await ask.call().succeed('allowed')
    expect(seen()).toEqual(['allowed', false])
  })

  test.each(['allowed', 'denied', 'missing'] as const)('is not requested where it is %s', async (known) => {
    const { leave, ask, press } = open()
    await leave.call().succeed(known)
    press()
    expect(ask.calls.length).toBe(0)
  })

  test('is missing where it cannot be read', async () => {
    const { leave, seen } = open()
    await leave.call().fail({ _tag: 'NotNotified' })
    expect(seen()).toEqual(['missing', false])
  })
})
