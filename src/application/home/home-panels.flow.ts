import { openReading, type Reading } from '#application/kit/reading.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { myTownOfApp } from '#application/my-town/my-town.flow.ts'
import { heldTown, isTownOpen } from '#application/my-town/my-town.selectors.ts'
import { unreadCount } from '#application/notices/unread.selectors.ts'
import { followSession } from '#application/session/session-now.ts'
import { eventsByTown, type MyTown } from '#domain/directory/my-town.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import * as seen from './nearby.selectors.ts'
import { dayEvents, GLANCE, nearby, newestNotices } from './panels.implementations.ts'

/** What Home says is new for the citizen, on today and near (HOME-01), for as long as the scope is open. */
export const openHomePanels = (scope: Scope) => {
  const { ports, piazza } = scope
  const today = () => dayOf(ports.clock.now())
  // It stays the day that was asked for while Home is open.
  const events = isSwitchedOn(ports.configuration, 'events')
    ? openReading(scope, dayEvents(ports), { day: today() })
    : undefined
  const town = myTownOfApp(scope)
  scope.watch(town)
  /** The citizen looks beyond their own town, where nothing is on. */
  let isWide = false
  const around = scope.run(nearby(ports), undefined)
  const newest = keyed<() => Reading<readonly NoticeSummary[]>>(scope)
  followSession(scope, ({ standing, user, seesNotices }) => {
    const isReader = standing === 'authenticated' && (user === undefined || seesNotices)
    newest.show(isReader ? 'notices' : undefined, (inner) => openReading(inner, newestNotices(ports), undefined))
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
    const townNow = town.getSnapshot()
    const own = heldTown(townNow)
    return {
      today: today(),
      unread: counted,
      /** The newest notices; undefined for whoever receives none (NOTICE-02). */
      notices: newest.now()?.(),
      /** What is on today; undefined in a town without events. */
      events: events && todayIn(events(), own, isWide),
      /** Looks beyond one's own town. */
      lookAround: () => {
        isWide = true
        scope.changed()
      },
      /** Asks which town is one's own; undefined where that is known. */
      chooseTown: isTownOpen(townNow) ? () => town.send({ type: 'choice.opened' }) : undefined,
      nearby: {
        face: seen.nearbyFace(snapshot),
        nearest: seen.nearestActivities(snapshot),
        refusal: seen.positionRefusal(snapshot),
        failure: seen.nearbyFailure(snapshot),
        /** Asks the device where it is. */
        locate,
        retry,
      },
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

export type HomePanelsNow = ReturnType<ReturnType<typeof openHomePanels>>
