import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { App } from '#application/kit/app.ts'
import { present } from '#application/kit/present.ts'
import { openScope } from '#application/kit/scope.ts'
import { FILTER_REST } from '#application/kit/typed-filter.machine.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Activity } from '#domain/directory/activity.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Page } from '#domain/paging/page.ts'
import type { TopicId, TopicUser } from '#domain/topics/topic.ts'
import type { UserQuery } from '#domain/users/user-query.ts'
import { openTopicUsers } from './topic-users.flow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ACTIVITY = 1 as ActivityId
const TOPIC = 101 as TopicId
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const user = (id: number): TopicUser => ({ id: id as UserId, name: `Bice ${id}`, country: undefined, jobs: [] })
const page = (total: number, ...ids: readonly number[]): Page<TopicUser> => ({ rows: ids.map(user), total, leftOut: 0 })
const someone = createMachine({ initial: 'here', states: { here: { tags: ['authenticated'] } }, context: {} })

const open = async (topic: TopicId | undefined = TOPIC) => {
  const read = waitingPort<[TopicId, UserQuery, number, AbortSignal?], RequestFailure, Page<TopicUser>>()
  const one = waitingPort<[ActivityId, UserId | undefined, AbortSignal?], RequestFailure, Activity>()
  const ports = { topics: { users: read.port }, activities: { one: one.port }, presence: { watch: () => () => {} } }
  const piazza = { session: createActor(someone).start(), follow: () => () => {} }
  const scope = openScope({ ports: ports as unknown as Ports, piazza: piazza as unknown as App }, () => {})
  const flow = openTopicUsers(scope, { activity: ACTIVITY, topic })
  await settle()
  const list = () => present(flow.now().followers).list
  return {
    read,
    one,
    list,
    now: flow.now,
    ask: flow.ask,
    type: (text: string) => list().verbs.type(text),
    rest: async (time = FILTER_REST) => {
      vi.advanceTimersByTime(time)
      await settle()
    },
    asked: () => read.calls.map(({ asked: [of, { text, sortBy }, number] }) => [of, text, sortBy, number]),
    ids: () => list().rows.map((row) => row?.id),
  }
}

const openThree = async () => {
  const followers = await open()
  await followers.read.call().succeed(page(3, 1, 2, 3))
  return followers
}

describe('The subscribers of a topic (TOPIC-13)', () => {
  test('are read by name, page by page', async () => {
    const { asked, read, list, ids } = await open()
    expect([asked(), list().face]).toEqual([[[TOPIC, '', 'name', 1]], 'loading'])
    await read.call().succeed(page(3, 1, 2, 3))
    expect([list().face, ids()]).toEqual(['full', [1, 2, 3]])
  })

  test('are not filtered by two characters; by three from the first page, after a debounce', async () => {
    const { type, rest, asked, list } = await openThree()
    list().verbs.see(0, 99)
    type('ri')
    await rest()
    expect([asked().length, list().isTooShort, list().isFiltered]).toEqual([1, true, false])
    type('riv')
    await rest(FILTER_REST - 1)
    expect(asked().length).toBe(1)
    await rest(1)
    expect(asked().slice(1)).toEqual([[TOPIC, 'riv', 'name', 1]])
    expect(list()).toMatchObject({ typed: 'riv', isTooShort: false, isFiltered: true })
  })

  test('are complete again once the text is cleared, and a slow answer to an older filter is ignored (fault 23)', async () => {
    const { type, rest, read, ids, asked } = await openThree()
    type('riva')
    await rest()
    type('')
    await rest()
    await read.call(0).succeed(page(2, 9, 8))
    await read.call(1).succeed(page(1, 7))
    expect([ids(), asked().at(-1)]).toEqual([
      [9, 8],
      [TOPIC, '', 'name', 1],
    ])
  })

  test('may be empty, fail, or be missing with their topic (fault 36)', async () => {
    const nobody = await open()
    await nobody.read.call().succeed(page(0))
    const failed = await open()
    await failed.read.call().fail(unreachable)
    const missing = await open()
    await missing.read.call().fail({ _tag: 'Missing' })
    expect([nobody, failed, missing].map(({ list }) => list().face)).toEqual(['empty', 'failed', 'missing'])
    expect(failed.list().failure).toEqual(unreachable)
    failed.list().verbs.retry()
    await settle()
    expect(failed.asked().length).toBe(2)
  })

  test('have failed after a defect, and are read again for what stands in the field', async () => {
    const { read, type, rest, list, asked } = await open()
    await read.call().succeed(undefined as never)
    expect(list().face).toBe('failed')
    expect(() => vi.runAllTimers()).toThrow('undefined')
    type('riva')
    await rest()
    list().verbs.retry()
    await settle()
    expect([list().face, asked().at(-1)]).toEqual(['loading', [TOPIC, 'riva', 'name', 1]])
  })

  test('are those of the topic in the address, and nobody where it names none', async () => {
    const { ask, now, asked } = await open()
    ask({ activity: ACTIVITY, topic: 5 as TopicId })
    await settle()
    expect(asked().map(([of]) => of)).toEqual([TOPIC, 5])
    ask({ activity: ACTIVITY, topic: undefined })
    expect(now().followers).toBeUndefined()
  })
})

test.each([
  ['comes from its activity, at every level', [{ id: 9, subtopics: [{ id: TOPIC, name: 'Avvisi' }] }], 'Avvisi'],
  ['is unknown for a topic that does not exist', [], undefined],
])('The name of a topic %s', async (_, topics, name) => {
  const { one, now } = await open()
  expect(one.call().asked.slice(0, 2)).toEqual([ACTIVITY, undefined])
  await one.call().succeed({ topics } as unknown as Activity)
  expect(now().followers?.name).toBe(name)
})
