import { expect, test } from 'vitest'
import type { ActivityId, TagId } from '#domain/notices/notice.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { seededNotices } from '../seed/notices/plant-notices.ts'
import { DEFAULT_NOW } from '../world.ts'
import { fileAmong, pageOfNotices, type ReceivedQuery, unreadCount, wholeOf } from './received-notices.ts'

const marios = seededNotices(DEFAULT_NOW as Instant, 1, 1).received.filter(({ owner }) => owner === 1)
const everything = { activity: undefined, tag: undefined, template: undefined, unread: undefined }
const newest: ReceivedQuery = {
  filters: everything,
  sortBy: 'received',
  descending: true,
  page: 1,
  rowsPerPage: 50,
}
const page = (query: Partial<ReceivedQuery>) => pageOfNotices(marios, { ...newest, ...query })
const titles = (query: Partial<ReceivedQuery>) => page(query).rows.map(({ title }) => title)

test('the newest come first, and each page has the total', () => {
  const times = page({}).rows.map(({ receivedAt }) => Number(receivedAt))
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(page({}).total).toBe(marios.length)
})

test('pages are consecutive without gaps, and the last one has the rest', () => {
  expect([...titles({ page: 1 }), ...titles({ page: 2 })]).toEqual(titles({ rowsPerPage: 1000 }))
  expect(page({ page: 4, rowsPerPage: 30 }).rows).toHaveLength(marios.length - 90)
  expect(page({ page: 99 }).rows).toEqual([])
})

test('titles are sorted in Italian, in both directions', () => {
  const up = titles({ sortBy: 'title', descending: false, rowsPerPage: 1000 })
  expect(up).toEqual([...up].sort(new Intl.Collator('it').compare))
  expect(titles({ sortBy: 'title', descending: true })[0]).toBe(up.at(-1))
})

test('filters reduce the rows and the total', () => {
  const activity = 2 as ActivityId
  const library = page({ filters: { ...everything, activity }, rowsPerPage: 1000 })
  expect(library.rows.every(({ sender }) => sender.id === activity)).toBe(true)
  expect(library.total).toBe(library.rows.length)
  const tag = 4 as TagId
  expect(page({ filters: { ...everything, tag } }).rows.every(({ tags }) => tags.some(({ id }) => id === tag))).toBe(
    true,
  )
  expect(page({ filters: { ...everything, template: 'survey' } }).total).toBe(3)
  expect(titles({ filters: { ...everything, unread: true } })).toEqual([
    'Via Sacco chiusa al traffico',
    'Quanto ti piace il nuovo orario?',
    'Allerta gialla per vento',
  ])
})

test('grouped rows are together under their sender', () => {
  const names = page({ group: 'sender', rowsPerPage: 1000 }).rows.map(({ sender }) => sender.name)
  const runs = names.filter((name, at) => name !== names[at - 1])
  expect(runs).toEqual([...new Set(names)])
})

test('rows grouped by day are sorted by day descending, whatever the order', () => {
  const rows = page({ group: 'day', sortBy: 'title', descending: false }).rows
  expect(rows[0]?.title).toBe('Allerta gialla per vento')
  expect(rows[3]?.title).toBe('Consiglio comunale in diretta')
})

test('the unread count counts unread notices', () => {
  expect(unreadCount(marios)).toBe(3)
  expect(unreadCount(marios.map((one) => ({ ...one, seen: true })))).toBe(0)
})

test('every template exists, and a closed survey has its answers', () => {
  expect(new Set(marios.map(({ notice }) => notice.content.template)).size).toBe(8)
  const closed = marios.find((one) => one.closed)
  const content = closed && wholeOf(closed).content
  expect(content?.template === 'survey' && content.survey.questions.map(({ answer }) => answer?.slice(0, 3))).toEqual([
    '4',
    '5',
    '<p>',
  ])
})

test('a file is found among the notices of its reader only', () => {
  expect(fileAmong(marios, 73)).toMatchObject({ label: '../../Modulo di offerta' })
  expect(fileAmong(marios, 999_999)).toBeUndefined()
})
