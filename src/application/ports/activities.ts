import type {
  Activity,
  ActivityId,
  ActivitySummary,
  Board,
  MunicipalityActivities,
} from '#domain/directory/activity.ts'
import type { Category } from '#domain/directory/category.ts'
import type { Contact } from '#domain/directory/contact.ts'
import type { DirectoryQuery } from '#domain/directory/directory-query.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { PublishedNotice } from '#domain/notices/notice.ts'
import type { Page } from '#domain/paging/page.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import type { Requested } from './failure.ts'

/** Offices, shops and associations, and their content. A signal aborts a reading. */
export interface Activities {
  /** One page of the visible ones, from 1; of the list's size, unless another one is named (DIR-01). */
  readonly page: (
    query: DirectoryQuery,
    page: number,
    signal?: AbortSignal,
    rowsPerPage?: number,
  ) => Requested<Page<ActivitySummary>>
  /** With the subscriptions of its reader, if any (DIR-02, TOPIC-01). */
  readonly one: (id: ActivityId, reader: UserId | undefined, signal?: AbortSignal) => Requested<Activity>
  /** Undefined for an activity without one. */
  readonly contact: (id: ActivityId, signal?: AbortSignal) => Requested<Contact | undefined>
  readonly boards: (id: ActivityId, signal?: AbortSignal) => Requested<readonly Board[]>
  /** Its published notices (NOTICE-11); requires a session. */
  readonly notices: (id: ActivityId, signal?: AbortSignal) => Requested<readonly PublishedNotice[]>
  /** Its events, or those of one of its topics (DIR-02, TOPIC-14). */
  readonly events: (
    of: Readonly<{ activity: ActivityId | undefined; topic: TopicId | undefined }>,
    signal?: AbortSignal,
  ) => Requested<readonly PublicEvent[]>
  /** All of them, by municipality (DIR-05). */
  readonly byMunicipality: (signal?: AbortSignal) => Requested<readonly MunicipalityActivities[]>
  /** The filter options (DIR-07). */
  readonly categories: (signal?: AbortSignal) => Requested<readonly Category[]>
}
