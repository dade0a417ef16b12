import { expect, test } from 'vitest'
import { atTime, toName } from './inflections.ts'

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

test('Spanish has a singular article for one o’clock alone', () =>
  expect(['01:00', '01:45', '11:00', '21:00'].map((time) => atTime(time, { language: 'es' }))).toEqual([
    'la 01:00',
    'la 01:45',
    'las 11:00',
    'las 21:00',
  ]))

test('Other languages have a time alone', () => expect(atTime('01:00', { language: 'it' })).toBe('01:00'))
