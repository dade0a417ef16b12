import { describe, expect, test } from 'vitest'
import { present } from '#application/kit/present.ts'
import type { RegisteredDevice } from '#domain/identity/device.ts'
import type { UserId } from '#domain/identity/user.ts'
import { createHttpDevices } from './HttpDevices.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { type SeenRequest, refusal } from './testing/fake-server.ts'

const MARIO = 1 as UserId
const PHONE: RegisteredDevice = {
  id: 7 as RegisteredDevice['id'],
  registrationCode: 'a',
  name: undefined,
  enabled: true,
}

const citizen = (answer: (asked: SeenRequest) => Response) => {
  const tab = tabBefore(answer)
  return { ...tab, devices: createHttpDevices(tab.client) }
}
const devicesIn = async (data: unknown) => successOf(await citizen(() => Response.json({ data })).devices.of(MARIO)())

describe('the devices of a citizen', () => {
  test('are read with every form of a flag, with or without a name (DEV-01)', async () => {
    const mario = citizen(() =>
      Response.json({
        data: [
          { id: 7, registrationCode: 'a', deviceName: 'Telefono', active: 'Y' },
          { id: '8', registrationCode: 'b', deviceName: null, active: 0 },
        ],
      }),
    )
    expect(successOf(await mario.devices.of(MARIO)())).toEqual([
      { id: 7, registrationCode: 'a', name: 'Telefono', enabled: true },
      { id: 8, registrationCode: 'b', name: undefined, enabled: false },
    ])
    expect(mario.asked()).toEqual([['GET', '/api/userregistrationcodes/1', undefined]])
  })

  test('may be a single object, or a record with numeric keys', async () => {
    const phone = { id: 7, registrationCode: '', name: undefined, enabled: undefined }
    expect(await devicesIn({ id: 7 })).toEqual([phone])
    expect(await devicesIn({ 3: { id: 7 }, 5: { id: 8 } })).toEqual([phone, { ...phone, id: 8 }])
  })

  test.each([undefined, null, '', 'forse', 5, {}])(
    'are not told to be off where nobody can read it (%j, fault 55)',
    async (active) => {
      expect(await devicesIn([{ id: 7, active }])).toMatchObject([{ id: 7, enabled: undefined }])
    },
  )

  test.each(['telefono', 7, true])('that are no list (%j) are refused (ERR-03)', async (data) => {
    const { devices } = citizen(() => Response.json({ data }))
    expect(failureOf(await devices.of(MARIO)())).toMatchObject({ _tag: 'Undecodable' })
  })

  test.each([
    [true, 'Y'],
    [false, 'N'],
  ])('are enabled (%s) with the flag of the server, and its message is returned (DEV-02)', async (enabled, active) => {
    const mario = citizen(() => Response.json({ message: 'Fatto' }))
    expect(successOf(await mario.devices.enable(PHONE, enabled)())).toBe('Fatto')
    expect(mario.asked()).toEqual([['PUT', '/api/userregistrationcode/7', { active }]])
  })

  test.each([
    [{ abilitato: true }, { active: 'N', abilitato: false }],
    [{ is_active: 0 }, { active: 'N', is_active: 0 }],
    [
      { attivo: 'S', marca: 'Fairphone' },
      { active: 'N', attivo: 'N' },
    ],
    [{ Enabled: 'true' }, { active: 'N', Enabled: 'false' }],
    [{ active: true }, { active: 'N' }],
    [{ attivo: null }, { active: 'N', attivo: 'N' }],
  ])('that the server lists as %j are switched off as %j (DEV-02, fault 55)', async (state, written) => {
    const mario = citizen(({ method }) =>
      Response.json(method === 'GET' ? { data: [{ id: 7, registrationCode: 'a', ...state }] } : {}),
    )
    const [device] = successOf(await mario.devices.of(MARIO)())
    await mario.devices.enable(present(device), false)()
    expect(mario.asked()[1]).toEqual(['PUT', '/api/userregistrationcode/7', written])
  })

  test('are deleted, with or without a message of the server (DEV-03)', async () => {
    const mario = citizen(() => Response.json({}))
    expect(successOf(await mario.devices.remove(PHONE.id)())).toBeUndefined()
    expect(mario.asked()).toEqual([['DELETE', '/api/userregistrationcode/7', undefined]])
  })

  test('that cannot be changed report why, by a toast (ERR-01)', async () => {
    const { devices, failures } = citizen(() => refusal(409, 'Dispositivo in uso'))
    const refused = { _tag: 'Refused', status: 409, message: 'Dispositivo in uso' }
    expect(failureOf(await devices.enable(PHONE, false)())).toMatchObject(refused)
    expect(failures).toMatchObject([refused])
  })
})
