import { describe, expect, test } from 'vitest'
import { advertising } from '#adapters/http/contract/advertising.ts'
import { ADVERTISING_PAGES, ADVERTISING_PLACES, type AdvertisingRoom } from '#domain/advertising/advertisement.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import { signedIn, visitor } from '../testing/visitor.ts'
import { growWorld } from '../world.ts'

const AT_LEAST = 8
const NOTICE = 3 as ReceivedNoticeId

const asking = (filters: Partial<AdvertisingRoom>, descending = false) => ({
  query: {
    filters: { municipality: undefined, notice: undefined, page: undefined, place: undefined, ...filters },
    descending,
  },
})

describe('The advertisements of the demo', () => {
  test.each(ADVERTISING_PAGES.flatMap((page) => ADVERTISING_PLACES.map((place) => [page, place] as const)))(
    'are many on the page of %s, %s, each with a number of its own',
    async (page, place) => {
      const all = await visitor(await growWorld()).get(advertising.list, asking({ page, place }))
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      expect(all.length).toBeGreaterThanOrEqual(AT_LEAST)
      expect(all.every((one) => one.page === page && one.place === place)).toBe(true)
    },
  )

  test('are those of a municipality where one is requested', async () => {
    const municipality = 2 as MunicipalityId
    const all = await visitor(await growWorld()).get(advertising.list, asking({ municipality, page: 'municipalities' }))
    expect(all.map((one) => one.municipality)).toEqual(ADVERTISING_PLACES.map(() => municipality))
    expect(all.every(({ text }) => text?.startsWith('Luino: '))).toBe(true)
  })

  test('come in descending order on request', async () => {
    const anyone = visitor(await growWorld())
    const [up, down] = [
      await anyone.get(advertising.list, asking({})),
      await anyone.get(advertising.list, asking({}, true)),
    ]
    expect(down).toEqual(up.toReversed())
  })

  test('of a received notice have its id; an unknown notice has none (ADS-05)', async () => {
    const anyone = visitor(await growWorld())
    const all = await anyone.get(advertising.list, asking({ notice: NOTICE, page: 'notices', place: 'bottom' }))
    expect(all.map(({ notice, place }) => [notice, place])).toEqual([
      [NOTICE, 'bottom'],
      [NOTICE, 'bottom'],
    ])
    expect(await anyone.get(advertising.list, asking({ notice: 999_999 as ReceivedNoticeId }))).toEqual([])
  })

  test('in the list of notices start with one for a notice of the reader, and not for visitors (ADS-05)', async () => {
    const world = await growWorld()
    const asked = asking({ page: 'notices', place: 'large' })
    const mario = await signedIn(world, 'mario.rossi')
    const [first, second] = await mario.get(advertising.list, asked)
    expect(world.collections.received.all().find(({ id }) => id === first?.notice)?.owner).toBe(1)
    expect(second?.notice).toBeUndefined()
    expect((await visitor(world).get(advertising.list, asked))[0]?.notice).toBeUndefined()
  })
})

describe('Clicks (ADS-03)', () => {
  const click = { body: { municipality: undefined } }

  test('are counted for each advertisement separately', async () => {
    const world = await growWorld()
    const anyone = visitor(world)
    await Promise.all([1, 1, 2].map((id) => anyone.get(advertising.click, { ...click, params: { id } })))
    const all = await anyone.get(advertising.list, asking({}))
    expect(all.slice(0, 3).map(({ clicks }) => clicks)).toEqual([2, 1, 0])
  })

  test('on an advertisement of a notice count too, on an unknown one they do not', async () => {
    const world = await growWorld()
    const mario = await signedIn(world, 'mario.rossi')
    const [one] = await mario.get(advertising.list, asking({ notice: NOTICE, page: 'notices', place: 'slot' }))
    const id = one?.id ?? 0
    await mario.get(advertising.click, { ...click, params: { id } })
    expect((await mario.get(advertising.one, { params: { id } })).advertisement.clicks).toBe(1)
    expect(await mario.hear(advertising.click, { ...click, params: { id: 900 } })).toMatchObject({ status: 404 })
  })
})

test('A single advertisement is sent with its advertiser to signed-in users (CALL-01)', async () => {
  const world = await growWorld()
  const mario = await signedIn(world, 'mario.rossi')
  const { advertisement, owner } = await mario.get(advertising.one, { params: { id: 1 } })
  expect([advertisement.id, advertisement.place, owner !== undefined]).toEqual([1, 'top', true])
  expect(await mario.hear(advertising.one, { params: { id: 900 } })).toMatchObject({ status: 404 })
  expect(await visitor(world).hear(advertising.one, { params: { id: 1 } })).toMatchObject({ status: 401 })
})
