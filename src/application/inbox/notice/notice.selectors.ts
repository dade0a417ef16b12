import type { SnapshotFrom } from 'xstate'
import type { DatedNoticeDate, NoticeFile } from '#domain/notices/notice.ts'
import type { noticeMachine } from './notice.machine.ts'

type Snapshot = SnapshotFrom<typeof noticeMachine>

/** Whether an earlier answer is shown, because no other came (ERR-04). */
export const isOutdated = (snapshot: Snapshot): boolean =>
  !snapshot.matches('reading') && snapshot.context.notice !== undefined && snapshot.context.failure !== undefined
/** The file that is being downloaded or mailed. */
export const fileUnderWay = (snapshot: Snapshot): NoticeFile | undefined =>
  snapshot.hasTag('downloading') || snapshot.hasTag('mailing') ? snapshot.context.file : undefined
export const fileToDownload = (snapshot: Snapshot): NoticeFile | undefined =>
  snapshot.hasTag('downloading') ? snapshot.context.file : undefined
export const fileToMail = (snapshot: Snapshot): NoticeFile | undefined =>
  snapshot.hasTag('mailing') ? snapshot.context.file : undefined
/** The date that is being saved for a calendar. */
export const dateUnderWay = (snapshot: Snapshot): DatedNoticeDate | undefined =>
  snapshot.hasTag('savingDate') ? snapshot.context.date : undefined
export const isBusyWithErrand = (snapshot: Snapshot): boolean =>
  (['downloading', 'mailing', 'savingDate', 'locating'] as const).some((errand) => snapshot.hasTag(errand))
