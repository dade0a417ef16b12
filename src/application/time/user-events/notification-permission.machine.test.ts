import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { NotifyPermission, NotNotified } from '#application/ports/notifications.ts'
import { notificationPermissionMachine } from './notification-permission.machine.ts'

const open = () => {
  const permission = waitingPort<[], NotNotified, NotifyPermission>()
  const ask = waitingPort<[], NotNotified, NotifyPermission>()
  const nobody = waitingPort<unknown[], NotNotified, void>()
  const actor = createActor(
    notificationPermissionMachine({ notifications: { permission: permission.port, ask: ask.port, show: nobody.port } }),
  ).start()
  return {
    permission,
    ask,
    press: () => actor.send({ type: 'permission.requested' }),
    seen: () => [actor.getSnapshot().context.permission, actor.getSnapshot().matches('asking')],
  }
}

test('Every transition of the permission is covered', async () => {
  const walked = await walk(notificationPermissionMachine(NO_PORTS), {
    events: [
      { type: 'permission.requested' },
      ends('read', 'askable'),
      ends('ask', 'allowed'),
      fails('read', { _tag: 'NotNotified' }),
      fails('ask', { _tag: 'NotNotified' }),
    ],
    sees: ({ permission }) => permission,
  })
  expect(walked).toEqual({ states: 4, transitions: 5, unreached: [], untaken: [], strayed: [] })
})

describe('The permission to notify', () => {
  test('is requested only when the citizen presses the button, and once', async () => {
    const { permission, ask, press, seen } = open()
    press()
    await permission.call().succeed('askable')
    await settle()
    expect([ask.calls.length, seen()]).toEqual([0, ['askable', false]])
    press()
    press()
    expect([ask.calls.length, seen()]).toEqual([1, ['askable', true]])
    await ask.call().succeed('allowed')
    expect(seen()).toEqual(['allowed', false])
  })

  test.each(['allowed', 'denied', 'missing'] as const)('is not requested where it is %s', async (known) => {
    const { permission, ask, press } = open()
    await permission.call().succeed(known)
    press()
    expect(ask.calls.length).toBe(0)
  })

  test('is missing where it cannot be read', async () => {
    const { permission, seen } = open()
    await permission.call().fail({ _tag: 'NotNotified' })
    expect(seen()).toEqual(['missing', false])
  })
})
