import { clearedListMachine, type Cleared } from '#application/kit/cleared-list.machine.ts'
import type { ActivityId, NoticeSummary, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { NoticeFilter, NoticeQuery } from '#domain/notices/notice-query.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'

/** A removal: one notice, the selected ones, or all that match a filter (NOTICE-04 … NOTICE-06). */
export type Removal =
  | Readonly<{ kind: 'one'; id: ReceivedNoticeId; activity: ActivityId | undefined; from: 'list' | 'detail' }>
  | Readonly<{ kind: 'selected'; ids: readonly ReceivedNoticeId[] }>
  | Readonly<{ kind: 'all'; filter: NoticeFilter }>

/** Events that the notices publish. */
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

/** The received notices of a citizen: the list, and removals from it or from a notice's page. */
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
