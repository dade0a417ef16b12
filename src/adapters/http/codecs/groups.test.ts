import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { groupsOf } from './groups.ts'
import { readWire } from './reading.ts'
import { id, nameField, optional, otherwise } from './wire.ts'
import { listed, listOrNone } from './wire-lists.ts'
import { nameOrRecord, record } from './wire-records.ts'

const NOBODY = { id: undefined as undefined | number, name: '' }
const head = otherwise(
  nameOrRecord(record('head', { id: ['id', optional(id('Head'))], name: nameField })),
  NOBODY as never,
)
const row = record('row', { id: ['id', id('Row')], name: nameField })
const NAMES = { head: 'category', rows: 'items' }
const groups = groupsOf(record('group', { head: ['category', head], rows: ['items', listOrNone(row)] }), NAMES)
/** Groups whose emptiness is told: what cannot be read is not none. */
const toldGroups = groupsOf(record('group', { head: ['category', head], rows: ['items', listed(row)] }), NAMES)

const read = (json: unknown, codec = groups): unknown => {
  const { result } = readWire(codec, json)
  return Either.isRight(result)
    ? result.right.map(({ head: { id: number, name }, rows }) => [number, name, rows.map((one) => one.id)])
    : 'refused'
}

const SHOPS = { id: 1, name: 'Negozi' }
const BARS = { id: 2, name: 'Bar' }
const A = { id: 10, name: 'A' }
const B = { id: 11, name: 'B' }
const C = { id: 12, name: 'C' }
const of = (category: typeof SHOPS, one: typeof A) => ({ ...one, category })
const GROUPED = [
  [1, 'Negozi', [10, 11]],
  [2, 'Bar', [12]],
]

describe('rows in groups', () => {
  const own = [
    { category: SHOPS, items: [A, B] },
    { category: BARS, items: [C] },
  ]

  test.each<readonly [string, unknown]>([
    ['in our own envelope', { data: own }],
    ['bare', own],
    ['in two envelopes', { data: { data: own } }],
    ['under a name', { data: { groups: own } }],
    ['as a record with numbers for keys', { data: { 0: own[0], 4: own[1] } }],
    ['with their rows under another name', own.map(({ category, items }) => ({ category, shops: items }))],
    ['with their rows numbered', own.map(({ category, items }) => ({ category, items: { ...items } }))],
    ['with the head in the group itself', own.map(({ category, items }) => ({ ...category, items }))],
    ['one row after the other, each with its head', [of(SHOPS, A), of(BARS, C), of(SHOPS, B)]],
    ['as lists of rows that have their heads', [[of(SHOPS, A), of(SHOPS, B)], [of(BARS, C)]]],
  ])('are read %s', (_, json) => {
    expect(read(json)).toEqual(GROUPED)
  })

  test.each<readonly [string, unknown]>([
    ['a list under each name', { data: { Negozi: [A, B], Bar: [C] } }],
    ['rows under each name, numbered', { Negozi: { 0: A, 1: B }, Bar: { 0: C } }],
    [
      'a name for a head',
      [
        { category: 'Negozi', items: [A, B] },
        { category: 'Bar', items: [C] },
      ],
    ],
  ])('are read from %s, which has no id', (_, json) => {
    expect(read(json)).toEqual(GROUPED.map(([, name, rows]) => [undefined, name, rows]))
  })

  test('leave out undecodable rows, and keep their group', () => {
    expect(
      read({
        data: [
          { category: SHOPS, items: [{ id: 'x' }, B] },
          { category: BARS, items: null },
        ],
      }),
    ).toEqual([
      [1, 'Negozi', [11]],
      [2, 'Bar', []],
    ])
  })

  test('may lack their rows, which are none then', () => {
    const empty = [
      [1, 'Negozi', []],
      [2, 'Bar', []],
    ]
    expect(read([{ category: SHOPS }, { category: BARS, items: null }], toldGroups)).toEqual(empty)
    expect(read({ data: [{ category: SHOPS, nota: null }, { category: BARS }] }, toldGroups)).toEqual(empty)
  })

  test('may lack a group', () => {
    expect(read({ data: [{ category: null, items: [A] }] })).toEqual([[undefined, '', [10]]])
  })

  test.each([{ data: [] }, { data: null }, [], null, {}])('are empty in %j', (json) => {
    expect(read(json)).toEqual([])
  })

  test.each(['x', 7, { data: true }])('are refused without rows (%j)', (json) => {
    expect(read(json)).toBe('refused')
  })

  test('are written in our own form', () => {
    const { result } = readWire(groups, own)
    expect(Either.isRight(result) && groups.encode(result.right)).toEqual({ data: own })
  })

  test('leave out records that are no groups', () => {
    expect(read({ data: [own[0], { errore: true }, { value: 7.5 }, own[1]] })).toEqual(GROUPED)
  })
})
