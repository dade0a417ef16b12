import { type Cleared, clearedListMachine } from '#application/kit/cleared-list.machine.ts'
import type { ActivityId, NoticeSummary, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { NoticeFilter, NoticeQuery } from '#domain/notices/notice-query.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import { fromLeftPort, fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'

/** A removal: one notice, the selected ones, or all that match a filter (NOTICE-04 … NOTICE-06). */
export type Removal =
  | Readonly<{ kind: 'one'; id: ReceivedNoticeId; activity: ActivityId | undefined; from: 'list' | 'detail' }>
  | Readonly<{ kind: 'selected'; ids: readonly ReceivedNoticeId[] }>
  | Readonly<{ kind: 'all'; filter: NoticeFilter }>

/** Events that the notices publish. */
export type NoticesChange = Cleared<'notices.removed', Removal>

/** The rows that a removal names; of all of a filter the server alone knows them. */
const removedIds = (removal: Removal): readonly ReceivedNoticeId[] => {
  if (removal.kind === 'all') return []
  return removal.kind === 'one' ? [removal.id] : removal.ids
}

const { machine, list, removal } = clearedListMachine<NoticeQuery, NoticeSummary, Removal, 'notices.removed'>({
  id: 'notices',
  pageSize: PAGE_SIZE,
  news: 'notices.removed',
  idsOf: removedIds,
  isSomething: (removal) => removal.kind !== 'selected' || removal.ids.length > 0,
})

const remove = (receivedNotices: ReceivedNotices) => (removal: Removal) =>
  removal.kind === 'all' ? receivedNotices.removeAll(removal.filter) : receivedNotices.remove(removedIds(removal))

/**
 * The received notices of a citizen: the list, and removals from it or from a notice's page.
 * `tellLeft` is called with what was removed after the list was left.
 */
export const noticesMachine = (
  { receivedNotices }: Readonly<{ receivedNotices: ReceivedNotices }>,
  tellLeft: (removal: Removal) => void = () => {},
) =>
  machine.provide({
    actors: {
      list: list.provide({ actors: { loadPages: fromReading(readPages(receivedNotices.page)) } }),
      removal: removal.provide({
        actors: {
          act: fromLeftPort(
            ({ subject }: Readonly<{ subject: Removal }>) => remove(receivedNotices)(subject),
            ({ subject }) => tellLeft(subject),
          ),
        },
      }),
    },
  })
