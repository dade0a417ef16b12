import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { openChatStart } from '#application/talk/chats/chat-start.flow.ts'
import { openHearts } from '#application/town/favourites/favourites.flow.ts'
import { openReading } from '#application/kit/reading.ts'
import { present } from '#application/kit/present.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { Ports } from '#application/ports/ports.ts'
import { openKeyedPage } from '#application/identity/session/keyed-page.ts'
import { type SessionNow, sessionNow } from '#application/identity/session/session-now.ts'
import { openSharing } from '#application/app/sharing/sharing.flow.ts'
import { openTopics } from '#application/inbox/topics/topics.flow.ts'
import { openKnownPosition } from '#application/town/whereabouts/position.flow.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import { EVERY_NOTICE } from '#domain/notices/notice-query.ts'
import type { NoticeId, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'

/** The activity of a URL; undefined where the URL names none. `path`: the address to share. */
export type ActivityQuery = Readonly<{ id: ActivityId | undefined; path: string }>

/** The number of notices that an activity's page shows at first. */
const FIRST_NOTICES = 3

/** Under which number the reader received a published notice. */
type Deliveries = ReadonlyMap<NoticeId | undefined, ReceivedNoticeId>

/** Those notices of an activity that the reader received, the newest of them (NOTICE-11). */
const deliveries = ({ receivedNotices }: Pick<Ports, 'receivedNotices'>, activity: ActivityId, signal: AbortSignal) =>
  pipe(
    receivedNotices.page({ filter: { ...EVERY_NOTICE, activity }, order: 'newest', grouping: 'none' }, 1, signal),
    TaskEither.map(({ rows }): Deliveries => new Map(rows.map(({ id, noticeId }) => [noticeId, id]))),
  )

/** The notices that an activity published, for signed-in readers (NOTICE-11). */
const openNotices = (scope: Scope, id: ActivityId, seesNotices: boolean) => {
  const delivered = seesNotices
    ? openReading(scope, (ports, signal) => deliveries(ports, id, signal), { isBeside: true })
    : undefined
  const reading = openReading(scope, ({ activities }, signal) => activities.notices(id, signal))
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
  const topics = openTopics(scope, id, () => activity().readAgain())
  const activity = openReading(scope, ({ activities }, signal) => activities.one(id, user?.id, signal), {
    heard: (one) => one && topics.read(one),
  })
  const contact = openReading(scope, ({ activities }, signal) =>
    // Some activities have none.
    pipe(
      activities.contact(id, signal),
      TaskEither.map((one) => ({ contact: one })),
    ),
  )
  const boards = openReading(scope, ({ activities }, signal) => activities.boards(id, signal))
  const events = isSwitchedOn(ports.configuration, 'events')
    ? openReading(scope, ({ activities }, signal) => activities.events({ activity: id, topic: undefined }, signal))
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
export const openActivityPage = (scope: Scope, query: ActivityQuery) => {
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
    now: () => ({
      /** Whether the URL names no activity. */
      isNone: page.asked().id === undefined,
      query: page.asked(),
      moment: scope.ports.clock.now(),
      session: sessionNow(scope.piazza),
      /** Undefined until the reader is known. */
      page: page.now()?.(),
      sharing: sharing(page.asked().path),
    }),
  }
}

export type ActivityPageNow = ReturnType<ReturnType<typeof openActivityPage>['now']>
