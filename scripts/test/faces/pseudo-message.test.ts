import { TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { pseudoMessage } from './pseudo-message.ts'

test('a message is accented, in brackets and two fifths longer', () => {
  expect(pseudoMessage('Annulla').map((part) => (part.type === TYPE.literal ? part.value : ''))).toEqual([
    '⟦',
    'ÅÅññûûłłåå',
    '⟧',
  ])
})

test('the arguments and cases of a message stay the same', () => {
  const parts = JSON.stringify(pseudoMessage('{count, plural, one {# riga} other {# righe}} di {name}'))
  expect(parts).toContain('"value":"count"')
  expect(parts).toContain('"value":"name"')
  expect(parts).toContain('one')
  expect(parts).not.toContain('riga')
})

test('the name of the app is equal in every language', () => {
  expect(JSON.stringify(pseudoMessage('Piazza, la tua piazza'))).toContain('"Piazza, ')
  expect(JSON.stringify(pseudoMessage('Piazza, la tua piazza'))).not.toContain('piazza')
})
