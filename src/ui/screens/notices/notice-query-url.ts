import type { NoticesQuery } from '#application/inbox/notices/notices.flow.ts'
import { idFrom } from '#domain/id.ts'
import type { NoticeTemplate } from '#domain/notices/notice.ts'
import {
  DEFAULT_NOTICE_QUERY,
  type NoticeGrouping,
  type NoticeOrder,
  type NoticeQuery,
} from '#domain/notices/notice-query.ts'
import { noticePath, partOfAddress, queryFor, queryOfAddress, SCREENS } from '#ui/base/screens.ts'

/** Every template, in display order (NOTICE-07). */
export const TEMPLATES = [
  'standard',
  'survey',
  'calendar',
  'images',
  'video',
  'menu',
  'place',
  'works',
] as const satisfies readonly NoticeTemplate[]
export const ORDERS = ['newest', 'oldest', 'title'] as const satisfies readonly NoticeOrder[]
export const GROUPINGS = ['day', 'sender', 'none'] as const satisfies readonly NoticeGrouping[]

const oneOf = <Word extends string>(words: readonly Word[], value: string | null): Word | undefined =>
  words.find((word) => word === value)

/** Reads the query part of a URL. Absent and unknown values are the default. */
export const noticeQueryFrom = (search: string): NoticeQuery => {
  const asked = new URLSearchParams(search)
  return {
    filter: {
      activity: idFrom(asked.get('activity') ?? undefined),
      tag: idFrom(asked.get('tag') ?? undefined),
      template: oneOf(TEMPLATES, asked.get('template')),
      unreadOnly: asked.get('unread') === '1',
    },
    order: oneOf(ORDERS, asked.get('sort')) ?? DEFAULT_NOTICE_QUERY.order,
    grouping: oneOf(GROUPINGS, asked.get('group')) ?? DEFAULT_NOTICE_QUERY.grouping,
  }
}

/** Writes the query part, with the question mark; defaults are omitted. */
export const noticeSearch = ({ filter, order, grouping }: NoticeQuery): string =>
  queryFor({
    activity: filter.activity,
    tag: filter.tag,
    template: filter.template,
    unread: filter.unreadOnly ? 1 : undefined,
    sort: order === DEFAULT_NOTICE_QUERY.order ? undefined : order,
    group: grouping === DEFAULT_NOTICE_QUERY.grouping ? undefined : grouping,
  })

/** The state of a URL of the notices: the list, and the open notice. */
export const noticesQueryFrom = (address: string): NoticesQuery => {
  const list = noticeQueryFrom(queryOfAddress(address))
  const part = openPartOf(address)
  return { list, search: noticeSearch(list), open: part === undefined ? undefined : { id: idFrom(part) } }
}

/** The open notice, as the URL names it. */
export const openPartOf = (address: string): string | undefined => partOfAddress(address, 2) || undefined

/** Whether any filter is set beyond the default. */
export const isArranged = (query: NoticeQuery): boolean => noticeSearch(query) !== ''

/** The URL of the list with its filters, and of the open notice beside it, if any. */
export const noticesHref = (query: NoticeQuery, open: string | undefined): string =>
  `${open === undefined ? SCREENS.notices.path : `${SCREENS.notices.path}/${open}`}${noticeSearch(query)}`

/** The URL of one notice, with the filters of the list around it. */
export const rowHref = (id: number, search: string): string => `${noticePath(id)}${search}`
