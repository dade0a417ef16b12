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

/** How a list of received notices is asked for, as the contract reads it (NOTICE-01). */
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
  group: string | undefined
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

/** A notice, whole, with what its reader did to it. */
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

/** Sorting by a locale is slow on 10,000 titles when every comparison sets it up again. */
const italian = new Intl.Collator('it')

const sorting: Readonly<Record<ReceivedQuery['sortBy'], (a: Received, b: Received) => number>> = {
  received: (a, b) => (a.notice.receivedAt ?? 0) - (b.notice.receivedAt ?? 0),
  title: (a, b) => italian.compare(a.notice.title, b.notice.title),
}

const dayTold = ({ notice }: Received): string => (notice.receivedAt === undefined ? '' : dayOf(notice.receivedAt))

/** What rows are gathered under, by the words the list may ask with; an unknown word gathers nothing. */
const gathering: Readonly<Record<string, (a: Received, b: Received) => number>> = {
  sender: (a, b) => italian.compare(a.notice.sender.name, b.notice.sender.name),
  activity: (a, b) => italian.compare(a.notice.sender.name, b.notice.sender.name),
  day: (a, b) => dayTold(b).localeCompare(dayTold(a)),
}

/** One page of somebody's notices (NOTICE-01, NOTICE-10): groups stay together, rows that tie keep the newest first. */
export const pageOfNotices = (notices: readonly Received[], query: ReceivedQuery): Page<NoticeSummary> => {
  const direction = query.descending ? -1 : 1
  // Rows in order of time are already gathered by day, and days are dear to compare 10,000 times over.
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

/** How many are not read yet (NOTICE-02). */
export const unreadCount = (notices: readonly Received[]): number => notices.filter(({ seen }) => !seen).length

/** The file of this number among somebody's notices, if it is there. */
export const fileAmong = (notices: readonly Received[], id: number | undefined): NoticeFile | undefined =>
  notices.flatMap(({ notice }) => notice.files).find((file) => file.id === id)
