import type { ActivityId, NoticeTemplate, TagId } from './notice.ts'

/** The filters of received notices; undefined does not filter (NOTICE-01, NOTICE-10). */
export type NoticeFilter = Readonly<{
  activity: ActivityId | undefined
  tag: TagId | undefined
  template: NoticeTemplate | undefined
  unreadOnly: boolean
}>

export type NoticeOrder = 'newest' | 'oldest' | 'title'

/** The grouping of the rows. */
export type NoticeGrouping = 'day' | 'sender' | 'none'

export type NoticeQuery = Readonly<{ filter: NoticeFilter; order: NoticeOrder; grouping: NoticeGrouping }>

export const EVERY_NOTICE: NoticeFilter = {
  activity: undefined,
  tag: undefined,
  template: undefined,
  unreadOnly: false,
}

/** Newest first, by day (NOTICE-01; grouping by day is [decided]). */
export const DEFAULT_NOTICE_QUERY: NoticeQuery = { filter: EVERY_NOTICE, order: 'newest', grouping: 'day' }

/** Whether a filter leaves no notice out. */
export const isEveryNotice = ({ activity, tag, template, unreadOnly }: NoticeFilter): boolean =>
  activity === undefined && tag === undefined && template === undefined && !unreadOnly
