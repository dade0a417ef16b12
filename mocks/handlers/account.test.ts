import { beforeEach, expect, test } from 'vitest'
import { account } from '#adapters/http/contract/account.ts'
import { seededDevices } from '../seed/people.ts'
import { signedIn, visitor } from '../testing/visitor.ts'
import { TOKEN_LIFE } from '../rules/tokens.ts'
import { growWorld, type World } from '../world.ts'

const [phone] = seededDevices()
if (phone?.info === undefined) throw new Error('the demo lacks its devices')
const { info } = phone

let world: World
beforeEach(async () => {
  world = await growWorld()
})

test('an expired token is refreshed, and the old refresh token returns the same one again', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  world.clock.advance(TOKEN_LIFE)
  expect(await mario.hear(account.me, { params: {} })).toMatchObject({ status: 401, message: 'Expired JWT Token' })
  const body = { refreshToken: mario.refreshToken }
  const renewed = await visitor(world).get(account.refresh, { params: {}, body })
  expect(await visitor(world).get(account.refresh, { params: {}, body })).toEqual(renewed)
  expect(await visitor(world, renewed.token).get(account.me, { params: {} })).toMatchObject({ username: 'mario.rossi' })
})

test('signing out ends the session and disables its device', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  await mario.hear(account.signOut, { params: {}, body: { registrationCode: phone.device.registrationCode } })
  expect(await mario.hear(account.me, { params: {} })).toMatchObject({ status: 401, message: 'JWT Token non valido' })
  const body = { refreshToken: mario.refreshToken }
  expect(await visitor(world).hear(account.refresh, { params: {}, body })).toMatchObject({ status: 401 })
  const again = await signedIn(world, 'mario.rossi')
  expect(again.token).not.toBe(mario.token)
  expect((await again.get(account.devices, { params: { userId: 1 } }))[0]).toMatchObject({ enabled: false })
})

const registrationOf = (username: string) => ({
  username,
  profile: { name: 'Giulia', surname: 'Colombo', email: `${username}@example.it`, mobile: undefined },
  device: { ...info, registrationCode: `device of ${username}` },
})

test('an activation concerns one registration only (REG-03)', async () => {
  const anyone = visitor(world)
  for (const username of ['bea.uno', 'bea.due', 'bea.tre'])
    await anyone.get(account.register, { params: {}, body: registrationOf(username) })
  const activate = (registrationCode: string) =>
    anyone.get(account.activate, { params: {}, body: { registrationCode } })
  await activate('device of bea.uno')
  await activate('ATTIVA-1')
  const active = world.collections.people
    .all()
    .filter(({ user, active: isActive }) => isActive && user.username.startsWith('bea'))
  expect(active.map(({ user }) => user.username)).toEqual(['bea.uno', 'bea.tre'])
})

test('devices are listed, switched and deleted by their owner only', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  const sara = await signedIn(world, 'sara.bruni')
  const list = () => mario.get(account.devices, { params: { userId: 1 } })
  expect((await list()).map(({ enabled }) => enabled)).toEqual([true, true, false])
  await mario.hear(account.enableDevice, { params: { id: 3 }, body: { enabled: true } })
  expect(await sara.hear(account.deleteDevice, { params: { id: 3 } })).toMatchObject({ status: 404 })
  expect(await sara.hear(account.devices, { params: { userId: 1 } })).toMatchObject({ status: 403 })
  await mario.hear(account.deleteDevice, { params: { id: 1 } })
  expect((await list()).map(({ id, enabled }) => [id, enabled])).toEqual([
    [2, true],
    [3, true],
  ])
})

test('a device registered before the sign-in belongs to its citizen', async () => {
  const announcement = { ...info, registrationCode: 'nuovo', name: 'Nuovo telefono' }
  await visitor(world).hear(account.saveDeviceOf, {
    params: { username: 'sara.bruni', deviceId: 'nuovo' },
    body: announcement,
  })
  const sara = await signedIn(world, 'sara.bruni')
  await sara.hear(account.saveDevice, { params: { deviceId: 'nuovo' }, body: announcement })
  const devices = await sara.get(account.devices, { params: { userId: 4 } })
  expect(devices.map(({ name }) => name)).toEqual(['iPhone di Sara', 'Nuovo telefono'])
})
