import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { Device } from '#application/ports/device.ts'
import type { Positions } from '#application/ports/positions.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import { byStart, isOn, isOver, type PublicEvent } from '#domain/events/event.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import { EVERY_NOTICE } from '#domain/notices/notice-query.ts'
import { nearestTo } from '#domain/places/distance.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall-clock.ts'
import { nearbyMachine } from './nearby.machine.ts'

/** [decided] How much of each Home shows: a glance, no list. */
export const GLANCE = 5

/** The newest notices of whoever is signed in. */
export const newestNoticesMachine = resourceMachine<undefined, readonly NoticeSummary[]>('newestNotices')
/** What takes place on a day. */
export const dayEventsMachine = resourceMachine<Readonly<{ day: LocalDate }>, readonly PublicEvent[]>('dayEvents')

export const newestNotices = ({ receivedNotices }: Readonly<{ receivedNotices: ReceivedNotices }>) =>
  newestNoticesMachine.provide({
    actors: {
      load: fromReading((_, signal) =>
        pipe(
          receivedNotices.page({ filter: EVERY_NOTICE, order: 'newest', grouping: 'none' }, 1, signal),
          TaskEither.map(({ rows }): readonly NoticeSummary[] => rows.slice(0, GLANCE)),
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

/** The activities nearest to the citizen; the device's own position where it says it unasked. */
export const nearby = ({
  activities,
  device,
  positions,
}: Readonly<{ activities: Pick<Activities, 'byMunicipality'>; device: Pick<Device, 'read'>; positions: Positions }>) =>
  nearbyMachine.provide({
    actors: {
      recall: fromPort(() => TaskEither.fromTask(async () => (await device.read()).position)),
      locate: fromPort(() => positions.current()),
      read: fromReading(({ position }, signal) =>
        pipe(
          activities.byMunicipality(signal),
          TaskEither.map((groups) =>
            nearestTo(
              position,
              groups.flatMap((group) => group.activities),
              GLANCE,
            ),
          ),
        ),
      ),
    },
  })
