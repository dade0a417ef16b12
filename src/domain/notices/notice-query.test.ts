import { expect, test } from 'vitest'
import type { ActivityId, TagId } from './notice.ts'
import { DEFAULT_NOTICE_QUERY, EVERY_NOTICE, isEveryNotice, type NoticeFilter } from './notice-query.ts'

test('Notices are shown all, the newest first, by day, until the citizen chooses (NOTICE-01)', () => {
  const { filter, order, grouping } = DEFAULT_NOTICE_QUERY
  expect([isEveryNotice(filter), order, grouping]).toEqual([true, 'newest', 'day'])
})

test.each<[string, Partial<NoticeFilter>, boolean]>([
  ['nothing', {}, true],
  ['one sender', { activity: 3 as ActivityId }, false],
  ['one label', { tag: 4 as TagId }, false],
  ['one kind', { template: 'survey' }, false],
  ['what is unread', { unreadOnly: true }, false],
  ['what is unread of one sender', { activity: 3 as ActivityId, unreadOnly: true }, false],
])('A filter by %s leaves no notice out: %s (NOTICE-10)', (_, by, isEvery) =>
  expect(isEveryNotice({ ...EVERY_NOTICE, ...by })).toBe(isEvery),
)
