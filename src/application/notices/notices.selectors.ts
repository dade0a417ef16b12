import type { SnapshotFrom } from 'xstate'
import { listRows } from '#application/kit/list.selectors.ts'
import type { NoticeSummary, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { noticeListMachine, noticeRemovalMachine, noticesMachine, Removal } from './notices.machine.ts'
import type { unreadMachine } from './unread.machine.ts'

export {
  isListIncomplete as isIncomplete,
  isListStale as isStale,
  listFace,
  listFailure,
} from '#application/kit/list.selectors.ts'

type List = SnapshotFrom<typeof noticeListMachine>

export const rows = (snapshot: List): readonly (NoticeSummary | undefined)[] => listRows(snapshot)
export const listQuery = (snapshot: List) => snapshot.context.query
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
export const isRemoving = (snapshot: SnapshotFrom<typeof noticesMachine>): boolean =>
  snapshot.matches({ working: 'removing' })
export const removalSubject = (snapshot: SnapshotFrom<typeof noticesMachine>): Removal | undefined =>
  snapshot.context.removal
export const isDeleting = (snapshot: SnapshotFrom<typeof noticeRemovalMachine>): boolean => snapshot.hasTag('busy')

export const unreadCount = (snapshot: SnapshotFrom<typeof unreadMachine>): number => snapshot.context.count
