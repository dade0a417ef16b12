import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import { isRead, type NoticeSummary, type ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { NoticeFilter, NoticeGrouping, NoticeOrder, NoticeQuery } from '#domain/notices/notice-query.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import { askedFor, fitsAsked } from './asked-for.ts'
import type { Client } from './client/client.ts'
import type { Outcome } from './client/failures.ts'
import { UNKNOWN_TEMPLATE } from './codecs/notices.ts'
import { notices } from './contract/notices.ts'
import { nothingAnswered } from './nothing-answered.ts'

/** [decided] The page size when all notices of a filter are read, and the number removed in one call (NOTICE-06). */
const BULK = 200

const wireFilter = ({ activity, tag, template, unreadOnly }: NoticeFilter) => ({
  activity,
  tag,
  template,
  unread: unreadOnly ? true : undefined,
})

/** Whether a notice is one of those asked for, as far as it tells: a standard one may be of an unknown kind. */
const isAsked = ({ activity, tag, template, unreadOnly }: NoticeFilter, row: NoticeSummary): boolean =>
  !(unreadOnly && isRead(row)) &&
  fitsAsked(activity, row.sender.id) &&
  (tag === undefined || row.tags.length === 0 || row.tags.some(({ id }) => id === tag)) &&
  (row.template === UNKNOWN_TEMPLATE || fitsAsked(template, row.template))

const ORDERS = {
  newest: { sortBy: 'received', descending: true },
  oldest: { sortBy: 'received', descending: false },
  title: { sortBy: 'title', descending: false },
} as const satisfies Record<NoticeOrder, unknown>

/** The grouping that the server applies over all pages; rows sorted by time are already grouped by day. */
const groupOf = ({ order, grouping }: NoticeQuery): NoticeGrouping | undefined =>
  grouping === 'none' || (grouping === 'day' && order !== 'title') ? undefined : grouping

/** The ids found, and whether the server has no more. */
type Found = Readonly<{ ids: readonly ReceivedNoticeId[]; areAll: boolean }>

/**
 * Received notices over HTTP. The server keeps the rows of a group together over all pages; the client adds the group
 * headings.
 */
export const createHttpReceivedNotices = (client: Client): ReceivedNotices => {
  const list = (asked: NoticeQuery, page: number, rowsPerPage: number, signal?: AbortSignal) =>
    pipe(
      client(
        notices.received,
        {
          query: {
            ...ORDERS[asked.order],
            filters: wireFilter(asked.filter),
            page,
            rowsPerPage,
            group: groupOf(asked),
          },
        },
        { signal },
      ),
      askedFor<NoticeSummary>((row) => isAsked(asked.filter, row)),
    )

  const removeMany = (ids: readonly ReceivedNoticeId[]) => client(notices.deleteMany, { body: { ids } })

  /**
   * All ids of a filter, as far as the server sends them, and whether they are complete. It ends with the first page
   * without new rows, whatever the total.
   */
  const idsOf = async (filter: NoticeFilter): Promise<Outcome<Found>> => {
    const ids = new Set<ReceivedNoticeId>()
    let [leftOut, others] = [0, 0]
    for (let page = 1; ; page += 1) {
      const answer = await list({ filter, order: 'oldest', grouping: 'none' }, page, BULK)()
      if (Either.isLeft(answer)) return answer
      const { rows, total, unasked = 0 } = answer.right
      others += unasked
      const before = ids.size
      for (const { id } of rows) ids.add(id)
      leftOut += answer.right.leftOut
      const areAll = total !== undefined && ids.size + leftOut + others === total
      // A page may have nothing but rows that were not asked for.
      const mayGoOn = unasked > 0 && total !== undefined && page * BULK < total
      if ((ids.size === before && !mayGoOn) || areAll) return Either.right({ ids: [...ids], areAll })
    }
  }

  const removeInChunks = async (ids: readonly ReceivedNoticeId[]): Promise<Outcome<void>> => {
    for (let from = 0; from < ids.length; from += BULK) {
      const removed = await removeMany(ids.slice(from, from + BULK))()
      if (Either.isLeft(removed)) return removed
    }
    return Either.right(undefined)
  }

  /** Where a server does not send all rows at once, the rows it sends after the removal are removed too. */
  const removeAll = async (filter: NoticeFilter): Promise<Outcome<void>> => {
    const gone = new Set<ReceivedNoticeId>()
    for (;;) {
      const found = await idsOf(filter)
      if (Either.isLeft(found)) return found
      const ids = found.right.ids.filter((id) => !gone.has(id))
      if (ids.length === 0) return Either.right(undefined)
      const removed = await removeInChunks(ids)
      if (Either.isLeft(removed) || found.right.areAll) return removed
      for (const id of ids) gone.add(id)
    }
  }

  return {
    page: (query, page, signal) => list(query, page, PAGE_SIZE, signal),
    one: (id, signal) => client(notices.one, { params: { id } }, { signal }),
    unread: (signal) =>
      pipe(
        client(notices.unread, {}, { signal }),
        TaskEither.map(({ total }) => total),
      ),
    remove: (ids) => {
      const [first, ...others] = ids
      if (first === undefined) return TaskEither.right(undefined)
      return nothingAnswered(
        others.length === 0 ? client(notices.deleteOne, { params: { id: first } }) : removeMany(ids),
      )
    },
    removeAll: (filter) => () => removeAll(filter),
    tags: (signal) => client(notices.tags, { query: { filters: {} } }, { signal }),
    tag: (tag, signal) => client(notices.tag, { params: { id: tag } }, { signal }),
    mailFile: (id) => client(notices.mailFile, { params: { id } }),
    fileContent: (id, signal) => client(notices.downloadFile, { params: { id } }, { signal }),
    sendPosition: ({ position, notice, received }) =>
      nothingAnswered(client(notices.sendPosition, { body: { ...position, notice, received } })),
  }
}
