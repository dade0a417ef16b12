import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import type { AdvertisementId, AdvertisingRoom } from '#domain/advertising/advertisement.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import { createHttpAdvertising } from './HttpAdvertising.ts'
import { successOf, tabBefore } from './testing/fake-device.ts'
import { refusal } from './testing/fake-server.ts'

const VARESE = 1 as MunicipalityId
const room: AdvertisingRoom = { page: 'municipalities', place: 'slot', municipality: VARESE, notice: undefined }

const reached = (answer: () => Response) => {
  const tab = tabBefore(answer)
  return { ...tab, advertising: createHttpAdvertising(tab.client) }
}

test('Advertisements are requested by page, slot and municipality, in the letters of the API (ADS-01, ADS-02)', async () => {
  const here = reached(() =>
    Response.json({
      data: [
        { id: '4', title: 'Mercatini', type: 'C', positionPage: 'C', countryId: 1, clickCounter: '12' },
        {
          id: 5,
          title: 'Teatro',
          description: 'Dodici spettacoli',
          image: 'teatro.svg',
          type: 'FT',
          positionPage: 'N',
          noticeSendId: '7',
        },
      ],
    }),
  )
  expect(successOf(await here.advertising.all(room)())).toEqual([
    {
      id: 4,
      title: 'Mercatini',
      text: undefined,
      image: undefined,
      place: 'slot',
      page: 'municipalities',
      municipality: 1,
      notice: undefined,
      clicks: 12,
    },
    {
      id: 5,
      title: 'Teatro',
      text: 'Dodici spettacoli',
      image: 'teatro.svg',
      place: 'top',
      page: 'notices',
      municipality: undefined,
      notice: 7,
      clicks: undefined,
    },
  ])
  expect(here.query()).toEqual([
    '/app/advertisements',
    { filters: '{"countryId":1,"type":"C","positionPage":"C"}', sortBy: 'id', descending: '0' },
  ])
})

test.each([
  ['top', 'FT', 'events', 'E'],
  ['bottom', 'FB', 'notices', 'N'],
  ['large', 'G', 'guide', 'F'],
] as const)('A room %s is %s, and the page of %s is %s', async (place, type, page, positionPage) => {
  const here = reached(() => Response.json({ data: [] }))
  await here.advertising.all({ place, page, municipality: undefined, notice: 7 as ReceivedNoticeId })()
  expect(JSON.parse(here.query()[1]['filters'] ?? '')).toEqual({ type, positionPage, noticeSendId: 7 })
})

test('A single advertisement has its advertiser (CALL-01)', async () => {
  const here = reached(() =>
    Response.json({ data: { id: 4, title: 'Mercatini', type: 'G', positionPage: 'F' }, userId: { id: '9' } }),
  )
  expect(successOf(await here.advertising.one(4 as AdvertisementId)())).toMatchObject({
    advertisement: { id: 4, place: 'large', page: 'guide' },
    owner: 9,
  })
  expect(here.query()).toEqual(['/api/app/advertisements/4', {}])
})

test('An advertisement without an advertiser is read without one (CALL-01)', async () => {
  const here = reached(() => Response.json({ data: { id: 4, title: 'Mercatini', type: 'G', positionPage: 'F' } }))
  expect(successOf(await here.advertising.one(4 as AdvertisementId)())).toMatchObject({ owner: undefined })
})

test('A click is counted for its municipality by a request that survives the page (ADS-03)', async () => {
  const here = reached(() => Response.json({ message: 'Grazie' }))
  const counted = await here.advertising.countClick({ advertisement: 4 as AdvertisementId, municipality: VARESE })()
  expect(counted).toEqual(Either.right(undefined))
  expect(here.server.asked[0]).toMatchObject({
    method: 'PUT',
    path: '/app/advertisements/updateclick/4',
    body: { countryId: 1 },
    init: { keepalive: true },
  })
})

test('Readings do not survive the page', async () => {
  const here = reached(() => Response.json({ data: [] }))
  await here.advertising.all(room)()
  expect(here.server.asked[0]?.init).toMatchObject({ keepalive: false })
})

test('Failures of advertisements and clicks are silent (ERR-02)', async () => {
  const here = reached(() => refusal(500, 'Guasto'))
  expect(Either.isLeft(await here.advertising.all(room)())).toBe(true)
  await here.advertising.countClick({ advertisement: 4 as AdvertisementId, municipality: undefined })()
  expect(here.failures).toEqual([])
})
