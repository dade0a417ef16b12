import { openReading, type Reading } from '#application/kit/reading.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { unreadCount } from '#application/notices/unread.selectors.ts'
import { followSession } from '#application/session/session-now.ts'
import { knownCalendar } from '#application/user-events/calendar.implementations.ts'
import type { CalendarRead } from '#application/user-events/calendar.machine.ts'
import { eventsByTown, type MyTown } from '#domain/directory/my-town.ts'
import { nextSaved } from '#domain/events/agenda.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { civilProtectionNow } from '#domain/notices/civil-protection.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import { dayOf, type Instant } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall-clock.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import * as seen from './nearby.selectors.ts'
import { dayEvents, GLANCE, nearby, newestNotices } from './panels.implementations.ts'
import { glanceAt, openTownNow } from './town-now.flow.ts'

/** What Home says of today: warnings, what is on, what is open, what is new (HOME-04), for as long as the scope is open. */
export const openHomePanels = (scope: Scope) => {
  const { ports, piazza } = scope
  const now = () => ports.clock.now()
  const hasEvents = isSwitchedOn(ports.configuration, 'events')
  // It stays the day that was asked for while Home is open.
  const events = hasEvents ? openReading(scope, dayEvents(ports), { day: dayOf(now()) }) : undefined
  const townNow = openTownNow(scope)
  /** The citizen looks beyond their own town, where nothing is on. */
  let isWide = false
  const around = scope.run(nearby(ports), undefined)
  const newest = keyed<() => Reading<readonly NoticeSummary[]>>(scope)
  const calendar = keyed<() => Reading<CalendarRead>>(scope)
  followSession(scope, ({ standing, user, seesNotices }) => {
    const isKnown = standing === 'authenticated'
    const isReader = isKnown && (user === undefined || seesNotices)
    newest.show(isReader ? 'notices' : undefined, (inner) => openReading(inner, newestNotices(ports), undefined))
    calendar.show(isKnown && hasEvents ? 'calendar' : undefined, (inner) =>
      openReading(inner, knownCalendar(ports), undefined),
    )
  })
  const count = () => unreadCount(piazza.unread.getSnapshot())
  // Another count means other notices: what is shown follows.
  let counted = count()
  const counting = piazza.unread.subscribe(() => {
    if (count() === counted) return
    counted = count()
    newest.now()?.().refresh()
    scope.changed()
  })
  scope.onClose(() => counting.unsubscribe())
  const locate = () => around.send({ type: 'nearby.asked' })
  const retry = () => around.send({ type: 'retry.requested' })
  return () => {
    const snapshot = around.getSnapshot()
    const { town, chooseTown, parking, open } = townNow()
    const notices = newest.now()?.()
    const mine = calendar.now()?.()
    return {
      now: now(),
      unread: counted,
      /** [decided] The newest warning of civil protection that counts now: one is read before several are (HOME-05). */
      warning: civilProtectionNow(notices?.value ?? [], now())[0],
      /** The newest notices; undefined for whoever receives none (NOTICE-02). */
      notices: notices && glanceAt(notices),
      /** What is on today; undefined in a town without events. */
      events: events && todayIn(events(), town, isWide),
      /** Looks beyond one's own town. */
      lookAround: () => {
        isWide = true
        scope.changed()
      },
      chooseTown,
      parking,
      /** One's next event, if any; undefined for whoever has no calendar (HOME-08). */
      next: mine && nextIn(mine, now()),
      nearby: {
        face: seen.nearbyFace(snapshot),
        nearest: seen.nearestActivities(snapshot),
        refusal: seen.positionRefusal(snapshot),
        failure: seen.nearbyFailure(snapshot),
        /** Asks the device where it is. */
        locate,
        retry,
      },
      /** What is open in one's own town, and which town that is (HOME-07). */
      open: open && town && { town, reading: open },
    }
  }
}

/** [decided] What is on today: in one's own town, and elsewhere only for whoever looks there. */
const todayIn = (reading: Reading<readonly PublicEvent[]>, town: MyTown | undefined, isWide: boolean) => {
  const all = reading.value ?? []
  const { own, elsewhere } = town ? eventsByTown(all, town) : { own: all, elsewhere: [] }
  const isAround = own.length === 0 && elsewhere.length > 0 && isWide
  return {
    ...reading,
    value: (isAround ? elsewhere : own).slice(0, GLANCE),
    /** The town that it is of; undefined for all of them. */
    town,
    isAround,
    /** Whether something is on elsewhere. */
    hasMore: elsewhere.length > 0,
  }
}

/** The next event of a calendar. What the device kept of the calendar is old, and says so (ERR-04). */
const nextIn = ({ value, ...reading }: Reading<CalendarRead>, now: Instant): Reading<readonly PublicEvent[]> => {
  if (value === undefined) return { ...reading, value }
  const next = nextSaved(value.events, { day: dayOf(now), time: timeOf(now) })
  return {
    ...reading,
    value: next ? [next] : [],
    ...(value.outdated && { face: 'stale', failure: value.outdated }),
  }
}

export type HomePanelsNow = ReturnType<ReturnType<typeof openHomePanels>>
