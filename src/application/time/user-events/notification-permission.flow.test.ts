import { describe, expect, test } from 'vitest'
import { movingPresence } from '#application/kit/testing/moving-presence.ts'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { NotifyPermission, NotNotified } from '#application/ports/notifications.ts'
import { openNotificationPermission } from './notification-permission.flow.ts'

const open = () => {
  const permission = waitingPort<[], NotNotified, NotifyPermission>()
  const ask = waitingPort<[], NotNotified, NotifyPermission>()
  const now = openNotificationPermission(
    scopeOver({ notifications: { permission: permission.port, ask: ask.port }, presence: movingPresence().presence }),
  )
  return {
    permission,
    ask,
    press: () => now().ask?.(),
    seen: () => [now().permission, now().isBusy],
  }
}

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

  test('is missing where it cannot be read or asked for', async () => {
    const unread = open()
    await unread.permission.call().fail({ _tag: 'NotNotified' })
    expect(unread.seen()).toEqual(['missing', false])
    const unasked = open()
    await unasked.permission.call().succeed('askable')
    unasked.press()
    await unasked.ask.call().fail({ _tag: 'NotNotified' })
    expect(unasked.seen()).toEqual(['missing', false])
  })
})
