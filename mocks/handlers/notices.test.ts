import { beforeEach, expect, test } from 'vitest'
import { account } from '#adapters/http/contract/account.ts'
import { notices } from '#adapters/http/contract/notices.ts'
import type { ReceivedNotice, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { signedIn, visitor } from '../testing/visitor.ts'
import { growWorld, type World } from '../world.ts'

const everything = { activity: undefined, tag: undefined, template: undefined, unread: undefined }
const newest = { sortBy: 'received', descending: true, page: 1, rowsPerPage: 50 } as const
const list = { query: { ...newest, filters: everything } }

let world: World
let mario: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  world = await growWorld()
  mario = await signedIn(world, 'mario.rossi')
})
const unread = async () => (await mario.get(notices.unread, {})).total
const one = (id: number): Promise<ReceivedNotice> => mario.get(notices.one, { params: { id } })

test('reading a notice lowers the unread count, once', async () => {
  expect(await unread()).toBe(3)
  await mario.hear(notices.markSeen, { params: { id: 1 } })
  await mario.hear(notices.markSeen, { params: { id: 1 } })
  expect([await unread(), (await one(1)).seen]).toEqual([2, true])
})

test('citizens access their own notices only', async () => {
  const sara = await signedIn(world, 'sara.bruni')
  expect(await sara.hear(notices.one, { params: { id: 1 } })).toMatchObject({ status: 404 })
  expect(await sara.hear(notices.deleteOne, { params: { id: 1 } })).toMatchObject({ status: 404 })
  expect(await sara.hear(notices.deleteMany, { body: { ids: [1 as ReceivedNoticeId] } })).toMatchObject({
    status: 404,
  })
  expect(await sara.hear(notices.downloadFile, { params: { id: 71 } })).toMatchObject({ status: 404 })
  expect((await one(1)).title).toBe('Via Sacco chiusa al traffico')
})

test('deleted notices are absent from the list and the unread count', async () => {
  const total = (await mario.get(notices.received, list)).total ?? 0
  expect(await mario.get(notices.deleteOne, { params: { id: 1 } })).toBe('Notifica eliminata')
  const ids = [2, 5] as ReceivedNoticeId[]
  expect(await mario.get(notices.deleteMany, { body: { ids } })).toBe('2 notifiche eliminate')
  expect([(await mario.get(notices.received, list)).total, await unread()]).toEqual([total - 3, 1])
})

test('an answered survey is closed, in the list too', async () => {
  const { content } = await one(2)
  const questions = content.template === 'survey' ? content.survey.questions : []
  const responses = questions.map(({ id }, index) => ({
    question: id,
    index,
    value: index % 2 === 0 ? '5' : '<p>Sì</p>',
  }))
  const send = () => mario.hear(notices.answerSurvey, { params: { id: 2 }, body: { responses, anonymous: true } })
  expect(await send()).toMatchObject({ status: 200 })
  expect(await send()).toMatchObject({ status: 409, code: 'SURVEY_CLOSED' })
  const after = (await one(2)).content
  expect(after).toMatchObject({
    survey: { closed: true, questions: [{ answer: '5' }, { answer: '<p>Sì</p>' }, {}, {}] },
  })
  expect((await mario.get(notices.received, list)).rows[1]).toMatchObject({ id: 2, surveyClosed: true })
  expect(world.collections.received.all().find(({ id }) => id === 2)?.answeredBy).toBeUndefined()
})

test('a file is sent to the e-mail address of its reader', async () => {
  expect(await mario.get(notices.mailFile, { params: { id: 71 } })).toBe('File inviato a mario.rossi@example.it')
})

test('agreements are stored per document', async () => {
  const agreed = async (policy: 'app' | 'privacy') =>
    (await mario.get(notices.agreement, { query: { filters: { policy }, group: undefined } })).rows[0]?.agreed
  expect([await agreed('app'), await agreed('privacy')]).toEqual([true, false])
  const body = { policy: 'privacy', agreed: true } as const
  expect(await mario.get(notices.saveAgreement, { body })).toBe('Informativa salvata correttamente')
  expect([await agreed('app'), await agreed('privacy')]).toEqual([true, true])
})

test('an agreement has the date of its last save', async () => {
  const query = { filters: { policy: 'privacy' }, group: undefined } as const
  const savedAt = async () => (await mario.get(notices.agreement, { query })).rows[0]?.savedAt
  expect(await savedAt()).toBeUndefined()
  for (const agreed of [true, false]) {
    world.clock.advance(1_000)
    await mario.get(notices.saveAgreement, { body: { policy: 'privacy', agreed } })
    expect(await savedAt()).toBe(world.clock.now())
  }
})

test('an activity has published notices, newest first', async () => {
  const filters = { activity: (await one(1)).sender.id }
  const published = await mario.get(notices.published, { query: { filters } })
  expect(published[0]?.title).toBe('Via Sacco chiusa al traffico')
  expect(published.every(({ sender }) => sender.name === 'Comune di Varese')).toBe(true)
})

test('a position is stored with its notice', async () => {
  const noticeId = (await one(3)).noticeId as never
  const where = { latitude: 45.82, longitude: 8.82, notice: noticeId }
  const send = (received: number) =>
    mario.hear(notices.sendPosition, { body: { ...where, received: received as ReceivedNoticeId } })
  expect([await send(3), await send(4)]).toMatchObject([{ status: 200 }, { status: 404 }])
})

test('anonymous callers are refused, except for open calls', async () => {
  expect(await visitor(world).hear(notices.unread, {})).toEqual({
    status: 401,
    message: 'JWT Token non valido',
    code: 'INVALID_TOKEN',
  })
  expect(await visitor(world).get(notices.tags, { query: { filters: {} } })).toHaveLength(8)
})

test('an expired session gets 401 until it is refreshed', async () => {
  world.faults.set('401-once')
  expect(await mario.hear(notices.unread, {})).toMatchObject({ status: 401 })
  expect(await mario.hear(notices.received, list)).toMatchObject({ status: 401 })
  const body = { refreshToken: mario.refreshToken }
  const { token } = await visitor(world).get(account.refresh, { body })
  expect((await visitor(world, token).get(notices.unread, {})).total).toBe(3)
})

test('modified answers violate the contract, and an error has a message', async () => {
  for (const kind of ['truncated', 'drift'] as const) {
    world.faults.set(kind, 'notices.received')
    await expect(mario.get(notices.received, list)).rejects.toThrow(/./)
  }
  world.faults.set('error', 'notices.received')
  expect(await mario.hear(notices.received, list)).toMatchObject({ status: 500, code: 'MAINTENANCE' })
})

test('a reset restores deleted records', async () => {
  await mario.hear(notices.deleteOne, { params: { id: 1 } })
  await world.reset()
  mario = await signedIn(world, 'mario.rossi')
  expect((await one(1)).seen).toBe(false)
})
