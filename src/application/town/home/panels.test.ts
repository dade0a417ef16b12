import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { ByCategory } from '#domain/directory/category.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { Sheet, SheetQuery } from '#domain/e015/sheet.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import type { NoticeQuery } from '#domain/notices/notice-query.ts'
import type { Page } from '#domain/paging/page.ts'
import { carParks, newestNotices, townActivities } from './panels.ts'

test('The newest notices are those of the first page', async () => {
  const page = waitingPort<[NoticeQuery, number], RequestFailure, Page<NoticeSummary>>()
  const outcome = newestNotices({ receivedNotices: { page: page.port } })()
  await settle()
  const [query, number] = page.call().asked
  expect([query.order, query.filter.unreadOnly, number]).toEqual(['newest', false, 1])
  await page.call().succeed({ rows: [1, 2].map((id) => ({ id }) as NoticeSummary), total: 2, leftOut: 0 })
  expect(await outcome).toEqual(Either.right([{ id: 1 }, { id: 2 }]))
})

test('The car parks of a town are those of its sheet that have room, asked for without a word to anybody (HOME-06)', async () => {
  const again = waitingPort<[SheetQuery], RequestFailure, Sheet>()
  const query = { municipality: 2 as MunicipalityId, isAdmin: false }
  const outcome = carParks({ sheets: { again: again.port } }, query)()
  await settle()
  expect(again.call().asked[0]).toEqual({ id: 21, ...query })
  const parks = [{ id: 1, parking: { free: 0 } }, { id: 2, parking: { free: 7 } }, { id: 3 }]
  await again.call().succeed({ items: parks } as unknown as Sheet)
  expect(await outcome).toEqual(Either.right([parks[1]]))
})

test.each([[[]], [[{ id: 1 }, { id: 2 }]], [[{ id: 1, parking: { free: 0 } }, { id: 2 }]]])(
  'Car parks that do not tell whether there is room are not told as full (HOME-06, fault 55): %j',
  async (parks) => {
    const again = waitingPort<[SheetQuery], RequestFailure, Sheet>()
    const query = { municipality: 2 as MunicipalityId, isAdmin: false }
    const outcome = carParks({ sheets: { again: again.port } }, query)()
    await settle()
    await again.call().succeed({ items: parks } as unknown as Sheet)
    expect(await outcome).toMatchObject(Either.left({ _tag: 'Undecodable' }))
  },
)

test('The activities of a town are those of all its categories (HOME-07)', async () => {
  const read = waitingPort<[MunicipalityId], RequestFailure, ByCategory<ActivitySummary>>()
  const outcome = townActivities({ municipalities: { activitiesInPassing: read.port } }, 2 as MunicipalityId)()
  await settle()
  expect(read.call().asked[0]).toBe(2)
  await read.call().succeed([[1, 2], [3]].map((ids) => ({ things: ids.map((id) => ({ id })) }) as never))
  expect(await outcome).toMatchObject(Either.right([{ id: 1 }, { id: 2 }, { id: 3 }]))
})
