import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ProvinceId, searchOf } from '#domain/search/search.ts'
import { searchPath } from '#ui/app/screens.ts'
import { searchWishFrom } from './search-url.ts'

const queryOf = (href: string): string => href.split('?')[1] ?? ''

test('the address says what is looked for, and nothing where nothing is (DIR-08)', () => {
  expect(searchPath('caffè & bar', 2)).toBe('/search?q=caff%C3%A8+%26+bar&province=2')
  expect(searchPath('')).toBe('/search')
})

test('what an address says in words that are none is as if it said nothing', () => {
  expect(searchWishFrom('q=%20b%20&province=tutte')).toEqual({ text: '', province: undefined })
  expect(searchWishFrom('')).toEqual({ text: '', province: undefined })
})

test('what is written into an address is read from it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.option(fc.integer({ min: 1, max: 99 })), (typed, number) => {
      const wish = { text: searchOf(typed), province: (number ?? undefined) as ProvinceId | undefined }
      expect(searchWishFrom(queryOf(searchPath(wish.text, wish.province)))).toEqual(wish)
    }),
  )
})
