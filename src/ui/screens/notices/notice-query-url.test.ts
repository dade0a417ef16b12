import { type Arbitrary, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Id } from '#domain/id.ts'
import { DEFAULT_NOTICE_QUERY, type NoticeQuery } from '#domain/notices/notice-query.ts'
import {
  GROUPINGS,
  noticeQueryFrom,
  noticeSearch,
  noticesHref,
  ORDERS,
  rowHref,
  TEMPLATES,
} from './notice-query-url.ts'

const id = <Kind extends string>() =>
  option(
    integer({ min: 1, max: 10 ** 9 }).map((n) => n as Id<Kind>),
    { nil: undefined },
  )

const queries: Arbitrary<NoticeQuery> = record({
  filter: record({
    activity: id<'Activity'>(),
    tag: id<'Tag'>(),
    template: option(constantFrom(...TEMPLATES), { nil: undefined }),
    unreadOnly: boolean(),
  }),
  order: constantFrom(...ORDERS),
  grouping: constantFrom(...GROUPINGS),
})

describe('the query of the notices in the URL', () => {
  it('survives a round trip', () => {
    assert(
      property(queries, (query) => {
        expect(noticeQueryFrom(noticeSearch(query))).toEqual(query)
      }),
    )
  })

  it('omits defaults', () => {
    expect(noticeSearch(DEFAULT_NOTICE_QUERY)).toBe('')
    expect(noticesHref(DEFAULT_NOTICE_QUERY, undefined)).toBe('/noticeSent')
    expect(rowHref(7, '')).toBe('/noticeSent/7')
  })

  it('has readable values', () => {
    const query = noticeQueryFrom('activity=3&unread=1&sort=title&group=none&template=survey&tag=2')
    expect(query).toEqual({
      filter: { activity: 3, tag: 2, template: 'survey', unreadOnly: true },
      order: 'title',
      grouping: 'none',
    })
    expect(noticesHref(query, '12')).toBe(
      '/noticeSent/12?activity=3&tag=2&template=survey&unread=1&sort=title&group=none',
    )
  })

  it.each(['activity=x&tag=-1&template=Q&unread=yes&sort=best&group=week', 'activity=0', 'foo=bar', ''])(
    'falls back to the defaults for what it does not know: %s',
    (search) => {
      expect(noticeQueryFrom(search)).toEqual(DEFAULT_NOTICE_QUERY)
    },
  )
})
