import { openReading, type Reading } from '#application/kit/reading.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { unreadCount } from '#application/notices/unread.selectors.ts'
import { followSession } from '#application/session/session-now.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import * as seen from './nearby.selectors.ts'
import { dayEvents, nearby, newestNotices } from './panels.implementations.ts'

/** What Home says is new for the citizen, on today and near (HOME-01), for as long as the scope is open. */
export const openHomePanels = (scope: Scope) => {
  const { ports, piazza } = scope
  const today = () => dayOf(ports.clock.now())
  // It stays the day that was asked for while Home is open.
  const events = isSwitchedOn(ports.configuration, 'events')
    ? openReading(scope, dayEvents(ports), { day: today() })
    : undefined
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
    return {
      today: today(),
      unread: counted,
      /** The newest notices; undefined for whoever receives none (NOTICE-02). */
      notices: newest.now()?.(),
      /** What is on today; undefined in a town without events. */
      events: events?.(),
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

export type HomePanelsNow = ReturnType<ReturnType<typeof openHomePanels>>
