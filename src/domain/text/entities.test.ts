import { expect, test } from 'vitest'
import { entityOf } from './entities.ts'

test.each([
  ['egrave', 'è'],
  ['Uuml', 'Ü'],
  ['ntilde', 'ñ'],
  ['EURO', '€'],
  ['#8364', '€'],
  ['#x20AC', '€'],
  ['#0', undefined],
  ['#x110000', undefined],
  ['boh', undefined],
])('The entity "%s" is %s', (name, character) => expect(entityOf(name)).toBe(character))
