import { describe, expect, test } from 'vitest'
import { type ProvinceId, RECENT_SEARCHES, searchOf, shownProvinces, withSearch } from './search.ts'

describe('a search (DIR-08)', () => {
  test('asks for what is typed, without spaces at its ends or doubled ones', () => {
    expect(searchOf('  biblioteca   civica ')).toBe('biblioteca civica')
  })

  test('of one character asks for nothing yet', () => {
    expect([searchOf('b'), searchOf(' b '), searchOf('🏛'), searchOf('bi')]).toEqual(['', '', '', 'bi'])
  })

  test('leaves out the provinces that are not to be shown', () => {
    const province = (id: number, show: boolean) => ({ id: id as ProvinceId, name: `P${id}`, show, results: [] })
    expect(shownProvinces([province(1, true), province(2, false)]).map(({ id }) => id)).toEqual([1])
  })
})

describe('the searches made before', () => {
  test('stand newest first, each once whatever its case', () => {
    expect(withSearch(['teatro', 'Biblioteca'], 'biblioteca')).toEqual(['biblioteca', 'teatro'])
  })

  test('are no more than a handful', () => {
    const many = Array.from({ length: RECENT_SEARCHES }, (_, at) => `search ${at}`)
    expect(withSearch(many, 'new')).toEqual(['new', ...many.slice(0, -1)])
  })
})
