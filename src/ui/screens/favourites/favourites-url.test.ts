import { expect, test } from 'vitest'
import { FAVOURITE_TABS, favouritesPath, favouriteTabFrom } from './favourites-url.ts'

test.each(FAVOURITE_TABS)('the URL of the tab %s leads to it', (tab) => {
  expect(favouriteTabFrom(favouritesPath(tab).split('?')[1] ?? '')).toBe(tab)
})

test('the activities are the default for unknown tabs', () => {
  expect(favouritesPath('activity')).toBe('/favorite')
  expect(favouriteTabFrom('tab=contacts')).toBe('contact')
  expect([favouriteTabFrom(''), favouriteTabFrom('tab='), favouriteTabFrom('tab=eventi')]).toEqual([
    'activity',
    'activity',
    'activity',
  ])
})
