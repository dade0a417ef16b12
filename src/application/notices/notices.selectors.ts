import type { SnapshotFrom } from 'xstate'
import type { NoticeSummary, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { noticeListMachine, noticeRemovalMachine, noticesMachine, Removal } from './notices.machine.ts'
import type { unreadMachine } from './unread.machine.ts'

type List = SnapshotFrom<typeof noticeListMachine>

/** What the list shows, one of five faces. */
export type ListFace = 'loading' | 'failed' | 'empty' | 'full'

export const listFace = (snapshot: List): ListFace =>
  snapshot.matches({ reading: 'loading' })
    ? 'loading'
    : snapshot.matches({ reading: 'failed' })
      ? 'failed'
      : snapshot.context.rows.all.length === 0
        ? 'empty'
        : 'full'

export const rows = (snapshot: List): readonly (NoticeSummary | undefined)[] => snapshot.context.rows.all
export const listQuery = (snapshot: List) => snapshot.context.query
/** Whether what is shown may be outdated, because the last attempt to read it anew failed. */
export const isStale = (snapshot: List): boolean =>
  snapshot.context.isOutdated && !snapshot.matches({ reading: { shown: 'refreshing' } })
/** Whether some rows that were in sight could not be read. */
export const isIncomplete = (snapshot: List): boolean => snapshot.context.failed.size > 0
export const listFailure = (snapshot: List) => snapshot.context.failure
export const isSelecting = (snapshot: List): boolean => snapshot.matches({ selection: 'on' })
export const selectedIds = (snapshot: List): ReadonlySet<ReceivedNoticeId> => snapshot.context.selected
/** Whether every row that is read is selected. */
export const isAllSelected = (snapshot: List): boolean =>
  snapshot.context.selected.size > 0 &&
  snapshot.context.rows.all.every((row) => row === undefined || snapshot.context.selected.has(row.id))

/** The name of the sender that the list is narrowed to, as far as a row that is read tells it. */
export const filteredSender = (snapshot: List): string | undefined =>
  snapshot.context.rows.all.find((row) => row !== undefined)?.sender.name

export const listActor = (snapshot: SnapshotFrom<typeof noticesMachine>) => snapshot.children.list
export const removalActor = (snapshot: SnapshotFrom<typeof noticesMachine>) => snapshot.children.removal
export const isRemoving = (snapshot: SnapshotFrom<typeof noticesMachine>): boolean => snapshot.matches('removing')
export const removalSubject = (snapshot: SnapshotFrom<typeof noticesMachine>): Removal | undefined =>
  snapshot.context.removal
export const isDeleting = (snapshot: SnapshotFrom<typeof noticeRemovalMachine>): boolean => snapshot.hasTag('busy')

export const unreadCount = (snapshot: SnapshotFrom<typeof unreadMachine>): number => snapshot.context.count
