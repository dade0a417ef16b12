import { expect, test } from 'vitest'
import { answer } from '#application/app/testing/play.ts'
import { scopeOver, standing } from '#application/kit/testing/scope-over.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import { DEFAULT_NOTICE_QUERY, type NoticeQuery } from '#domain/notices/notice-query.ts'
import type { Page } from '#domain/paging/page.ts'
import { openNotices } from './notices.flow.ts'

test('The list that a defect has broken is read again with the filters that the address asks for', async () => {
  const read = waitingPort<[NoticeQuery, number], RequestFailure, Page<NoticeSummary>>()
  const scope = scopeOver({ receivedNotices: { page: read.port, tags: answer([]) } }, { unread: standing('resting') })
  const { ask, now } = openNotices(scope, { list: DEFAULT_NOTICE_QUERY, search: '', open: undefined })
  const byTitle: NoticeQuery = { ...DEFAULT_NOTICE_QUERY, order: 'title' }
  ask({ list: byTitle, search: '?order=title', open: undefined })
  await settle()
  await read.call().succeed(undefined as never)
  expect(now().list.face).toBe('failed')
  now().list.verbs.retry()
  await settle()
  expect(read.calls.map(({ asked: [query] }) => query)).toEqual([DEFAULT_NOTICE_QUERY, byTitle, byTitle])
})
