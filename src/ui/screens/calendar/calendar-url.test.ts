import { expect, test } from 'vitest'
import { calendarPath, calendarQueryFrom } from './calendar-url.ts'

test.each([
  ['', { day: undefined, month: undefined }],
  ['giorno=2026-11-22', { day: '2026-11-22', month: undefined }],
  ['mese=2026-09', { day: undefined, month: '2026-09-01' }],
  ['giorno=2026-11-22&mese=2026-09', { day: '2026-11-22', month: undefined }],
])('"%s" asks for its day or its month, and is written again likewise', (search, query) => {
  expect(calendarQueryFrom(search)).toEqual(query)
  expect(calendarQueryFrom(calendarPath(query as never).split('?')[1] ?? '')).toEqual(query)
})

test.each([
  'giorno=2026-02-31',
  'giorno=ieri',
  'giorno=9026-01-01',
  'mese=2026-13',
  'mese=2026-9',
  'mese=2026-09-01',
  'mese=',
])('"%s" asks for nothing: the calendar opens at today', (search) =>
  expect(calendarQueryFrom(search)).toEqual({ day: undefined, month: undefined }),
)
