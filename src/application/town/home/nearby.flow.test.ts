import { describe, expect, test } from 'vitest'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import type { ActivitySummary, MunicipalityActivities } from '#domain/directory/activity.ts'
import { hoursFrom, type OpeningSpan } from '#domain/directory/hours.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { type LocalDate, type LocalTime, WEEKDAYS } from '#domain/time/calendar.ts'
import { instantAt } from '#domain/time/wall-clock.ts'
import { openNearby } from './nearby.flow.ts'

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

  test('offers nothing while the device may still say where it is, and while it is asked', async () => {
    const silent = await open(undefined, () => new Promise(() => {}))
    expect(silent.now().offer).toBeUndefined()
    const { now, locate } = await open(undefined)
    await locate()
    expect(now().offer).toBeUndefined()
  })

  test('is near where the citizen has asked the device to say that they are', async () => {
    const { nearest, read, locate, current } = await open(VARESE)
    await read.call().succeed([under(placed(1, 45.83), placed(2, 46))])
    await locate()
    await current.call().succeed({ latitude: 46.1, longitude: 8.82 })
    expect(nearest()).toEqual([2, 1])
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
