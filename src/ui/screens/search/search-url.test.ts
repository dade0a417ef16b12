import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ProvinceId, searchOf } from '#domain/search/search.ts'
import { searchPath } from '#ui/base/screens.ts'
import { searchWishFrom } from './search-url.ts'

const queryOf = (href: string): string => href.split('?')[1] ?? ''

test('the URL has the searched text, and is plain without one (DIR-08)', () => {
  expect(searchPath('caffè & bar', 2)).toBe('/search?q=caff%C3%A8+%26+bar&province=2')
  expect(searchPath('')).toBe('/search')
})

test('invalid values of the URL are ignored', () => {
  expect(searchWishFrom('q=%20b%20&province=tutte')).toEqual({ text: '', province: undefined })
  expect(searchWishFrom('')).toEqual({ text: '', province: undefined })
})

test('a URL survives a round trip', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.option(fc.integer({ min: 1, max: 99 })), (typed, number) => {
      const wish = { text: searchOf(typed), province: (number ?? undefined) as ProvinceId | undefined }
      expect(searchWishFrom(queryOf(searchPath(wish.text, wish.province)))).toEqual(wish)
    }),
  )
})
