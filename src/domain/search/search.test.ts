import { describe, expect, test } from 'vitest'
import {
  type Found,
  foundCount,
  foundGroups,
  type FoundKind,
  type ProvinceId,
  RECENT_SEARCHES,
  searchOf,
  shownProvinces,
  withSearch,
} from './search.ts'

const province = (id: number, show: boolean) => ({ id: id as ProvinceId, name: `P${id}`, show, results: [] })
const one = (kind: FoundKind, id: number, activity?: number) =>
  ({ kind, id, title: `${kind} ${id}`, subtitle: undefined, image: undefined, activity }) as Found

describe('a search (DIR-08)', () => {
  test('is trimmed, and repeated spaces become one', () => {
    expect(searchOf('  biblioteca   civica ')).toBe('biblioteca civica')
  })

  test('of one character is empty', () => {
    expect([searchOf('b'), searchOf(' b '), searchOf('🏛'), searchOf('bi')]).toEqual(['', '', '', 'bi'])
  })

  test('leaves out hidden provinces', () => {
    expect(shownProvinces([province(1, true), province(2, false)]).map(({ id }) => id)).toEqual([1])
  })
})

describe('the recent searches', () => {
  test('are newest first, each once regardless of case', () => {
    expect(withSearch(['teatro', 'Biblioteca'], 'biblioteca')).toEqual(['biblioteca', 'teatro'])
  })

  test('have a maximum number', () => {
    const many = Array.from({ length: RECENT_SEARCHES }, (_, at) => `search ${at}`)
    expect(withSearch(many, 'new')).toEqual(['new', ...many.slice(0, -1)])
  })
})

describe('the results (DIR-08)', () => {
  test('are grouped by kind, best first; empty kinds are left out', () => {
    const groups = foundGroups([one('event', 3, 1), one('contact', 2), one('activity', 9), one('contact', 1)])
    expect(groups.map(({ kind, results }) => [kind, results.map(({ id }) => id)])).toEqual([
      ['activity', [9]],
      ['contact', [2, 1]],
      ['event', [3]],
    ])
    expect(foundCount(groups)).toBe(4)
  })

  test('leave out items without a page: topics need their activity, events have their own page', () => {
    expect(foundGroups([one('topic', 1), one('topic', 4, 1), one('event', 2), one('municipality', 3)])).toMatchObject([
      { kind: 'municipality' },
      { kind: 'topic', results: [{ id: 4 }] },
      { kind: 'event' },
    ])
  })
})
