import { beforeEach, expect, test } from 'vitest'
import { account } from '#adapters/http/contract/account.ts'
import { PASSWORD, seededDevices } from '../seed/people.ts'
import { signedIn, visitor } from '../testing/visitor.ts'
import { TOKEN_LIFE } from '../rules/tokens.ts'
import { growWorld, type World } from '../world.ts'

const fresh = { password: 'Varese2027!', confirmation: 'Varese2027!' }
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
  expect(await mario.hear(account.me, {})).toMatchObject({ status: 401, message: 'Expired JWT Token' })
  const body = { refreshToken: mario.refreshToken }
  const renewed = await visitor(world).get(account.refresh, { body })
  expect(await visitor(world).get(account.refresh, { body })).toEqual(renewed)
  expect(await visitor(world, renewed.token).get(account.me, {})).toMatchObject({ username: 'mario.rossi' })
})

test('signing out ends the session and disables its device', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  await mario.hear(account.signOut, { body: { registrationCode: phone.device.registrationCode } })
  expect(await mario.hear(account.me, {})).toMatchObject({ status: 401, message: 'JWT Token non valido' })
  const body = { refreshToken: mario.refreshToken }
  expect(await visitor(world).hear(account.refresh, { body })).toMatchObject({ status: 401 })
  const again = await signedIn(world, 'mario.rossi')
  expect(again.token).not.toBe(mario.token)
  expect((await again.get(account.devices, { params: { userId: 1 } }))[0]).toMatchObject({ enabled: false })
})

const registrationOf = (username: string) => ({
  username,
  profile: { name: 'Giulia', surname: 'Colombo', email: `${username}@example.it`, mobile: undefined },
  device: { ...info, registrationCode: `device of ${username}` },
})

test('a new user registers, activates the account and signs in', async () => {
  const anyone = visitor(world)
  const body = registrationOf('giulia.colombo')
  expect(await anyone.get(account.register, { body })).toContain('giulia.colombo@example.it')
  expect(await anyone.get(account.checkUsername, { params: { username: 'giulia.colombo' } })).toEqual({
    available: false,
  })
  const credentials = { username: 'giulia.colombo', password: PASSWORD }
  expect(await anyone.hear(account.signIn, { body: credentials })).toMatchObject({
    code: 'ACCOUNT_INACTIVE',
  })
  const activate = (registrationCode: string) => anyone.get(account.activate, { body: { registrationCode } })
  expect([await activate('ATTIVA-0'), await activate(' ATTIVA-1 ')]).toEqual([{ active: false }, { active: true }])
  const giulia = await signedIn(world, 'giulia.colombo')
  expect(await giulia.get(account.profile, {})).toMatchObject({ name: 'Giulia', surname: 'Colombo' })
})

test('an activation concerns one registration only (REG-03)', async () => {
  const anyone = visitor(world)
  for (const username of ['bea.uno', 'bea.due', 'bea.tre'])
    await anyone.get(account.register, { body: registrationOf(username) })
  const activate = (registrationCode: string) => anyone.get(account.activate, { body: { registrationCode } })
  await activate('device of bea.uno')
  await activate('ATTIVA-1')
  const active = world.collections.people
    .all()
    .filter(({ user, active: isActive }) => isActive && user.username.startsWith('bea'))
  expect(active.map(({ user }) => user.username)).toEqual(['bea.uno', 'bea.tre'])
})

test('a forgotten password is replaced by its code, once', async () => {
  const anyone = visitor(world)
  const asked = await anyone.get(account.forgotPassword, { params: { username: 'anna.neri' } })
  expect(asked).toEqual({ succeeded: true, message: 'Ti abbiamo inviato un codice a anna.neri@example.it' })
  expect(await anyone.get(account.checkForgotCode, { params: { code: '000000' } })).toMatchObject({ valid: false })
  const { id, valid } = await anyone.get(account.checkForgotCode, { params: { code: '123456' } })
  expect(valid).toBe(true)
  const set = () => anyone.hear(account.setNewPassword, { params: { id: Number(id) }, body: fresh })
  expect(await set()).toMatchObject({ status: 200 })
  expect(await set()).toMatchObject({ status: 410, code: 'CODE_USED' })
  expect((await signedIn(world, 'anna.neri', fresh.password)).token).toBeTruthy()
})

test('a username that does not exist gets no code', async () => {
  const asked = await visitor(world).get(account.forgotPassword, { params: { username: 'nessuno' } })
  expect(asked.succeeded).toBe(false)
})

test('a forced password change leads to the sign-in', async () => {
  const body = { username: 'luca.verdi', ...fresh }
  expect(await visitor(world).hear(account.forcePassword, { body })).toMatchObject({ status: 200 })
  expect((await signedIn(world, 'luca.verdi', fresh.password)).token).toBeTruthy()
})

test('a changed password replaces the old one', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  const body = { oldPassword: PASSWORD, ...fresh }
  expect(await mario.get(account.changePassword, { params: { id: 1 }, body })).toBe('Password cambiata correttamente')
  expect(await mario.hear(account.changePassword, { params: { id: 2 }, body })).toMatchObject({ status: 403 })
  expect((await signedIn(world, 'mario.rossi', fresh.password)).token).toBeTruthy()
})

test('an account is deleted with its password only, and no longer exists', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  const attempt = (password: string) => mario.hear(account.deleteAccount, { params: { id: 1 }, body: { password } })
  expect(await attempt('no')).toMatchObject({ status: 422, message: 'Password errata' })
  expect(await attempt(PASSWORD)).toMatchObject({ status: 200, message: 'Account eliminato' })
  expect(await mario.hear(account.me, {})).toMatchObject({ status: 401 })
  expect(await visitor(world).get(account.checkStatus, { params: { username: 'mario.rossi' } })).toMatchObject({
    found: false,
  })
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
