import { expect, test } from 'vitest'
import italian from '#ui/messages/it.json'
import { neededIn } from './needed.ts'

test.each([
  ['surname', 'Scrivi il cognome'],
  ['username', 'Scrivi il nome utente'],
  ['code', 'Scrivi il codice'],
  ['password', 'La password è obbligatoria'],
])('an empty "%s" is asked for by its name', (field, words) => expect(italian[neededIn(field)]).toBe(words))

test('a field without a sentence of its own asks for some text, also where it is called like what every object has', () =>
  expect(['shoeSize', 'toString'].map((field) => italian[neededIn(field)])).toEqual(
    Array.from({ length: 2 }, () => 'Scrivi qualcosa'),
  ))
