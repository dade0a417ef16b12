import { clearedListMachine, type Cleared } from '#application/kit/cleared-list.machine.ts'
import type { ActivityId, NoticeSummary, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { NoticeFilter, NoticeQuery } from '#domain/notices/notice-query.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'

/** What a citizen throws away: one notice, the ones they picked, or all that a filter lets through (NOTICE-04 … NOTICE-06). */
export type Removal =
  | Readonly<{ kind: 'one'; id: ReceivedNoticeId; activity: ActivityId | undefined; from: 'list' | 'detail' }>
  | Readonly<{ kind: 'selected'; ids: readonly ReceivedNoticeId[] }>
  | Readonly<{ kind: 'all'; filter: NoticeFilter }>

/** What others learn of the notices. */
export type NoticesChange = Cleared<'notices.removed', Removal>

const removedIds = (removal: Removal): readonly ReceivedNoticeId[] => {
  switch (removal.kind) {
    case 'one':
      return [removal.id]
    case 'selected':
      return removal.ids
    case 'all':
      return []
    default:
      return removal satisfies never
  }
}

/** The notices a citizen has received: the list, and what they throw away from it or from a notice's own page. */
export const {
  machine: noticesMachine,
  list: noticeListMachine,
  removal: noticeRemovalMachine,
} = clearedListMachine<NoticeQuery, NoticeSummary, Removal, 'notices.removed'>({
  id: 'notices',
  pageSize: PAGE_SIZE,
  news: 'notices.removed',
  idsOf: removedIds,
  isSomething: (removal) => removal.kind !== 'selected' || removal.ids.length > 0,
})
