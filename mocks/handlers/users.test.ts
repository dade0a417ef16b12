import { beforeEach, expect, test } from 'vitest'
import { account } from '#adapters/http/contract/account.ts'
import { users } from '#adapters/http/contract/users.ts'
import { PASSWORD, userIdOf } from '../seed/people.ts'
import { signedIn, visitor } from '../testing/visitor.ts'
import { growWorld, type World } from '../world.ts'

const query = {
  filters: { text: undefined, role: undefined, active: undefined },
  sortBy: 'name',
  descending: false,
  page: 1,
  rowsPerPage: 50,
} as const
const newcomer = {
  username: 'bice.riva',
  name: 'Bice',
  surname: 'Riva',
  email: 'bice@example.it',
  rights: { roles: ['user'], otherRoles: ['ROLE_EDITOR'] },
  active: true,
  password: 'Varese2027!',
  confirmation: 'Varese2027!',
} as const
const MARIO = { params: { id: userIdOf('mario.rossi') } }
const ADA = { params: { id: userIdOf('amministratore') } }

let world: World
let ada: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  world = await growWorld()
  ada = await signedIn(world, 'amministratore')
})
const total = async () => (await ada.get(users.list, { query })).total

test('only administrators manage users (ADMIN-01)', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  const refused = { status: 403 }
  expect(await mario.hear(users.list, { query })).toMatchObject(refused)
  expect(await mario.hear(users.create, { body: newcomer })).toMatchObject(refused)
  expect(await mario.hear(users.remove, ADA)).toMatchObject(refused)
  expect(await mario.hear(users.change, { ...ADA, body: { name: 'Io', surname: 'Qui' } })).toMatchObject(refused)
  expect(await mario.hear(account.user, ADA)).toMatchObject(refused)
  expect(await visitor(world).hear(users.list, { query })).toMatchObject({ status: 401 })
})

const page = async (number: number) => (await ada.get(users.list, { query: { ...query, page: number } })).rows.length

test('users have pages of fifty, with a total', async () => {
  expect([await page(1), await page(2), await page(3), await page(4), await total()]).toEqual([50, 50, 37, 0, 137])
})

test('a user is created once, with roles and password, and can sign in (ADMIN-03)', async () => {
  expect(await ada.get(users.create, { body: newcomer })).toBe('Operazione completata con successo')
  expect(await ada.hear(users.create, { body: newcomer })).toMatchObject({ code: 'USERNAME_TAKEN' })
  const bice = await signedIn(world, 'bice.riva', newcomer.password)
  const { id, roles } = await bice.get(account.me, {})
  expect(roles).toEqual(['user'])
  expect(await ada.get(account.user, { params: { id } })).toMatchObject({ active: true, otherRoles: ['ROLE_EDITOR'] })
  expect(await total()).toBe(138)
})

test('one call changes the names for a citizen, and everything for an administrator (PROF-04, ADMIN-03)', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  const rights = { roles: ['admin'], otherRoles: [] } as const
  const names = { name: 'Maria', surname: 'Rossi' }
  expect(await mario.hear(users.change, { ...MARIO, body: { ...names, rights, active: false } })).toMatchObject({
    status: 200,
  })
  expect(await ada.get(account.user, MARIO)).toMatchObject({ name: 'Maria', roles: ['user'], active: true })
  await ada.get(users.change, { ...MARIO, body: { ...names, rights, email: '' } })
  expect(await ada.get(account.user, MARIO)).toMatchObject({ roles: ['admin'], email: undefined, active: true })
})

test('a disabled user is signed out, and cannot sign in again (AUTH-07)', async () => {
  const mario = await signedIn(world, 'mario.rossi')
  await ada.get(users.change, { ...MARIO, body: { name: 'Mario', surname: 'Rossi', active: false } })
  expect(await mario.hear(account.me, {})).toMatchObject({ status: 401 })
  const credentials = { username: 'mario.rossi', password: PASSWORD }
  expect(await visitor(world).hear(account.signIn, { body: credentials })).toMatchObject({
    code: 'ACCOUNT_INACTIVE',
  })
})

test('a user is deleted, but administrators cannot delete, disable or demote themselves (ADMIN-04)', async () => {
  expect(await ada.get(users.remove, MARIO)).toBe('Utente eliminato')
  expect(await ada.hear(users.remove, MARIO)).toMatchObject({ status: 404 })
  expect(await ada.hear(account.user, MARIO)).toMatchObject({ status: 404 })
  expect(await ada.hear(users.remove, ADA)).toMatchObject({ message: 'Non puoi eliminare il tuo account da qui' })
  const names = { name: 'Ada', surname: 'Amministratore' }
  const rights = { roles: ['user'], otherRoles: [] } as const
  expect(await ada.hear(users.change, { ...ADA, body: { ...names, active: false } })).toMatchObject({ status: 422 })
  expect(await ada.hear(users.change, { ...ADA, body: { ...names, rights } })).toMatchObject({ status: 422 })
  expect(await ada.hear(users.change, { params: { id: 9_999 }, body: names })).toMatchObject({ status: 404 })
})
