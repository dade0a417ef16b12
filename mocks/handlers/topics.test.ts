import { beforeEach, expect, test } from 'vitest'
import { account } from '#adapters/http/contract/account.ts'
import { directory } from '#adapters/http/contract/directory.ts'
import { topics } from '#adapters/http/contract/topics.ts'
import { findTopic, type TopicId } from '#domain/topics/topic.ts'
import { PASSWORD, userIdOf } from '../seed/people.ts'
import { signedIn, visitor } from '../testing/visitor.ts'
import { growWorld, type World } from '../world.ts'

const MARIO = userIdOf('mario.rossi')
const topic = (number: number) => number as TopicId

let world: World
let mario: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  world = await growWorld()
  mario = await signedIn(world, 'mario.rossi')
})

const subscribe = (number: number) => mario.get(topics.subscribe, { body: { topic: topic(number), user: MARIO } })
const leave = (userTopicId: number) => mario.hear(topics.unsubscribe, { params: { userTopicId } })
const followed = async (number: number, user = MARIO) => {
  const comune = await visitor(world).get(directory.activityForUser, { params: { id: 1, userId: user } })
  return findTopic(comune.topics, topic(number))?.subscription
}

test('a public topic is followed at once, once, and left again (TOPIC-07, TOPIC-08, TOPIC-12, fault 29)', async () => {
  expect(await followed(101)).toBeUndefined()
  const { id } = await subscribe(101)
  expect(await followed(101)).toBe(id)
  expect(await subscribe(101)).toEqual({ id: undefined, status: 'I', message: 'Segui già questo argomento' })
  expect(await leave(Number(id))).toMatchObject({ status: 200, message: 'Iscrizione annullata' })
  expect(await followed(101)).toBeUndefined()
  expect(await leave(Number(id))).toMatchObject({ status: 404 })
})

test('two concurrent requests create one subscription (fault 28)', async () => {
  const answers = await Promise.all([subscribe(101), subscribe(101)])
  expect(answers.map(({ status }) => status).sort()).toEqual(['I', undefined])
  expect(world.collections.subscriptions.all().filter((one) => one.owner === MARIO && one.topic === 101)).toHaveLength(
    1,
  )
})

test('users cannot subscribe or unsubscribe other users', async () => {
  const body = { topic: topic(101), user: userIdOf('sara.bruni') }
  expect(await mario.hear(topics.subscribe, { body })).toMatchObject({ status: 403 })
  const saras = await followed(101, userIdOf('sara.bruni'))
  expect(await mario.hear(topics.unsubscribe, { params: { userTopicId: Number(saras) } })).toMatchObject({
    status: 404,
  })
  expect(await followed(101, userIdOf('sara.bruni'))).toBe(saras)
  expect(await visitor(world).hear(topics.subscribe, { body })).toMatchObject({ status: 401 })
})

test('a private topic requires a request, which is made once (TOPIC-09)', async () => {
  expect(await subscribe(102)).toMatchObject({ id: undefined, status: 'R' })
  const body = { name: 'Mario', surname: ' Rossi ', topic: topic(102) }
  const ask = (asked: typeof body) => mario.hear(topics.requestAccess, { body: asked })
  expect(await ask({ ...body, surname: ' ' })).toMatchObject({ status: 422 })
  expect(await ask(body)).toMatchObject({ status: 200, message: 'Richiesta inviata correttamente' })
  expect(await ask(body)).toMatchObject({ status: 409 })
  expect(await ask({ ...body, topic: topic(101) })).toMatchObject({ status: 422 })
  expect(world.collections.accessRequests.all()).toMatchObject([{ owner: MARIO, topic: 102, surname: 'Rossi' }])
  expect(await subscribe(102)).toMatchObject({
    status: 'I',
    message: 'Hai già inviato la richiesta: ti avvisiamo appena la accettano',
  })
})

test('a topic with a password can be followed only after the right password (TOPIC-03, TOPIC-04)', async () => {
  const check = (password: string, number = 103) =>
    mario.get(topics.checkPassword, { params: { id: number }, body: { password } })
  expect(await check('sbagliata')).toEqual({ right: false })
  expect(await subscribe(103)).toMatchObject({ id: undefined, status: 'N' })
  const sara = await signedIn(world, 'sara.bruni')
  await sara.get(topics.checkPassword, { params: { id: 103 }, body: { password: 'volontari' } })
  expect(await subscribe(103)).toMatchObject({ id: undefined, status: 'N' })
  expect(await check('volontari', 101)).toEqual({ right: false })
  expect(await check('volontari')).toEqual({ right: true })
  const { id } = await subscribe(103)
  expect(id).toBeDefined()
  await mario.get(topics.unsubscribe, { params: { userTopicId: Number(id) } })
  expect(await subscribe(103)).toMatchObject({ id: undefined, status: 'N' })
})

test.each([
  [105, 77, 'Via Cattaneo 2–30 (pari)'],
  [106, 1_004, 'Bosto'],
])('topic %i is followed for an active address (TOPIC-06, ADDR-02)', async (number, address, text) => {
  const choose = (active: boolean) =>
    mario.hear(directory.chooseAddress, {
      body: { topic: topic(number), address: address as never, active },
    })
  expect(await subscribe(number)).toMatchObject({ id: undefined, status: 'N' })
  await choose(true)
  await choose(false)
  expect(await mario.get(directory.chosenAddresses, { params: { topicId: number } })).toEqual([
    { address, text, active: false },
  ])
  expect(await subscribe(number)).toMatchObject({ id: undefined, status: 'N' })
  expect(await choose(true)).toMatchObject({ status: 200, message: 'Indirizzo salvato' })
  expect((await subscribe(number)).id).toBeDefined()
})

test('an address of another topic, or one that is no longer served, cannot be chosen', async () => {
  const choose = (number: number, address: number) =>
    mario.hear(directory.chooseAddress, {
      body: { topic: topic(number), address: address as never, active: true },
    })
  expect(await choose(106, 77)).toMatchObject({ status: 404 })
  expect(await choose(101, 77)).toMatchObject({ status: 404 })
  const query = {
    filters: { text: 'speri della chiesa oltre', topic: topic(105) },
    sortBy: 'text',
    descending: false,
    page: 1,
    rowsPerPage: 11,
  } as const
  const { rows } = await visitor(world).get(directory.addresses, { query })
  expect(rows).toMatchObject([{ active: false }])
  expect(await choose(105, Number(rows[0]?.id))).toMatchObject({ status: 422 })
})

test.each([
  [104, 'I', 'L’ufficio deve confermare la tua iscrizione: ti avvisiamo appena è attiva'],
  [107, 'N', 'A questo argomento non ci si iscrive: è già tuo'],
  [108, 'N', 'Iscrizioni chiuse'],
])('topic %i answers %s: %s (TOPIC-10, TOPIC-11)', async (number, status, message) => {
  expect(await subscribe(number)).toEqual({ id: undefined, status, message })
  expect(await followed(number)).toBeUndefined()
})

const asked = {
  filters: { text: undefined as string | undefined },
  sortBy: 'name',
  descending: false,
  page: 1,
  rowsPerPage: 50,
} as const
const users = (query: Partial<Record<keyof typeof asked, unknown>> = {}) =>
  mario.get(topics.users, { params: { topicId: 101 }, query: { ...asked, ...query } as typeof asked })

test('the subscribers of a topic have pages of fifty, and are searched over all pages (TOPIC-13)', async () => {
  const { rows, total } = await users()
  expect([rows.length, total]).toEqual([50, 132])
  expect((await users({ page: 3 })).rows).toHaveLength(32)
  const known = (await users({ page: 3 })).rows[31]
  const found = await users({ filters: { text: known?.name.toUpperCase() } })
  expect(found.rows.map(({ name }) => name)).toContain(known?.name)
  expect(found.total).toBeLessThan(132)
  expect((await users({ filters: { text: 'ad' } })).total).toBe(132)
})

test('a deleted account has no subscriptions', async () => {
  const { id } = await subscribe(101)
  await mario.get(account.deleteAccount, { params: { id: MARIO }, body: { password: PASSWORD } })
  expect(world.collections.subscriptions.all().map((one) => one.id)).not.toContain(id)
})
