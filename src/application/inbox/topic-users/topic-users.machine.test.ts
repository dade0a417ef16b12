import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { present } from '#application/kit/present.ts'
import { filteredListNow } from '#application/kit/filtered-list-now.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import { FILTER_REST } from '#application/kit/typed-filter.machine.ts'
import { fails, NO_PORTS, settle, shows, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Activity } from '#domain/directory/activity.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Page } from '#domain/paging/page.ts'
import type { TopicId, TopicUser } from '#domain/topics/topic.ts'
import { isTooShortToFilter, type UserQuery } from '#domain/users/user-query.ts'
import { topicName, topicUsersMachine } from './topic-users.machine.ts'

const TOPIC = 101 as TopicId
const FILTER = {
  typed: '',
  isTooShort: false,
  isFiltered: false,
  verbs: { see: () => {}, retry: () => {}, type: () => {} },
}
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const user = (id: number): TopicUser => ({ id: id as UserId, name: `Bice ${id}`, country: undefined, jobs: [] })
const page = (total: number, ...ids: readonly number[]): Page<TopicUser> => ({ rows: ids.map(user), total, leftOut: 0 })

const open = () => {
  const read = waitingPort<[TopicId, UserQuery, number, AbortSignal?], RequestFailure, Page<TopicUser>>()
  const clock = new SimulatedClock()
  const actor = createActor(topicUsersMachine({ topics: { users: read.port } }), {
    input: { topic: TOPIC },
    clock,
  }).start()
  const now = () => actor.getSnapshot()
  const list = () => present(now().children.list)
  const filter = () => present(now().children.filter)
  return {
    read,
    clock,
    now,
    list,
    filter,
    type: (text: string) => filter().send({ type: 'filter.typed', text }),
    asked: () => read.calls.map(({ asked: [topic, { text, sortBy }, number] }) => [topic, text, sortBy, number]),
    face: () => filteredListNow(list().getSnapshot(), FILTER).face,
    ids: () => listNow(list().getSnapshot()).rows.map((row) => row?.id),
  }
}

const openThree = async () => {
  const page3 = open()
  await settle()
  await page3.read.call().succeed(page(3, 1, 2, 3))
  return page3
}

test('Every transition is covered', async () => {
  const walked = await walk(topicUsersMachine(NO_PORTS), {
    inputs: [{ topic: TOPIC }],
    events: [
      shows('filter', { typed: 'riva', text: 'riva' }),
      { type: 'retry.requested' },
      ...(['list', 'filter'] as const).map((child) => fails(child, new Error('A defect'))),
    ],
    showing: { filter: { typed: '', text: '' } },
    sees: ({ text }) => text,
  })
  expect(walked).toEqual({ states: 3, transitions: 4, unreached: [], untaken: [], strayed: [] })
})

describe('The subscribers of a topic (TOPIC-13)', () => {
  test('are read by name, page by page', async () => {
    const { asked, read, face, ids } = open()
    await settle()
    expect([asked(), face()]).toEqual([[[TOPIC, '', 'name', 1]], 'loading'])
    await read.call().succeed(page(3, 1, 2, 3))
    expect([face(), ids()]).toEqual(['full', [1, 2, 3]])
  })

  test('are not filtered by two characters; by three from the first page, after a debounce', async () => {
    const { type, clock, asked, now, filter, list } = await openThree()
    list().send({ type: 'rows.seen', first: 0, last: 99 })
    type('ri')
    clock.increment(FILTER_REST)
    await settle()
    expect([asked().length, isTooShortToFilter(filter().getSnapshot().context.typed)]).toEqual([1, true])
    expect(now().context.text).toBe('')
    type('riv')
    clock.increment(FILTER_REST - 1)
    await settle()
    expect(asked().length).toBe(1)
    clock.increment(1)
    await settle()
    expect([asked().slice(1), now().context.text]).toEqual([[[TOPIC, 'riv', 'name', 1]], 'riv'])
    expect([filter().getSnapshot().context.typed, isTooShortToFilter(filter().getSnapshot().context.typed)]).toEqual([
      'riv',
      false,
    ])
  })

  test('are complete again once the text is cleared, and a slow answer to an older filter is ignored (fault 23)', async () => {
    const { type, clock, read, ids, asked } = await openThree()
    type('riva')
    clock.increment(FILTER_REST)
    await settle()
    type('')
    clock.increment(FILTER_REST)
    await settle()
    await read.call(0).succeed(page(2, 9, 8))
    await read.call(1).succeed(page(1, 7))
    expect([ids(), asked().at(-1)]).toEqual([
      [9, 8],
      [TOPIC, '', 'name', 1],
    ])
  })

  test('may be empty, fail, or be missing with their topic (fault 36)', async () => {
    const nobody = open()
    await settle()
    await nobody.read.call().succeed(page(0))
    const failed = open()
    await settle()
    await failed.read.call().fail(unreachable)
    const missing = open()
    await settle()
    await missing.read.call().fail({ _tag: 'Missing' })
    expect([nobody.face(), failed.face(), missing.face()]).toEqual(['empty', 'failed', 'missing'])
    expect(listNow(failed.list().getSnapshot()).failure).toEqual(unreachable)
  })
})

const named = async (topics: readonly unknown[]) => {
  const one = waitingPort<[ActivityId, UserId | undefined, AbortSignal?], RequestFailure, Activity>()
  const name = topicName({ activities: { one: one.port } }, { activity: 1 as ActivityId, topic: TOPIC })()
  await settle()
  expect(one.calls[0]?.asked.slice(0, 2)).toEqual([1, undefined])
  await one.call().succeed({ topics } as unknown as Activity)
  return name
}

describe('The name of a topic', () => {
  test('comes from its activity, at every level', async () => {
    const topic = { id: TOPIC, name: 'Avvisi generali', subtopics: [] }
    expect(await named([{ id: 9, name: 'Altro', subtopics: [topic] }])).toEqual(Either.right('Avvisi generali'))
  })

  test('is unknown for a topic that does not exist', async () => {
    expect(await named([])).toEqual(Either.right(undefined))
  })
})
