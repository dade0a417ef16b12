import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { Device } from '#application/ports/device.ts'
import type { Positions } from '#application/ports/positions.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import type { Sheets } from '#application/ports/sheets.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import { openAt } from '#domain/directory/hours.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import { FAR_FROM_TOWN } from '#domain/directory/my-town.ts'
import { type CarPark, PARKING_SHEET, type SheetQuery, withRoom } from '#domain/e015/sheet.ts'
import { byStart, isOn, isOver, type PublicEvent } from '#domain/events/event.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import { EVERY_NOTICE } from '#domain/notices/notice-query.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { type Near, nearestTo } from '#domain/places/distance.ts'
import type { Instant, LocalDate } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall-clock.ts'
import { nearbyMachine } from './nearby.machine.ts'

/** [decided] How much of each Home shows: a glance, no list (HOME-04). */
export const GLANCE = 3

/** The newest notices of whoever is signed in. */
export const newestNoticesMachine = resourceMachine<undefined, readonly NoticeSummary[]>('newestNotices')
/** What takes place on a day. */
export const dayEventsMachine = resourceMachine<Readonly<{ day: LocalDate }>, readonly PublicEvent[]>('dayEvents')
/** The car parks of a town that have room. */
export const carParksMachine = resourceMachine<Omit<SheetQuery, 'id'>, readonly CarPark[]>('carParks')
/** The activities of a town. */
export const townActivitiesMachine = resourceMachine<MunicipalityId, readonly ActivitySummary[]>('townActivities')

export const newestNotices = ({ receivedNotices }: Readonly<{ receivedNotices: ReceivedNotices }>) =>
  newestNoticesMachine.provide({
    actors: {
      load: fromReading((_, signal) =>
        pipe(
          receivedNotices.page({ filter: EVERY_NOTICE, order: 'newest', grouping: 'none' }, 1, signal),
          TaskEither.map(({ rows }) => rows),
        ),
      ),
    },
  })

/** What is on on a day and not over yet, the earliest first. */
export const dayEvents = ({ activities, clock }: Readonly<{ activities: Pick<Activities, 'events'>; clock: Clock }>) =>
  dayEventsMachine.provide({
    actors: {
      load: fromReading(({ query: { day } }, signal) =>
        pipe(
          activities.events({ activity: undefined, topic: undefined }, signal),
          TaskEither.map((events): readonly PublicEvent[] =>
            events
              .filter((event) => isOn(event, day) && !isOver(event, { day, time: timeOf(clock.now()) }))
              .sort(byStart),
          ),
        ),
      ),
    },
  })

/** Where in a town one can park now (HOME-06). */
export const carParks = ({ sheets }: Readonly<{ sheets: Pick<Sheets, 'again'> }>) =>
  carParksMachine.provide({
    actors: {
      load: fromReading(({ query }, signal) =>
        pipe(sheets.again({ id: PARKING_SHEET, ...query }, signal), TaskEither.map(withRoom)),
      ),
    },
  })

/** All that a town has; what is open of it now changes with the clock (HOME-07). */
export const townActivities = ({
  municipalities,
}: Readonly<{ municipalities: Pick<Municipalities, 'activitiesInPassing'> }>) =>
  townActivitiesMachine.provide({
    actors: {
      load: fromReading(({ query }, signal) =>
        pipe(
          municipalities.activitiesInPassing(query, signal),
          TaskEither.map((categories): readonly ActivitySummary[] => categories.flatMap(({ things }) => things)),
        ),
      ),
    },
  })

/** [decided] The nearest of what is open and not far away; where nothing is known to be, the nearest of all (HOME-07). */
const nearestOpen = (
  all: readonly ActivitySummary[],
  position: Coordinates,
  now: Instant,
): readonly Near<ActivitySummary>[] => {
  const open = nearestTo(position, openAt(all, now), GLANCE).filter(({ metres }) => metres < FAR_FROM_TOWN)
  return open.length > 0 ? open : nearestTo(position, all, GLANCE)
}

/** The activities nearest to the citizen; the device's own position where it says it unasked. */
export const nearby = ({
  activities,
  clock,
  device,
  positions,
}: Readonly<{
  activities: Pick<Activities, 'byMunicipality'>
  clock: Clock
  device: Pick<Device, 'read'>
  positions: Positions
}>) =>
  nearbyMachine.provide({
    actors: {
      recall: fromPort(() => TaskEither.fromTask(async () => (await device.read()).position)),
      locate: fromPort(() => positions.current()),
      read: fromReading(({ position }, signal) =>
        pipe(
          activities.byMunicipality(signal),
          TaskEither.map((groups) =>
            nearestOpen(
              groups.flatMap((group) => group.activities),
              position,
              clock.now(),
            ),
          ),
        ),
      ),
    },
  })
