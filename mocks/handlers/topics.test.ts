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

const subscribe = (number: number) =>
  mario.get(topics.subscribe, { params: {}, body: { topic: topic(number), user: MARIO } })
const followed = async (number: number, user = MARIO) => {
  const comune = await visitor(world).get(directory.activityForUser, { params: { id: 1, userId: user } })
  return findTopic(comune.topics, topic(number))?.subscription
}

test('two concurrent requests create one subscription (fault 28)', async () => {
  const answers = await Promise.all([subscribe(101), subscribe(101)])
  expect(answers.map(({ status }) => status).sort()).toEqual(['I', undefined])
  expect(world.collections.subscriptions.all().filter((one) => one.owner === MARIO && one.topic === 101)).toHaveLength(
    1,
  )
})

test('users cannot subscribe or unsubscribe other users', async () => {
  const body = { topic: topic(101), user: userIdOf('sara.bruni') }
  expect(await mario.hear(topics.subscribe, { params: {}, body })).toMatchObject({ status: 403 })
  const saras = await followed(101, userIdOf('sara.bruni'))
  expect(await mario.hear(topics.unsubscribe, { params: { userTopicId: Number(saras) } })).toMatchObject({
    status: 404,
  })
  expect(await followed(101, userIdOf('sara.bruni'))).toBe(saras)
  expect(await visitor(world).hear(topics.subscribe, { params: {}, body })).toMatchObject({ status: 401 })
})

test('an address of another topic, or one that is no longer served, cannot be chosen', async () => {
  const choose = (number: number, address: number) =>
    mario.hear(directory.chooseAddress, {
      params: {},
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
    group: undefined,
  } as const
  const { rows } = await visitor(world).get(directory.addresses, { params: {}, query })
  expect(rows).toMatchObject([{ active: false }])
  expect(await choose(105, Number(rows[0]?.id))).toMatchObject({ status: 422 })
})

test('a deleted account has no subscriptions', async () => {
  const { id } = await subscribe(101)
  await mario.get(account.deleteAccount, { params: { id: MARIO }, body: { password: PASSWORD } })
  expect(world.collections.subscriptions.all().map((one) => one.id)).not.toContain(id)
})
