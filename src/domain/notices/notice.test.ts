import { expect, test } from 'vitest'
import type { LocalDate } from '#domain/time/calendar.ts'
import { hasDay, isRead, isUnread, type NoticeDate } from './notice.ts'

test.each([
  [undefined, false],
  ['2026-11-20', true],
])('a date of a notice on %s has a day: %s', (day, has) => {
  const startDate = day as LocalDate | undefined
  const rest = { startTime: undefined, endDate: undefined, endTime: undefined, place: undefined }
  const date: NoticeDate = { id: 1 as NoticeDate['id'], title: 'Consiglio', startDate, ...rest }
  expect(hasDay(date)).toBe(has)
})

test.each([
  [false, 'unread'],
  [true, 'read'],
  [undefined, 'neither'],
])('a notice of which the server says seen: %s is %s (NOTICE-02)', (seen, expected) => {
  const told = [isUnread({ seen }) && 'unread', isRead({ seen }) && 'read'].filter((one) => one !== false)
  expect(told.join(' and ') || 'neither').toBe(expected)
})
