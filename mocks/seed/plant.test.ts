import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Instant } from '#domain/time/calendar.ts'
import { sortedTopics } from '#domain/topics/topic.ts'
import { emptyCollections } from '../collections/collections.ts'
import { type CollectionOf, type Kept, remove } from '../collections/standard.ts'
import { DEFAULT_NOW, growWorld, type World } from '../world.ts'
import { seededNotices } from './notices/plant-notices.ts'
import { demoPeople } from './people.ts'

const PUBLIC = join(import.meta.dirname, '..', '..', 'public')
const now = DEFAULT_NOW as Instant

test('the same seed and moment give the same world; another seed gives another', () => {
  expect(seededNotices(now, 1, 1)).toEqual(seededNotices(now, 1, 1))
  expect(seededNotices(now, 2, 1)).not.toEqual(seededNotices(now, 1, 1))
})

const collectionsByName = (collections: object) => Object.entries(collections) as [string, CollectionOf<Kept>][]

test.each([
  { seed: 1, scale: 1 },
  { seed: 2, scale: 3 },
])('every seeded record is read back as it was sent: seed $seed, scale $scale', async (origin) => {
  const { activities: reading, ...readingOthers } = emptyCollections()
  const { activities, ...others } = (await growWorld(origin)).collections
  const byName = new Map(collectionsByName(readingOthers))
  for (const [name, planted] of collectionsByName(others))
    for (const record of planted.all())
      expect(await byName.get(name)?.create({ ...record }), `${name} ${record.id}`).toMatchObject({ ...record })
  for (const record of activities.all())
    expect(await reading.create({ ...record }), `activities ${record.id}`).toMatchObject({
      ...record,
      // Whoever reads topics puts them in order (TOPIC-01).
      activity: { ...record.activity, topics: sortedTopics(record.activity.topics) },
    })
})

test('at scale 100 a citizen has 10,000 notices, one of them of 2 MB', () => {
  const marios = seededNotices(now, 1, 100).received.filter(({ owner }) => owner === 1)
  expect(marios).toHaveLength(10_000)
  expect(Math.max(...marios.map(({ notice }) => notice.body.length))).toBeGreaterThan(2_000_000)
})

test('no notice is in the future, and the latest announce future dates', () => {
  const { received } = seededNotices(now, 1, 1)
  expect(received.every(({ notice }) => Number(notice.receivedAt) <= now)).toBe(true)
  expect(received[0]?.summary).toBe('Lavori dal 24 al 28 novembre, deviazioni segnalate')
})

test('ids are unique per collection', () => {
  const { received } = seededNotices(now, 1, 1)
  const files = received.flatMap(({ notice }) => notice.files)
  expect(new Set(received.map(({ id }) => id)).size).toBe(received.length)
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length)
})

const rows = ({ collections }: World) =>
  collectionsByName(collections).map(([name, all]) => [name, JSON.stringify(all.all())])

test('what changes in a world is as it was in every other one of the same seed, before and after', async () => {
  const [changed, other] = [await growWorld(), await growWorld()]
  const before = rows(other)
  expect(rows(changed)).toEqual(before)
  const [first] = changed.collections.received.all()
  await changed.collections.received.update((query) => query.where((one) => one.id === first?.id), {
    data: (draft) => {
      Object.assign(draft.notice, { title: 'Altro' })
    },
  })
  for (const [name, all] of collectionsByName(changed.collections))
    if (name !== 'received') remove(all, ({ id }) => id % 2 === 0)
  expect(rows(changed).filter(([name, text], at) => before[at]?.[0] !== name || before[at]?.[1] === text)).toEqual(
    // Nothing is planted in these.
    before.filter(([, text]) => text === '[]'),
  )
  expect(changed.collections.received.all()[0]?.notice.title).toBe('Altro')
  expect(rows(other)).toEqual(before)
  expect(rows(await growWorld())).toEqual(before)
})

test('every documented person exists', async () => {
  const { collections } = await growWorld()
  const usernames = collections.people.all().map(({ user }) => user.username)
  expect(usernames.slice(0, demoPeople.length)).toEqual(demoPeople.map(({ username }) => username))
  expect(collections.homeEntries.all().some(({ visible }) => !visible)).toBe(true)
})

test('every picture and video of the world is a file of the app', async () => {
  const { received, homeEntries, languages } = (await growWorld()).collections
  const contents = received.all().map(({ notice }) => notice.content)
  const named = [
    ...homeEntries.all().map(({ image }) => `img/configurations/app/${image}`),
    ...languages.all().map(({ icon }) => `img/languages/app/${icon}`),
    ...received
      .all()
      .flatMap(({ notice: { sender } }) => (sender.image ? [`img/activities/logo/app/${sender.image}`] : [])),
    ...contents.flatMap((content) =>
      content.template === 'images' ? content.images.map(({ file }) => `img/notices/app/${file}`) : [],
    ),
    ...contents.flatMap((content) => (content.template === 'video' ? [content.video ?? ''] : [])),
    'profile/img_default.png',
  ]
  expect([...new Set(named)].filter((path) => !existsSync(join(PUBLIC, path)))).toEqual([])
})
