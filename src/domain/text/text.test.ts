import { expect, test } from 'vitest'
import { folded } from './fold.ts'
import { compareNames } from './order.ts'

test.each([
  ['Cantù', 'CANTU'],
  ['Cantu\u0300', 'cantù'],
  ['L’Aquila', "l'aquila"],
  ['Weißenfels', 'WEISSENFELS'],
  ['İstanbul', 'istanbul'],
  ['São João', 'sao joao'],
  ['Škofja Loka', 'SKOFJA LOKA'],
])('%s and %s are the same for a search', (one, other) => expect(folded(one)).toBe(folded(other)))

test.each([
  ['Cantù', 'Canto'],
  ['Ørsta', 'Orsta'],
])('%s and %s are not', (one, other) => expect(folded(one)).not.toBe(folded(other)))

test('names are in the order of a list that people search, not in that of code units', () => {
  const sorted = ['Zogno', 'Édith', 'eventi 10', 'Eventi 9', 'àncora', 'Ancora', 'Øre']
  expect(sorted.toSorted(compareNames)).toEqual(['Ancora', 'àncora', 'Édith', 'Eventi 9', 'eventi 10', 'Øre', 'Zogno'])
})
