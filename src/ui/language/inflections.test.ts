import { expect, test } from 'vitest'
import { toName } from './inflections.ts'

test.each([
  ['Varese', 'a Varese'],
  ['Induno Olona', 'a Induno Olona'],
  ['Arcisate', 'ad Arcisate'],
  ['avvisi', 'ad avvisi'],
])('Italian says to %s: %s', (name, said) => expect(toName(name, { language: 'it' })).toBe(said))

test('Other languages have their preposition in the message', () =>
  expect((['es', 'en', 'de'] as const).map((language) => toName('Arcisate', { language }))).toEqual([
    'Arcisate',
    'Arcisate',
    'Arcisate',
  ]))
