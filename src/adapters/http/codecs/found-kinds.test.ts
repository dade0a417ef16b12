import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { directory } from '../contract/directory.ts'
import { readWire } from './reading.ts'

const found = (json: unknown): unknown => {
  const { result } = readWire(directory.search.answer, json)
  return Either.isRight(result) ? result.right.map(({ kind, id, title }) => [kind, id, title]) : 'refused'
}
const row = (id: number, rest = {}) => ({ id, title: `T${id}`, ...rest })

test.each([
  [{ type: 'activity' }, 'activity'],
  [{ type: 'Country' }, 'municipality'],
  [{ ragioneSociale: 'Bar' }, 'contact'],
  [{ eventDateStart: '2026-03-01' }, 'event'],
  [{ type: 'topic', ragioneSociale: 'Bar' }, 'topic'],
  [{ ragioneSociale: null, eventDateStart: '2026-03-01' }, 'event'],
  [{ type: '', eventDateStart: '2026-03-01' }, 'event'],
  [{ type: null, eventDateStart: '2026-03-01' }, 'event'],
])('A result has a kind (%j), or is recognised by its fields', (rest, kind) => {
  expect(found({ data: [row(1, rest)] })).toEqual([[kind, 1, 'T1']])
})

test('A result of an unknown kind is left out', () => {
  expect(found({ data: [row(1), row(2, { type: 'topic' }), row(3, { type: 'planet' })] })).toEqual([['topic', 2, 'T2']])
})

test('A contact without a title has its own name', () => {
  expect(found({ data: [{ id: 1, ragioneSociale: 'Bar Sport' }] })).toEqual([['contact', 1, 'Bar Sport']])
})

const BY_KIND = {
  activities: [row(1)],
  contacts: { 0: row(2), 1: row(3, { type: 'activity' }) },
  countries: [row(4)],
  topics: null,
  events: [row(5)],
  totalRows: 5,
}
const ALL = [
  ['activity', 1, 'T1'],
  ['contact', 2, 'T2'],
  ['activity', 3, 'T3'],
  ['municipality', 4, 'T4'],
  ['event', 5, 'T5'],
]

test.each([BY_KIND, { data: BY_KIND }, { data: { data: BY_KIND } }])(
  'Results may come in a list for each kind, in any envelope',
  (json) => expect(found(json)).toEqual(ALL),
)

test.each([{ data: [] }, { data: null }, {}, { data: { activities: [] } }, { topics: null }])(
  'Nothing found is nothing (%j)',
  (json) => expect(found(json)).toEqual([]),
)

test('The results of a province may be grouped by kind', () => {
  const { result } = readWire(directory.searchProvinces.answer, { data: [{ id: 1, name: 'Varese', results: BY_KIND }] })
  expect(result).toMatchObject({
    right: [{ id: 1, show: true, results: ALL.map(([kind, id, title]) => ({ kind, id, title })) }],
  })
})
