import { describe, expect, test } from 'vitest'
import type { KeptSubscription } from '#domain/topics/subscription.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { successOf } from '../http/testing/fake-device.ts'
import { createBrowserKeptSubscriptions } from './browser-kept-subscriptions.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'

const subscription = (id: number, topic = 101): KeptSubscription => ({
  id: id as KeptSubscription['id'],
  request: { topic: topic as KeptSubscription['request']['topic'], user: 1 as KeptSubscription['request']['user'] },
})

const device = (storage: Storage = memoryStorage()) => {
  const browser = createBrowserStorage(() => storage)
  const kept = createBrowserKeptSubscriptions(browser)
  return { storage, browser, kept, all: async () => successOf(await kept.all()()) }
}

test('Subscriptions are stored by id and request, and outlive the page (TOPIC-08)', async () => {
  const { storage, kept } = device()
  successOf(await kept.keep(subscription(7))())
  successOf(await kept.keep(subscription(8, 103))())
  expect(await device(storage).all()).toEqual([subscription(7), subscription(8, 103)])
})

test('A subscription stored twice is kept once, with the last value', async () => {
  const { kept, all } = device()
  await kept.keep(subscription(7))()
  await kept.keep(subscription(7, 103))()
  expect(await all()).toEqual([subscription(7, 103)])
})

test('An ended subscription is removed, and no other (TOPIC-12)', async () => {
  const { kept, all } = device()
  await kept.keep(subscription(7))()
  await kept.keep(subscription(8))()
  await kept.drop(subscription(7).id)()
  await kept.drop(subscription(9).id)()
  expect(await all()).toEqual([subscription(8)])
})

test('They are removed at the sign-out', async () => {
  const { browser, kept, all } = device()
  await kept.keep(subscription(7))()
  browser.forgetUser()
  expect(await all()).toEqual([])
})

test.each(['nonsense', '[{"id":7}]', '{"id":7}', '{}', 'null', '[[]]'])(
  'What cannot be read is none, and is thrown away: %s (fault 32)',
  async (text) => {
    const { storage, kept, all } = device()
    await kept.keep(subscription(7))()
    const key = storage.key(0) ?? ''
    storage.setItem(key, text)
    expect([await all(), storage.length]).toEqual([[], 0])
  },
)

describe('What became of requests', () => {
  const waiting = { topic: 104 as TopicId, standing: 'waiting', reason: undefined } as const
  const closed = { topic: 108 as TopicId, standing: 'closed', reason: 'Il bando è chiuso' } as const
  const open = (storage?: Storage) => {
    const { kept, ...rest } = device(storage)
    const standings = async () =>
      Promise.all(
        [waiting, closed].map(async ({ topic }) => {
          const known = successOf(await kept.standing(topic)())
          return known && [known.standing, known.reason]
        }),
      )
    return { ...rest, kept, standings }
  }

  test('is stored for each topic, outlives the page, and ends at the sign-out (TOPIC-10, TOPIC-11)', async () => {
    const { storage, browser, kept, standings } = open()
    expect(await standings()).toEqual([undefined, undefined])
    for (const one of [closed, { ...closed, topic: waiting.topic }, waiting]) await kept.keepStanding(one)()
    expect(await open(storage).standings()).toEqual([
      ['waiting', undefined],
      ['closed', 'Il bando è chiuso'],
    ])
    browser.forgetUser()
    expect(await standings()).toEqual([undefined, undefined])
  })

  test('is removed with its topic alone, and the last one leaves nothing', async () => {
    const { storage, kept, standings } = open()
    for (const one of [closed, waiting]) await kept.keepStanding(one)()
    await kept.dropStanding(closed.topic)()
    expect(await standings()).toEqual([['waiting', undefined], undefined])
    await kept.dropStanding(waiting.topic)()
    expect(storage.length).toBe(0)
  })

  test.each(['nonsense', '{}', '[{"topicId":104,"standing":"accepted"}]', '[{"standing":"waiting"}]'])(
    'is nothing where it cannot be read: %s (fault 32)',
    async (text) => {
      const { storage, kept, standings } = open()
      await kept.keepStanding(waiting)()
      storage.setItem(storage.key(0) ?? '', text)
      expect([await standings(), storage.length]).toEqual([[undefined, undefined], 0])
    },
  )
})
