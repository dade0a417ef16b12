import type { OpenedFace } from '#application/kit/opened-face.ts'
import { type ResourceFace, resourceFace } from '#application/kit/resource.selectors.ts'
import type { SnapshotFrom } from 'xstate'
import type { DatedNoticeDate, NoticeFile } from '#domain/notices/notice.ts'
import type { noticeMachine } from './notice.machine.ts'

type Snapshot = SnapshotFrom<typeof noticeMachine>

/** A reading that broke down can be begun anew. */
const readingFace = ({ children: { reading } }: Snapshot): ResourceFace =>
  reading ? resourceFace(reading.getSnapshot()) : 'failed'

/** The state of a notice; one that was deleted while it was open is missing (ERR-10). */
export const noticeFace = (snapshot: Snapshot): OpenedFace => {
  const face = readingFace(snapshot)
  if (snapshot.context.failure?._tag === 'Missing') return 'missing'
  return face === 'loading' || face === 'failed' ? face : 'open'
}
/** Whether an earlier answer is shown, because no other came (ERR-04). */
export const isOutdated = (snapshot: Snapshot): boolean => readingFace(snapshot) === 'stale'
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
