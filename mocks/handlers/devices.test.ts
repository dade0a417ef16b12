import { beforeEach, expect, test } from 'vitest'
import { account } from '#adapters/http/contract/account.ts'
import { TOKEN_LIFE } from '../rules/tokens.ts'
import { seededDevices } from '../seed/people.ts'
import { signedIn, visitor } from '../testing/visitor.ts'
import { growWorld, type World } from '../world.ts'

const [phone] = seededDevices()
if (phone?.info === undefined) throw new Error('the demo lacks its devices')
const { info } = phone

let world: World
beforeEach(async () => {
  world = await growWorld()
})

/** Mario, signed in on a registered device. */
const marioOn = async (deviceId: string) => {
  const mario = await signedIn(world, 'mario.rossi')
  await mario.hear(account.saveDevice, { params: { deviceId }, body: { ...info, registrationCode: deviceId } })
  return mario
}
type Mario = Awaited<ReturnType<typeof marioOn>>
const all = (mario: Mario) => mario.get(account.devices, { params: { userId: 1 } })
const idOf = async (mario: Mario, code: string): Promise<number> =>
  (await all(mario)).find(({ registrationCode }) => registrationCode === code)?.id ?? 0
const statusOf = async (mario: Mario) => (await mario.hear(account.me, {})).status

test('two concurrent registrations create one device', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  const announcement = { params: { deviceId: 'nuovo' }, body: { ...info, registrationCode: 'nuovo' } }
  await Promise.all([mario.hear(account.saveDevice, announcement), mario.hear(account.saveDevice, announcement)])
  expect((await all(mario)).filter(({ registrationCode }) => registrationCode === 'nuovo').length).toBe(1)
})

test('a device disabled elsewhere must sign in again, also after a refresh, and no other one', async () => {
  const [onTablet, onPhone, onDesk] = [await marioOn('tablet'), await marioOn('phone'), await marioOn('desk')]
  world.clock.advance(TOKEN_LIFE)
  const { token } = await visitor(world).get(account.refresh, {
    body: { refreshToken: onTablet.refreshToken },
  })
  const renewed = { ...onTablet, ...visitor(world, token) }
  const asking = await marioOn('phone')
  const params = { id: await idOf(asking, 'tablet') }
  await asking.hear(account.enableDevice, { params, body: { enabled: true } })
  expect(await statusOf(renewed)).toBe(200)
  await asking.hear(account.enableDevice, { params, body: { enabled: false } })
  expect(await statusOf(renewed)).toBe(401)
  const body = { refreshToken: onDesk.refreshToken }
  expect((await visitor(world).hear(account.refresh, { body })).status).toBe(200)
  expect(onPhone.token).not.toBe(asking.token)
})

test('a device deleted elsewhere must sign in again', async () => {
  const [onTablet, onPhone] = [await marioOn('tablet'), await marioOn('phone')]
  await onPhone.hear(account.deleteDevice, { params: { id: await idOf(onPhone, 'tablet') } })
  expect([await statusOf(onTablet), await statusOf(onPhone)]).toEqual([401, 200])
})

test('a device that disables itself can still sign out', async () => {
  const mario = await marioOn('phone')
  await mario.hear(account.deleteDevice, { params: { id: await idOf(mario, 'phone') } })
  const said = await mario.hear(account.signOut, { body: { registrationCode: 'phone' } })
  expect(said.status).toBe(200)
})
