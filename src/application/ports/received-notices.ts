import type {
  NoticeFileId,
  NoticeId,
  NoticeSummary,
  ReceivedNotice,
  ReceivedNoticeId,
  Tag,
} from '#domain/notices/notice.ts'
import type { NoticeFilter, NoticeQuery } from '#domain/notices/notice-query.ts'
import type { Page } from '#domain/paging/page.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Requested } from './failure.ts'

/** The received notices of this citizen. A signal aborts a reading. */
export interface ReceivedNotices {
  /** One page, from 1 (NOTICE-01). */
  readonly page: (query: NoticeQuery, page: number, signal?: AbortSignal) => Requested<Page<NoticeSummary>>
  readonly one: (id: ReceivedNoticeId, signal?: AbortSignal) => Requested<ReceivedNotice>
  /** The number of unread ones (NOTICE-02). Failures are silent (ERR-02). */
  readonly unread: (signal?: AbortSignal) => Requested<number>
  readonly remove: (ids: readonly ReceivedNoticeId[]) => Requested<void>
  /** Removes every notice that matches the filter, on all pages (NOTICE-06). */
  readonly removeAll: (filter: NoticeFilter) => Requested<void>
  readonly tags: (signal?: AbortSignal) => Requested<readonly Tag[]>
  /** A single tag (CALL-01). */
  readonly tag: (id: Tag['id'], signal?: AbortSignal) => Requested<Tag>
  /** Returns the server's message, if any (NOTICE-08). */
  readonly mailFile: (id: NoticeFileId) => Requested<string | undefined>
  readonly fileContent: (id: NoticeFileId, signal?: AbortSignal) => Requested<Blob>
  /** Failures are silent (NOTICE-09, ERR-02). */
  readonly sendPosition: (
    where: Readonly<{ position: Coordinates; notice: NoticeId; received: ReceivedNoticeId }>,
  ) => Requested<void>
}
