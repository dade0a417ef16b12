import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import type { Sheets } from '#application/ports/sheets.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import { openAt } from '#domain/directory/hours.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import { FAR_FROM_TOWN } from '#domain/directory/my-town.ts'
import { type CarPark, PARKING_SHEET, type SheetQuery, withRoom } from '#domain/e015/sheet.ts'
import { EVERY_NOTICE } from '#domain/notices/notice-query.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { type Near, nearestTo } from '#domain/places/distance.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** [decided] How much of each Home shows: a glance, no list (HOME-04). */
export const GLANCE = 3

/** The newest notices of whoever is signed in. */
export const newestNotices = (
  { receivedNotices }: Readonly<{ receivedNotices: Pick<ReceivedNotices, 'page'> }>,
  signal?: AbortSignal,
) =>
  pipe(
    receivedNotices.page({ filter: EVERY_NOTICE, order: 'newest', grouping: 'none' }, 1, signal),
    TaskEither.map(({ rows }) => rows),
  )

/** The sheet came, and does not say where there is room: neither that there is none. */
const UNTOLD: RequestFailure = {
  _tag: 'Undecodable',
  call: 'the sheet of the car parks',
  path: 'items',
  expected: 'free places',
  actual: 'nothing',
}

/** Where in a town one can park now (HOME-06). */
export const carParks = (
  { sheets }: Readonly<{ sheets: Pick<Sheets, 'again'> }>,
  town: Omit<SheetQuery, 'id'>,
  signal?: AbortSignal,
): TaskEither.TaskEither<RequestFailure, readonly CarPark[]> =>
  pipe(
    sheets.again({ id: PARKING_SHEET, ...town }, signal),
    TaskEither.map(withRoom),
    TaskEither.flatMap(TaskEither.fromNullable(UNTOLD)),
  )

/** All that a town has; what is open of it now changes with the clock (HOME-07). */
export const townActivities = (
  { municipalities }: Readonly<{ municipalities: Pick<Municipalities, 'activitiesInPassing'> }>,
  town: MunicipalityId,
  signal?: AbortSignal,
) =>
  pipe(
    municipalities.activitiesInPassing(town, signal),
    TaskEither.map((categories): readonly ActivitySummary[] => categories.flatMap(({ things }) => things)),
  )

/** [decided] The nearest of what is open and not far away; where nothing is known to be, the nearest of all (HOME-07). */
export const nearestOpen = (
  all: readonly ActivitySummary[],
  position: Coordinates,
  now: Instant,
): readonly Near<ActivitySummary>[] => {
  const open = nearestTo(position, openAt(all, now), GLANCE).filter(({ metres }) => metres < FAR_FROM_TOWN)
  return open.length > 0 ? open : nearestTo(position, all, GLANCE)
}
