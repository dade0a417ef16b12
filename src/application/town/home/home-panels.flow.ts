import { openKeyedReading, openReading, type Reading, someOf, UNASKED } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { isCountAnswered } from '#application/inbox/notices/unread.machine.ts'
import { followSession, sessionNow } from '#application/identity/session/session-now.ts'
import { readCalendar } from '#application/time/user-events/read-calendar.ts'
import { eventsByTown, type MyTown } from '#domain/directory/my-town.ts'
import { byStart, isOnToday, type PublicEvent } from '#domain/events/event.ts'
import { civilProtectionNow } from '#domain/notices/civil-protection.ts'
import { type DayTime, dayTimeOf } from '#domain/time/wall-clock.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { nextIn, noticesFirst, waitingNow } from './own-day.ts'
import { openTownNow } from './town-now.flow.ts'
import { openNearby } from './nearby.flow.ts'
import { GLANCE, newestNotices } from './panels.ts'

/** What Home says of today: warnings, what is on, what is open, what is new (HOME-04), for as long as the scope is open. */
export const openHomePanels = (scope: Scope) => {
  const { ports, piazza } = scope
  const now = () => ports.clock.now()
  const hasEvents = isSwitchedOn(ports.configuration, 'events')
  /** All events; which of them are on today changes with the clock. */
  const events = hasEvents
    ? openReading(scope, ({ activities }, signal) =>
        activities.events({ activity: undefined, topic: undefined }, signal),
      )
    : undefined
  const townNow = openTownNow(scope)
  /** The citizen looks beyond their own town, where nothing is on. */
  let isWide = false
  const nearby = openNearby(scope)
  const newest = openKeyedReading(scope, newestNotices)
  const hasChat = isSwitchedOn(ports.configuration, 'chat')
  // Where notices wait for an answer, nobody says that the chats could not be read.
  const chats = openKeyedReading(scope, (given, signal) => given.chats.allInPassing(signal), { isBeside: true })
  const calendar = openKeyedReading(scope, readCalendar)
  followSession(scope, ({ standing, user, seesNotices }) => {
    const isKnown = standing === 'authenticated'
    const isReader = isKnown && (user === undefined || seesNotices)
    newest.show(isReader ? 'notices' : undefined)
    chats.show(isKnown && hasChat ? 'chats' : undefined)
    calendar.show(isKnown && hasEvents ? 'calendar' : undefined)
  })
  const count = () => piazza.unread.getSnapshot().context.count
  const isTold = () => isCountAnswered(piazza.unread.getSnapshot())
  // Another count means other notices: what is shown follows. The first one is told while they are read.
  let [counted, wasTold] = [count(), isTold()]
  const recount = () => {
    const [before, wasCounted] = [counted, wasTold]
    counted = count()
    wasTold = isTold()
    if (counted === before) return
    if (wasCounted) newest.now()?.readAgain()
    scope.changed()
  }
  scope.onClose(piazza.unread.subscribe(recount).unsubscribe)
  return () => {
    const { town, chooseTown, parking, open } = townNow()
    const isAwaited = sessionNow(piazza).standing === 'authenticating'
    const notices = newest.now() ?? (isAwaited ? UNASKED : undefined)
    const mine = calendar.now() ?? (isAwaited && hasEvents ? UNASKED : undefined)
    const warning = civilProtectionNow(notices?.value ?? [], now())[0]
    return {
      now: now(),
      unread: counted,
      /** [decided] The newest warning of civil protection that counts now: one is read before several are (HOME-05). */
      warning,
      /** What was received, unread notices first; undefined for whoever receives none (NOTICE-02). */
      notices: notices && { ...notices, value: notices.value && noticesFirst(notices.value, warning) },
      /** What waits for the citizen's answer; undefined for visitors (HOME-10). */
      waiting: waitingNow(notices, chats.now(), sessionNow(piazza).user),
      hasChat,
      /** What is on today; undefined in a town without events. */
      events: events && todayIn(events(), dayTimeOf(now()), town, isWide),
      /** Looks beyond one's own town. */
      lookAround: () => {
        isWide = true
        scope.changed()
      },
      chooseTown,
      parking,
      /** One's next event, if any; undefined for whoever has no calendar (HOME-08). */
      next: mine && nextIn(mine, now()),
      nearby: nearby(),
      /** What is open in one's own town, and which town that is (HOME-07). */
      open: open && town && { town, reading: open },
    }
  }
}

/** [decided] What is on today: in one's own town, and elsewhere only for whoever looks there. */
const todayIn = (reading: Reading<readonly PublicEvent[]>, now: DayTime, town: MyTown | undefined, isWide: boolean) => {
  const all = (reading.value ?? []).filter((event) => isOnToday(event, now)).sort(byStart)
  const { own, elsewhere } = town ? eventsByTown(all, town) : { own: all, elsewhere: [] }
  const isAround = own.length === 0 && elsewhere.length > 0 && isWide
  return {
    ...someOf(reading, () => own),
    value: (isAround ? elsewhere : own).slice(0, GLANCE),
    /** The town that it is of; undefined for all of them. */
    town,
    isAround,
    /** Whether something is on elsewhere. */
    hasMore: elsewhere.length > 0,
  }
}

export type HomePanelsNow = ReturnType<ReturnType<typeof openHomePanels>>
