import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DirectoryWish } from '#application/town/directory-list/directory-list.flow.ts'
import { idFrom } from '#domain/id.ts'
import { DEFAULT_DIRECTORY_QUERY, DIRECTORY_SORTS } from '#domain/directory/directory-query.ts'
import { askedAnew, directoryHref, directorySearch, directoryWishFrom } from './directory-url.ts'

const EVERYTHING: DirectoryWish = { query: DEFAULT_DIRECTORY_QUERY, page: 1, view: 'list', words: '' }

describe('The URL of a list of the directory (DIR-10)', () => {
  test('omits defaults', () => {
    expect([directorySearch(EVERYTHING), directoryHref('contacts', EVERYTHING)]).toEqual(['', '/contact'])
    expect(directoryWishFrom('', 'contacts')).toEqual(EVERYTHING)
  })

  test('has filters, order, page and view in readable words', () => {
    const wish: DirectoryWish = {
      query: { municipality: idFrom('2'), category: idFrom('7'), sortBy: 'name', descending: true },
      page: 4,
      view: 'map',
      words: 'Sacco 9',
    }
    expect(directoryHref('activities', wish)).toBe(
      '/activity?country=2&category=7&sort=-name&view=map&q=Sacco+9&page=4',
    )
    expect(directorySearch({ ...EVERYTHING, view: 'groups' })).toBe('?group=country')
  })

  test('survives a round trip', () => {
    const id = fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined })
    fc.assert(
      fc.property(
        id,
        id,
        fc.constantFrom(...DIRECTORY_SORTS),
        fc.boolean(),
        fc.integer({ min: 1, max: 99999 }),
        fc.constantFrom('list', 'groups', 'map'),
        fc.string({ maxLength: 100 }),
        (municipality, category, sortBy, descending, page, view, sought) => {
          const words = view === 'map' ? sought : ''
          const wish = { query: { municipality, category, sortBy, descending }, page, view, words } as DirectoryWish
          expect(directoryWishFrom(directorySearch(wish), 'activities')).toEqual(wish)
        },
      ),
    )
  })

  test.each([
    '?country=tutti&category=-1&sort=--name&page=0&view=globe&group=sport',
    '?page=1e3&sort=constructor',
    '?page=-2&country=1.5&category=',
    '?page=99999999999&sort=__proto__',
    '?%E0%A4%A&page=due',
  ])('ignores unknown values: %s', (search) => {
    expect(directoryWishFrom(search, 'activities')).toEqual(EVERYTHING)
  })

  test('groups activities only, not contacts (DIR-05)', () => {
    expect(directoryWishFrom('group=country', 'activities').view).toBe('groups')
    expect(directoryWishFrom('group=country', 'contacts').view).toBe('list')
  })

  test('starts at the first page after a new filter', () => {
    const asked = askedAnew({ ...EVERYTHING, page: 3 }, { category: idFrom('7') })
    expect(directorySearch(asked)).toBe('?category=7')
  })
})
