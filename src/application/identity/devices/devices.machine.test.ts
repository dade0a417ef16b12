import { describe, expect, test } from 'vitest'
import { confirmationNow } from '#application/kit/confirmation-now.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, NO_PORTS, started, portOf, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { RegisteredDevice, RegisteredDeviceId } from '#domain/identity/device.ts'
import type { UserId } from '#domain/identity/user.ts'
import { devicesMachine, shownDevices } from './devices.machine.ts'
import { listNow } from '#application/kit/list.selectors.ts'

const MARIO = 1 as UserId
const one = (id: number, registrationCode: string, enabled = true): RegisteredDevice => ({
  id: id as RegisteredDeviceId,
  registrationCode,
  name: `Dispositivo ${id}`,
  enabled,
})
const tablet = one(2, 'tablet')
const old = one(3, 'old', false)
const phone = one(7, 'in hand')
const refused: RequestFailure = { _tag: 'Refused', status: 409, message: 'Dispositivo in uso' }
const input = { owner: MARIO, inHand: phone.registrationCode }

const open = () => {
  const of = waitingPort<[UserId, AbortSignal?], RequestFailure, readonly RegisteredDevice[]>()
  const enable = waitingPort<[RegisteredDeviceId, boolean], RequestFailure, string | undefined>()
  const remove = waitingPort<[RegisteredDeviceId], RequestFailure, string | undefined>()
  const announce = waitingPort<[string | undefined], RequestFailure, void>()
  const machine = devicesMachine({
    devices: { of: of.port, enable: ({ id }, enabled) => enable.port(id, enabled), remove: remove.port },
    device: portOf({ registrationCode: () => phone.registrationCode }),
    accounts: portOf({ announceDevice: announce.port }),
  })
  const { actor, news } = started(machine, { input })
  const children = () => actor.getSnapshot().children
  const list = () => listNow(present(children().list).getSnapshot())
  const shown = () => shownDevices(actor.getSnapshot().context, list().rows)
  return {
    of,
    enable,
    remove,
    announce,
    news,
    toggle: (device: RegisteredDevice, enabled: boolean) => actor.send({ type: 'device.toggled', device, enabled }),
    askToRemove: (device: RegisteredDevice) => actor.send({ type: 'removal.requested', device }),
    question: () => actor.getSnapshot().context.question,
    answer: (type: 'confirmed' | 'cancelled') => present(children().confirmation).send({ type }),
    isActing: () => confirmationNow(present(children().confirmation)).isBusy,
    face: () => list().face,
    failure: () => list().failure,
    retry: () => present(children().list).send({ type: 'retry.requested' }),
    shown: () => shown().map(({ device, isOn }) => [device.id, isOn]),
    inHand: () => shown().flatMap(({ isInHand, device }) => (isInHand ? [device.id] : [])),
  }
}

/** Mario's three devices: a tablet, an old one that is off, and the current phone. */
const openThree = async () => {
  const area = open()
  await settle()
  await area.of.call().succeed([tablet, old, phone])
  return area
}

test.each([
  [{ _tag: 'TimedOut' }, 2],
  [{ _tag: 'Refused', status: 409, message: undefined }, 1],
] as const)(
  'After a switch that failed with %o the devices have been read %i times (ERR-07)',
  async (failure, times) => {
    const area = await openThree()
    area.toggle(old, true)
    await settle()
    await area.enable.call().fail(failure)
    await settle()
    expect(area.of.calls.length).toBe(times)
  },
)

test('Every transition of the devices is covered', async () => {
  const done = { outcome: 'done', answer: undefined } as const
  const walked = await walk(devicesMachine(NO_PORTS), {
    inputs: [input],
    events: [
      { type: 'device.toggled', device: tablet, enabled: false },
      { type: 'device.toggled', device: phone, enabled: false },
      { type: 'row.accepted', asked: { device: tablet, enabled: false }, answer: undefined },
      { type: 'sending.changed', sending: new Map([[tablet.id, { device: tablet, enabled: false }]]) },
      { type: 'row.refused', asked: { device: old, enabled: true }, failure: { _tag: 'Unreachable' } },
      fails('switching', new Error('A defect')),
      { type: 'removal.requested', device: tablet },
      ends('confirmation', { ...done, subject: { act: 'remove', device: tablet } }),
      ends('confirmation', { ...done, subject: { act: 'switchOff', device: phone } }),
      ends('confirmation', { outcome: 'cancelled', subject: { act: 'remove', device: tablet } }),
      ends('confirmation', {
        outcome: 'failed',
        failure: { _tag: 'Unreachable' },
        subject: { act: 'remove', device: old },
      }),
      fails('confirmation', new Error('A defect')),
      fails('list', new Error('A defect')),
      { type: 'retry.requested' },
    ],
    sees: ({ switching }) => [...switching.keys()],
  })
  expect(walked).toEqual({ states: 5, transitions: 15, unreached: [], untaken: [], strayed: [] })
})

describe('The devices', () => {
  test('are listed on or off, the current one first (DEV-01)', async () => {
    const { of, face, shown, inHand } = open()
    await settle()
    expect([face(), of.call().asked[0]]).toEqual(['loading', MARIO])
    await of.call().succeed([tablet, old, phone])
    expect(face()).toBe('full')
    expect(shown()).toEqual([
      [7, true],
      [2, true],
      [3, false],
    ])
    expect(inHand()).toEqual([7])
  })

  test('say so when there are none, and when they cannot be read', async () => {
    const { of, announce, face, failure, retry } = open()
    await settle()
    await of.call().fail(refused)
    expect([face(), failure()]).toEqual(['failed', refused])
    retry()
    await settle()
    await of.call().succeed([])
    await announce.call().fail({ _tag: 'Unreachable' })
    expect([face(), failure()]).toEqual(['empty', undefined])
  })

  test('are read again once the current device is registered (AUTH-13)', async () => {
    const { of, announce, shown } = open()
    await settle()
    await of.call().succeed([tablet])
    expect(announce.call().asked).toEqual([undefined])
    await announce.call().succeed()
    expect(of.calls.length).toBe(2)
    await of.call().succeed([tablet, phone])
    expect(shown()).toEqual([
      [7, true],
      [2, true],
    ])
    expect(announce.calls.length).toBe(1)
  })
})

describe('A device that is switched', () => {
  test('shows the new state at once, and keeps it with the server’s message (DEV-02)', async () => {
    const { toggle, enable, shown, news } = await openThree()
    toggle(tablet, false)
    expect(shown()).toContainEqual([2, false])
    expect(enable.call().asked).toEqual([2, false])
    await enable.call().succeed('Dispositivo disattivato')
    expect(shown()).toContainEqual([2, false])
    expect(news).toEqual([
      { type: 'device.switched', enabled: false, inHand: false, message: 'Dispositivo disattivato' },
    ])
  })

  test('returns to its old state when the server refuses (DEV-02)', async () => {
    const { toggle, enable, shown, news } = await openThree()
    toggle(old, true)
    expect(shown()).toContainEqual([3, true])
    await enable.call().fail(refused)
    expect(shown()).toContainEqual([3, false])
    expect(news).toEqual([])
  })

  test('does not affect another one switched meanwhile, whichever answer comes first', async () => {
    const { toggle, enable, shown } = await openThree()
    toggle(tablet, false)
    toggle(old, true)
    expect(enable.calls.map(({ asked }) => asked)).toEqual([
      [2, false],
      [3, true],
    ])
    await enable.call(0).succeed(undefined)
    expect(shown()).toEqual([
      [7, true],
      [2, false],
      [3, true],
    ])
    await enable.call(1).fail(refused)
    expect(shown()).toEqual([
      [7, true],
      [2, true],
      [3, true],
    ])
  })

  test('is switched once for several taps, and again after its answer (fault 28)', async () => {
    const { toggle, enable, shown } = await openThree()
    toggle(tablet, false)
    toggle(tablet, true)
    toggle(tablet, false)
    expect(enable.calls.length).toBe(1)
    await enable.call().succeed(undefined)
    toggle({ ...tablet, enabled: false }, true)
    expect(enable.call().asked).toEqual([2, true])
    await enable.call().succeed(undefined)
    expect(shown()).toContainEqual([2, true])
  })

  test('needs no confirmation to be switched on, even when it is the current one', async () => {
    const { toggle, enable, question } = await openThree()
    toggle({ ...phone, enabled: false }, true)
    expect([question(), enable.call().asked]).toEqual([undefined, [7, true]])
  })
})

describe('Switching off the current device', () => {
  test('is confirmed first, and cancelling puts the switch back', async () => {
    const { toggle, question, answer, enable, shown } = await openThree()
    toggle(phone, false)
    expect(question()).toEqual({ act: 'switchOff', device: phone })
    expect(shown()[0]).toEqual([7, false])
    answer('cancelled')
    expect([question(), shown()[0], enable.calls.length]).toEqual([undefined, [7, true], 0])
  })

  test('publishes that it was the current one, so that the session ends', async () => {
    const { toggle, answer, enable, news, shown } = await openThree()
    toggle(phone, false)
    answer('confirmed')
    expect(enable.call().asked).toEqual([7, false])
    await enable.call().succeed('Dispositivo disattivato')
    expect(shown()[0]).toEqual([7, false])
    expect(news).toEqual([
      { type: 'device.switched', enabled: false, inHand: true, message: 'Dispositivo disattivato' },
    ])
  })

  test('leaves it on when the server refuses', async () => {
    const { toggle, answer, enable, news, shown } = await openThree()
    toggle(phone, false)
    answer('confirmed')
    await enable.call().fail(refused)
    expect([shown()[0], news]).toEqual([[7, true], []])
  })
})

describe('Deleting a device', () => {
  test('is confirmed first, and cancelling changes nothing (DEV-03)', async () => {
    const { askToRemove, question, answer, remove, shown } = await openThree()
    askToRemove(tablet)
    expect(question()).toEqual({ act: 'remove', device: tablet })
    expect(shown()).toContainEqual([2, true])
    answer('cancelled')
    expect([question(), remove.calls.length, shown().length]).toEqual([undefined, 0, 3])
  })

  test('removes its row with the server’s message, in one request (DEV-03)', async () => {
    const { askToRemove, answer, isActing: acts, remove, shown, news, of } = await openThree()
    askToRemove(tablet)
    answer('confirmed')
    answer('confirmed')
    expect([acts(), remove.calls.map(({ asked }) => asked)]).toEqual([true, [[2]]])
    await remove.call().succeed('Dispositivo eliminato')
    expect(shown().map(([id]) => id)).toEqual([7, 3])
    expect(news).toEqual([{ type: 'device.removed', inHand: false, message: 'Dispositivo eliminato' }])
    expect(of.calls.length).toBe(1)
  })

  test('leaves the row when that fails', async () => {
    const { askToRemove, answer, remove, shown, news } = await openThree()
    askToRemove(tablet)
    answer('confirmed')
    await remove.call().fail(refused)
    expect([shown().map(([id]) => id), news]).toEqual([[7, 2, 3], []])
  })

  test('publishes that it was the current one', async () => {
    const { askToRemove, answer, remove, news } = await openThree()
    askToRemove(phone)
    answer('confirmed')
    await remove.call().succeed(undefined)
    expect(news).toEqual([{ type: 'device.removed', inHand: true, message: undefined }])
  })

  test('does not lose a switch that is still being sent', async () => {
    const { toggle, askToRemove, answer, enable, remove, shown } = await openThree()
    toggle(old, true)
    askToRemove(tablet)
    await enable.call().succeed(undefined)
    answer('confirmed')
    await remove.call().succeed(undefined)
    expect(shown()).toEqual([
      [7, true],
      [3, true],
    ])
  })
})
