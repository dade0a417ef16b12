import { openChatStart } from '#application/chats/chat-start.flow.ts'
import { openHearts } from '#application/favourites/favourites.flow.ts'
import type { Flow } from '#application/kit/flow.ts'
import { openReading } from '#application/kit/reading.ts'
import { present } from '#application/kit/present.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openKeyedPage } from '#application/session/keyed-page.ts'
import { type SessionNow, sessionNow } from '#application/session/session-now.ts'
import { openSharing, type SharingNow } from '#application/sharing/sharing.flow.ts'
import { openTopics } from '#application/topics/topics.flow.ts'
import { openKnownPosition } from '#application/whereabouts/known-position.flow.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import { dayOf, type Instant, type LocalDate } from '#domain/time/calendar.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import * as page from './activity-page.implementations.ts'

/** The activity of a URL; undefined where the URL names none. `path`: the address to share. */
export type ActivityQuery = Readonly<{ id: ActivityId | undefined; path: string }>

/** The number of notices that an activity's page shows at first. */
const FIRST_NOTICES = 3

/** The notices that an activity published, for signed-in readers (NOTICE-11). */
const openNotices = (scope: Scope, id: ActivityId, seesNotices: boolean) => {
  const delivered = seesNotices ? openReading(scope, page.deliveries(scope.ports), id) : undefined
  const reading = openReading(scope, page.publishedNotices(scope.ports), id)
  let showsAll = false
  const showAll = () => {
    showsAll = true
    scope.changed()
  }
  return () => {
    const { value, ...rest } = reading()
    const isMore = !showsAll && (value?.length ?? 0) > FIRST_NOTICES
    return {
      ...rest,
      value: isMore ? value?.slice(0, FIRST_NOTICES) : value,
      /** The numbers under which the reader received some of them: their whole texts can be read. */
      received: delivered?.().value,
      /** Shows the remaining notices; undefined once all are shown. */
      more: isMore ? { count: value?.length ?? 0, showAll } : undefined,
    }
  }
}

/** The page for one reader: each part loads separately, and a failed part leaves the others usable (ERR-03). */
const openReader = (scope: Scope, id: ActivityId, { standing, user, seesNotices }: SessionNow) => {
  const { ports, piazza } = scope
  const topics = openTopics(scope, id, () => activity().refresh())
  const activity = openReading(scope, page.activity(ports), { id, reader: user?.id }, topics.read)
  const contact = openReading(scope, page.activityContact(ports), id)
  const boards = openReading(scope, page.boards(ports), id)
  const events = isSwitchedOn(ports.configuration, 'events')
    ? openReading(scope, page.activityEvents(ports), id)
    : undefined
  const notices = standing === 'authenticated' ? openNotices(scope, id, seesNotices) : undefined
  const chat = openChatStart(scope, id)
  const heart = openHearts(scope)
  const here = openKnownPosition(scope)
  return () => {
    const one = activity()
    return {
      activity: one,
      contact: contact(),
      boards: boards(),
      /** Undefined in a town without events. */
      events: events?.(),
      /** Undefined without a session: the page then shows an invitation to sign in (NOTICE-11). */
      notices: notices?.(),
      seesNotices: sessionNow(piazza).seesNotices,
      topics: topics.now(),
      chat: chat(),
      heart: one.value && heart({ kind: 'activity', thing: one.value }),
      here: here(),
    }
  }
}

/** The page of an activity (DIR-02): loaded once the reader is known, and again when the reader changes. */
export const openActivityPage = (scope: Scope, query: ActivityQuery): Flow<ActivityQuery, ActivityPageNow> => {
  const sharing = openSharing(scope)
  const page = openKeyedPage(
    scope,
    query,
    ({ id }, { standing, user }) =>
      id === undefined || standing === 'authenticating' ? undefined : `${id} ${user?.id} ${standing}`,
    (inner, { id }, session) => openReader(inner, present(id), session),
  )
  return {
    ask: page.ask,
    now: () => {
      const moment = scope.ports.clock.now()
      return {
        isNone: page.asked().id === undefined,
        query: page.asked(),
        moment,
        today: dayOf(moment),
        session: sessionNow(scope.piazza),
        page: page.now()?.(),
        sharing: sharing(page.asked().path),
      }
    },
  }
}

export type ActivityPageNow = Readonly<{
  /** Whether the URL names no activity. */
  isNone: boolean
  query: ActivityQuery
  moment: Instant
  today: LocalDate
  session: SessionNow
  /** Undefined until the reader is known. */
  page: ReturnType<ReturnType<typeof openReader>> | undefined
  sharing: SharingNow
}>
