import { expect, test } from 'vitest'
import { readWhole } from './reading.ts'
import { count, optional, text } from './wire.ts'
import { listed } from './wire-lists.ts'
import { record } from './wire-records.ts'

const entry = record('entry', {
  title: ['title', text],
  tries: ['tries', optional(count)],
  parts: ['parts', listed(text)],
})

test.each([
  { title: 'Coro', tries: 1.5, parts: ['a'] },
  { title: 'Coro', tries: 1, parts: ['a', {}] },
  { title: {}, tries: 1, parts: ['a'] },
  'Coro',
])('What is read whole has no part that is lost: %j', (value) => expect(readWhole(entry, value)).toBeUndefined())

test('What is read whole is read as ever, where nothing is lost', () => {
  expect(readWhole(entry, { title: 7, tries: '3', parts: ['a'] })).toEqual({ title: '7', tries: 3, parts: ['a'] })
  expect(readWhole(entry, { title: 'Coro', parts: [] })).toEqual({ title: 'Coro', tries: undefined, parts: [] })
})
