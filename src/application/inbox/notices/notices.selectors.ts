import type { SnapshotFrom } from 'xstate'
import { listRows } from '#application/kit/list.selectors.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import type { NoticeList } from './notices.machine.ts'

export * from '#application/kit/cleared-list.selectors.ts'
export {
  isListIncomplete as isIncomplete,
  isListStale as isStale,
  listCount,
  listFace,
  listFailure,
  listShortfall,
} from '#application/kit/list.selectors.ts'

type List = SnapshotFrom<NoticeList>

export const rows = (snapshot: List): readonly (NoticeSummary | undefined)[] => listRows(snapshot)
export const listQuery = (snapshot: List) => snapshot.context.query
/** The name of the sender in the filter, as far as a row tells it. */
export const filteredSender = (snapshot: List): string | undefined =>
  snapshot.context.rows.all.find((row) => row !== undefined)?.sender.name
