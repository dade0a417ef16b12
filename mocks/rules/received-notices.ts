import { compareNames } from '#domain/text/order.ts'
import type {
  ActivityId,
  NoticeFile,
  NoticeSummary,
  NoticeTemplate,
  ReceivedNotice,
  TagId,
} from '#domain/notices/notice.ts'
import type { Page } from '#domain/paging/page.ts'
import { dayOf } from '#domain/time/calendar.ts'
import type { Received } from '../collections/notices.ts'
import { surveyOf } from './surveys.ts'

/** The query of received notices, as the contract decodes it (NOTICE-01). */
export type ReceivedQuery = Readonly<{
  filters: Readonly<{
    activity: ActivityId | undefined
    tag: TagId | undefined
    template: NoticeTemplate | undefined
    unread: boolean | undefined
  }>
  sortBy: 'received' | 'title'
  descending: boolean
  page: number
  rowsPerPage: number
  group?: string | undefined
}>

/** A notice as a row of the list. */
export const summaryOf = ({ notice, summary, seen, closed }: Received): NoticeSummary => ({
  id: notice.id,
  noticeId: notice.noticeId,
  title: notice.title,
  summary,
  template: notice.content.template,
  sender: notice.sender,
  tags: notice.tags,
  receivedAt: notice.receivedAt,
  seen,
  surveyClosed: closed,
})

/** A whole notice, with its reader's changes. */
export const wholeOf = (received: Received): ReceivedNotice => {
  const survey = surveyOf(received)
  return {
    ...received.notice,
    seen: received.seen,
    content: survey === undefined ? received.notice.content : { template: 'survey', survey },
  }
}

const fits =
  ({ activity, tag, template, unread }: ReceivedQuery['filters']) =>
  ({ notice, seen }: Received): boolean =>
    (activity === undefined || notice.sender.id === activity) &&
    (tag === undefined || notice.tags.some(({ id }) => id === tag)) &&
    (template === undefined || notice.content.template === template) &&
    (unread !== true || !seen)

const sorting: Readonly<Record<ReceivedQuery['sortBy'], (a: Received, b: Received) => number>> = {
  received: (a, b) => (a.notice.receivedAt ?? 0) - (b.notice.receivedAt ?? 0),
  title: (a, b) => compareNames(a.notice.title, b.notice.title),
}

const dayTold = ({ notice }: Received): string => (notice.receivedAt === undefined ? '' : dayOf(notice.receivedAt))

/** The grouping keys, by the words of the query; an unknown word does not group. */
const gathering: Readonly<Record<string, (a: Received, b: Received) => number>> = {
  sender: (a, b) => compareNames(a.notice.sender.name, b.notice.sender.name),
  activity: (a, b) => compareNames(a.notice.sender.name, b.notice.sender.name),
  day: (a, b) => compareNames(dayTold(b), dayTold(a)),
}

/** One page of a user's notices (NOTICE-01, NOTICE-10): groups are contiguous, ties are sorted newest first. */
export const pageOfNotices = (notices: readonly Received[], query: ReceivedQuery): Page<NoticeSummary> => {
  const direction = query.descending ? -1 : 1
  // Rows sorted by time are already grouped by day, and comparing 10,000 days is slow.
  const gathers = query.group === 'day' && query.sortBy === 'received' ? undefined : gathering[query.group ?? '']
  const rows = notices
    .filter(fits(query.filters))
    .sort(
      (a, b) =>
        gathers?.(a, b) ||
        direction * sorting[query.sortBy](a, b) ||
        sorting.received(b, a) ||
        b.notice.id - a.notice.id,
    )
  const size = Math.max(1, query.rowsPerPage)
  const first = (Math.max(1, query.page) - 1) * size
  return { rows: rows.slice(first, first + size).map(summaryOf), total: rows.length, leftOut: 0 }
}

/** The number of unread notices (NOTICE-02). */
export const unreadCount = (notices: readonly Received[]): number => notices.filter(({ seen }) => !seen).length

/** The file with this id among a user's notices, if any. */
export const fileAmong = (notices: readonly Received[], id: number | undefined): NoticeFile | undefined =>
  notices.flatMap(({ notice }) => notice.files).find((file) => file.id === id)
