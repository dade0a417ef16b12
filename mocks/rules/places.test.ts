import { expect, test } from 'vitest'
import { streets } from '../seed/places.ts'
import { placesFor } from './places.ts'

const found = (words: string, most = 5) =>
  placesFor(streets, words, most).map(({ address, municipality }) => [address, municipality])

test('a street is found by the prefixes of its words, in any order and without accents', () => {
  expect(found('sacco')).toEqual([['Via Luigi Sacco', 'Varese']])
  expect(found('varese lui sac')).toEqual([['Via Luigi Sacco', 'Varese']])
  expect(found('piazza liberta saronno')).toEqual([['Piazza Libertà', 'Saronno']])
})

test('a house number is returned as typed, and matches nothing alone', () => {
  expect(found('via sacco 5')).toEqual([['Via Luigi Sacco 5', 'Varese']])
  expect(found('via sacco 12/b')).toEqual([['Via Luigi Sacco 12/b', 'Varese']])
  expect(found('5')).toEqual([])
})

test('a postal code is no house number', () => {
  expect(found('manzoni 21013')).toEqual([['Via Manzoni', 'Gallarate']])
})

test('the limit is respected, and there are no results without a match', () => {
  expect(found('via', 3)).toHaveLength(3)
  expect(found('via che non esiste')).toEqual([])
})
