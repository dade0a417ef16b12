import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { soughtIn } from './asked-facts.ts'

test.each<[string, string]>([
  ['orari biblioteca', 'biblioteca'],
  ['Biblioteca civica ORARI', 'Biblioteca civica'],
  ['dove si trova la biblioteca?', 'biblioteca?'],
  ['orari dell’anagrafe', 'anagrafe'],
  ["numero dell'anagrafe", 'anagrafe'],
  ['quando apre il museo', 'museo'],
  ['horario de la biblioteca', 'biblioteca'],
  ['teléfono ayuntamiento', 'ayuntamiento'],
  ['dirección del teatro', 'teatro'],
  ['opening hours of the library', 'library'],
  ['where is the theatre', 'theatre'],
  ['Öffnungszeiten der Bibliothek', 'Bibliothek'],
  ['Telefonnummer Rathaus', 'Rathaus'],
  ['wann schließt das Museum', 'Museum'],
  ['orari – biblioteca', 'biblioteca'],
  ['ORARI: piscina 2', 'piscina 2'],
  ['orari   museo   civico', 'museo civico'],
])('In %j the facts are left out (DIR-08)', (text, sought) => {
  expect(soughtIn(text)).toBe(sought)
})

test.each(['biblioteca civica', 'la biblioteca di Varese', 'orari', 'dove si trova', 'contatti telefono', ''])(
  '%j is looked for as it is',
  (text) => expect(soughtIn(text)).toBe(text),
)

test('A search never becomes empty, and one without facts stays the same twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('orari', 'dove', 'la', 'di', 'biblioteca', 'teatro', 'l’'), { minLength: 1 }),
      (words) => {
        const text = words.join(' ')
        expect(soughtIn(text)).not.toBe('')
        expect(soughtIn(soughtIn(text))).toBe(soughtIn(text))
      },
    ),
  )
})
