import { expect, test } from 'vitest'
import { inOneLine, townBeside } from './where.ts'

test.each([
  ['Luino', undefined, 'Luino'],
  ['Luino', '', 'Luino'],
  ['Luino', 'Piazza Repubblica', 'Luino'],
  ['Luino', 'Centro di Luino', undefined],
  ['Varese', 'Via Sacco 5, 21100 VARESE', undefined],
  ['Varese', 'Via Sacco 5, 21100 Varese (VA)', undefined],
  ['Varese', 'Via Sacco 5, Varese, VA', undefined],
  ['Varese', 'Via Varese 5', 'Varese'],
  ['Laveno', 'Piazza Slaveno', 'Laveno'],
  ['Varese', 'Varese', undefined],
  ['Re', 'Piazza del Santuario, Re', undefined],
  ['', 'Piazza Repubblica', undefined],
  [undefined, 'Piazza Repubblica', undefined],
])('%j beside %j is %j', (town, place, said) => expect(townBeside(town, place)).toBe(said))

test('One line leaves out what is missing, and is none without anything', () => {
  expect(inOneLine('Piazza Repubblica', undefined, ' ', 'Luino')).toBe('Piazza Repubblica · Luino')
  expect(inOneLine(undefined, '')).toBeUndefined()
})
