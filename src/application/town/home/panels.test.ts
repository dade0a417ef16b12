import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import type { ActivitySummary, MunicipalityActivities } from '#domain/directory/activity.ts'
import type { ByCategory } from '#domain/directory/category.ts'
import { hoursFrom, type OpeningSpan } from '#domain/directory/hours.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { Sheet, SheetQuery } from '#domain/e015/sheet.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import type { NoticeQuery } from '#domain/notices/notice-query.ts'
import type { Page } from '#domain/paging/page.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { type LocalDate, type LocalTime, WEEKDAYS } from '#domain/time/calendar.ts'
import { instantAt } from '#domain/time/wall-clock.ts'
import { openNearby } from './nearby.flow.ts'
import { carParks, newestNotices, townActivities } from './panels.ts'

const VARESE: Coordinates = { latitude: 45.82, longitude: 8.82 }
const unreachable: RequestFailure = { _tag: 'Unreachable' }
const denied: PositionFailure = { _tag: 'PositionDenied' }
const TODAY = '2026-11-20' as LocalDate

const placed = (id: number, latitude: number | undefined, hours?: ActivitySummary['hours']) =>
  ({
    id,
    name: `N${id}`,
    hours,
    position: latitude === undefined ? undefined : { latitude, longitude: 8.82 },
  }) as ActivitySummary
const under = (...activities: readonly ActivitySummary[]) => ({ activities }) as unknown as MunicipalityActivities

const open = async (
  known: Coordinates | undefined,
  device: () => Promise<unknown> = async () => ({ position: known }),
) => {
  const current = waitingPort<[], PositionFailure, Coordinates>()
  const read = waitingPort<[], RequestFailure, readonly MunicipalityActivities[]>()
  const now = openNearby(
    scopeOver({
      activities: { byMunicipality: read.port },
      device: { read: device },
      positions: { current: current.port },
      clock: { now: () => instantAt(TODAY, '10:00' as LocalTime) },
    }),
  )
  await settle()
  const nearest = () => now().reading?.value?.map(({ thing }) => thing.id)
  /** What is offered, or else how the reading goes. */
  const face = () => now().offer ?? now().reading?.face
  const locate = async () => {
    now().locate()
    await settle()
  }
  return { now, locate, current, read, nearest, face }
}

/** What is shown of some activities to somebody in Varese. */
const shown = async (...all: readonly ActivitySummary[]) => {
  const { nearest, read } = await open(VARESE)
  await read.call().succeed([under(...all)])
  return nearest()
}

describe('What is near (HOME-01)', () => {
  test('is offered where the device says nothing of itself', async () => {
    const { now } = await open(undefined, () => Promise.reject(new Error('Defect')))
    expect(now().offer).toBe('offered')
  })

  test('is read at once where the device says where it is, the nearest first; what has no place is left out', async () => {
    const { nearest, current, read, face } = await open(VARESE)
    expect(face()).toBe('loading')
    await read.call().succeed([under(placed(1, 46), placed(2, undefined)), under(placed(3, 45.83))])
    expect(nearest()).toEqual([3, 1])
    expect([face(), current.calls.length]).toEqual(['loaded', 0])
  })

  test('is what is open, where that is known of something that is not far away (HOME-07)', async () => {
    const always = hoursFrom(WEEKDAYS.map((day) => ({ day, opens: '00:00', closes: '00:00' }) as OpeningSpan))
    const [near, far, farthest] = [placed(1, 45.83), placed(2, 45.9, always), placed(3, 47, always)]
    expect(await shown(near, far, farthest)).toEqual([2])
    expect(await shown(near, farthest)).toEqual([1, 3])
  })

  test('waits to be asked for elsewhere: the citizen is not asked for their position by Home itself', async () => {
    const { locate, current, read, face } = await open(undefined)
    expect([face(), current.calls.length, read.calls.length]).toEqual(['offered', 0, 0])
    await locate()
    await current.call().succeed(VARESE)
    await settle()
    await read.call().succeed([])
    expect(face()).toBe('loaded')
  })

  test('says why the device does not say where it is, and can be asked for again', async () => {
    const { now, locate, current, face } = await open(undefined)
    await locate()
    await current.call().fail(denied)
    expect([face(), now().refusal]).toEqual(['refused', denied])
    await locate()
    expect(current.calls).toHaveLength(2)
  })

  test('says that it cannot be read, and is read at a retry without asking for the position again', async () => {
    const { now, current, read, face } = await open(VARESE)
    await read.call().fail(unreachable)
    expect([face(), now().reading?.failure]).toEqual(['failed', unreachable])
    now().reading?.retry()
    await settle()
    await read.call().succeed([])
    expect([face(), current.calls.length]).toEqual(['loaded', 0])
    expect(now().reading?.failure).toBeUndefined()
  })
})

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
  await read.call().succeed([[1, 2], [3]].map((ids) => ({ things: ids.map((id) => placed(id, 1)) }) as never))
  expect(await outcome).toMatchObject(Either.right([{ id: 1 }, { id: 2 }, { id: 3 }]))
})
