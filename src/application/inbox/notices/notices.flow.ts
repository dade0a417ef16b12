import { selectionNow } from '#application/kit/cleared-list.selectors.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import type { Flow } from '#application/kit/flow.ts'
import { removalNow } from '#application/kit/confirmation-now.ts'
import type { Sight } from '#application/kit/list-rows.ts'
import { openReading } from '#application/kit/reading.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { openNotice } from '#application/inbox/notice/notice.flow.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { NoticeSummary, ReceivedNotice, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { NoticeQuery } from '#domain/notices/notice-query.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { noticesMachine, type Removal } from './notices.machine.ts'

/** The state of a URL: the list with its filters, and the open notice, if any. */
export type NoticesQuery = Readonly<{
  list: NoticeQuery
  /** The part of the URL that describes the list: equal for equal lists. */
  search: string
  /** Without an id where the URL has an invalid one. */
  open: Readonly<{ id: ReceivedNoticeId | undefined }> | undefined
}>

/** The list, with removals; the URL holds its filters. */
const openList = (scope: Scope, query: NoticeQuery) => {
  const tellLeft = (removal: Removal) => scope.piazza.tell({ type: 'notices.removed', removal }, true)
  const actor = scope.runAs('notices', noticesMachine(scope.ports, tellLeft), { query })
  const list = () => actor.getSnapshot().children.list
  const request = (removal: Removal) => actor.send({ type: 'removal.requested', removal })
  const verbs = {
    ask: (next: NoticeQuery) => actor.send({ type: 'query.changed', query: next }),
    see: (sight: Sight) => list()?.send({ type: 'rows.seen', ...sight }),
    retry: () => (list() ?? actor).send({ type: 'retry.requested' }),
    startSelection: () => list()?.send({ type: 'selection.started' }),
    endSelection: () => list()?.send({ type: 'selection.ended' }),
    toggleAll: () => list()?.send({ type: 'all.toggled' }),
    toggle: ({ id }: NoticeSummary) => list()?.send({ type: 'row.toggled', id }),
    request,
    remove: ({ id, sender }: NoticeSummary) => request({ kind: 'one', id, activity: sender.id, from: 'list' }),
    removeOpen: ({ id, sender }: ReceivedNotice) => request({ kind: 'one', id, activity: sender.id, from: 'detail' }),
  }
  const now = () => {
    const snapshot = list()?.getSnapshot()
    return {
      ...listNow<NoticeSummary>(snapshot),
      ...selectionNow<NoticeSummary>(snapshot),
      /** The name of the sender in the filter, once a row tells it. */
      sender: snapshot?.context.rows.all.find((row) => row !== undefined)?.sender.name,
      removal: removalNow(actor.getSnapshot()),
      verbs,
    }
  }
  return { now, ask: verbs.ask }
}
export type NoticeListNow = ReturnType<ReturnType<typeof openList>['now']>

/** The filters chosen while the dialog is open: they apply once it is closed (NOTICE-01, NOTICE-10). */
const openChoosing = ({ changed }: Scope) => {
  let chosen: NoticeQuery | undefined
  const choose = (query: NoticeQuery | undefined) => {
    chosen = query
    changed()
  }
  return () => ({ chosen, choose })
}

/** The received notices while their screens are open: the list, and one of them over it or beside it (NOTICE-01). */
export const openNotices = (scope: Scope, query: NoticesQuery) => {
  const { ports, piazza } = scope
  let asked = query
  scope.watch(piazza.unread)
  const list = openList(scope, query.list)
  const tags = openReading(scope, ({ receivedNotices }, signal) => receivedNotices.tags(signal))
  const choosing = openChoosing(scope)
  const notice = keyed<ReturnType<typeof openNotice>>(scope)
  const showOpen = () => {
    const id = asked.open?.id
    notice.show(id === undefined ? undefined : String(id), (inner) => openNotice(inner, id as ReceivedNoticeId))
  }
  showOpen()
  return {
    ask: (next) => {
      const before = asked.search
      // A stable value while the URL asks for the same.
      asked = next.search === before ? { ...next, list: asked.list } : next
      if (next.search !== before) list.ask(next.list)
      showOpen()
    },
    now: () => ({
      asked,
      today: dayOf(ports.clock.now()),
      session: sessionNow(piazza),
      /** The number of unread notices, independent of the list (NOTICE-02). */
      unread: piazza.unread.getSnapshot().context.count,
      list: list.now(),
      tags: tags(),
      choosing: choosing(),
      /** The open notice; undefined where none is, or where the URL names none. */
      notice: notice.now()?.(),
    }),
  } satisfies Flow<NoticesQuery, unknown>
}

export type NoticesNow = ReturnType<ReturnType<typeof openNotices>['now']>
