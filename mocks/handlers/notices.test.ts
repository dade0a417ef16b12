import { beforeEach, expect, test } from 'vitest'
import { notices } from '#adapters/http/contract/notices.ts'
import type { ReceivedNotice, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { signedIn, visitor } from '../testing/visitor.ts'
import { growWorld, type World } from '../world.ts'

let world: World
let mario: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  world = await growWorld()
  mario = await signedIn(world, 'mario.rossi')
})
const one = (id: number): Promise<ReceivedNotice> => mario.get(notices.one, { params: { id } })

test('citizens access their own notices only', async () => {
  const sara = await signedIn(world, 'sara.bruni')
  expect(await sara.hear(notices.one, { params: { id: 1 } })).toMatchObject({ status: 404 })
  expect(await sara.hear(notices.deleteOne, { params: { id: 1 } })).toMatchObject({ status: 404 })
  expect(await sara.hear(notices.deleteMany, { params: {}, body: { ids: [1 as ReceivedNoticeId] } })).toMatchObject({
    status: 404,
  })
  expect(await sara.hear(notices.downloadFile, { params: { id: 71 } })).toMatchObject({ status: 404 })
  expect((await one(1)).title).toBe('Via Sacco chiusa al traffico')
})

test('an agreement has the date of its last save', async () => {
  const query = { filters: { policy: 'privacy' }, group: undefined } as const
  const savedAt = async () => (await mario.get(notices.agreement, { params: {}, query })).rows[0]?.savedAt
  expect(await savedAt()).toBeUndefined()
  for (const agreed of [true, false]) {
    world.clock.advance(1_000)
    await mario.get(notices.saveAgreement, { params: {}, body: { policy: 'privacy', agreed } })
    expect(await savedAt()).toBe(world.clock.now())
  }
})

test('anonymous callers are refused, except for open calls', async () => {
  expect(await visitor(world).hear(notices.unread, { params: {} })).toEqual({
    status: 401,
    message: 'JWT Token non valido',
    code: 'INVALID_TOKEN',
  })
  expect(await visitor(world).get(notices.tags, { params: {}, query: { filters: {} } })).toHaveLength(8)
})

test('a reset restores deleted records', async () => {
  await mario.hear(notices.deleteOne, { params: { id: 1 } })
  await world.reset()
  mario = await signedIn(world, 'mario.rossi')
  expect((await one(1)).seen).toBe(false)
})
