import { expect, test } from 'vitest'
import { isolated } from './direction.ts'
import { folded, isFoundIn, isSameName } from './fold.ts'
import { compareNames } from './order.ts'
import { beginningOf, firstSign, sentencesIn } from './signs.ts'

test.each([
  ['Cantù', 'CANTU'],
  ['Cantu\u0300', 'cantù'],
  ['L’Aquila', "l'aquila"],
  ['Weißenfels', 'WEISSENFELS'],
  ['İstanbul', 'istanbul'],
  ['São João', 'sao joao'],
  ['Škofja Loka', 'SKOFJA LOKA'],
  ['Ørsta', 'Orsta'],
  ['Łódź', 'lodz'],
  ['Işık', 'isik'],
  ['Đà Nẵng', 'da nang'],
  ['Guðrún', 'gudrun'],
  ['Þór', 'thor'],
  ['Ħamrun', 'hamrun'],
  ['Ærø Œuvre', 'aero oeuvre'],
  ['Bari\u200b\u00adno', 'barino'],
  ['D’Àvila', 'D`avila'],
  ['Ｒｏｍａ １２', 'roma 12'],
])('%s and %s are the same for a search', (one, other) => expect(folded(one)).toBe(folded(other)))

test.each([
  ['Cantù', 'Canto'],
  ['Pero', 'Però!'],
])('%s and %s are not', (one, other) => expect(folded(one)).not.toBe(folded(other)))

test.each([
  ["cantu'", 'Cantù'],
  ['laquila', 'L’Aquila'],
  ["  l'  aquila ", 'Via L’ Aquila, 3'],
  ['davila', 'Piazza D’Àvila'],
  ['\u200bCITTA ', 'Città di Castello'],
  ['', 'Varese'],
])('%j is found in %j', (sought, text) => expect(isFoundIn(sought, text)).toBe(true))

test.each([
  ['cantù', 'Canto'],
  ['va rese', 'Varese'],
])('%j is not found in %j', (sought, text) => expect(isFoundIn(sought, text)).toBe(false))

test('two names are the same without case, accents, apostrophes and needless blanks', () => {
  expect(isSameName(' Cantu’  di sopra', "CANTÙ' DI SOPRA")).toBe(true)
  expect(isSameName('Cantù', 'Cantù di sopra')).toBe(false)
})

test('names are in the order of a list that people search, not in that of code units', () => {
  const sorted = ['Zogno', 'Édith', 'eventi 10', 'Eventi 9', 'àncora', 'Ancora', 'Øre']
  expect(sorted.toSorted(compareNames)).toEqual(['Ancora', 'àncora', 'Édith', 'Eventi 9', 'eventi 10', 'Øre', 'Zogno'])
})

test.each([
  ['أحمد حسن', '\u2068أحمد حسن\u2069'],
  ['Bar שלום 3', '\u2068Bar שלום 3\u2069'],
  ['Via Sacco, 5', 'Via Sacco, 5'],
  ['Ünal — Öğüt 🙂', 'Ünal — Öğüt 🙂'],
])('%s is isolated in a sentence where its letters run to the left (FMT-06)', (given, said) => {
  expect(isolated(given)).toBe(said)
  expect(isolated(isolated(given))).toBe(said)
})

const FAMILY = '👨‍👩‍👧'
test.each([
  ['ciao', 4, 'ciao'],
  ['ciao', 3, 'cia'],
  [`a${FAMILY}b`, 8, 'a'],
  [`a${FAMILY}b`, 9, `a${FAMILY}`],
  ['e\u0301a', 1, ''],
  ['👍🏽👍🏽', 5, '👍🏽'],
])('the beginning of %j with at most %i units is %j: no sign is cut', (text, most, beginning) =>
  expect(beginningOf(text, most)).toBe(beginning),
)

test.each([
  [FAMILY + 'x', FAMILY],
  ['🇮🇹 Italia', '🇮🇹'],
  ['', ''],
])('the first sign of %j is %j', (text, first) => expect(firstSign(text)).toBe(first))

test('sentences end where their language ends them, and not within a time', () =>
  expect(sentencesIn('Chiuso. Riapre alle 9.30!', 'it')).toMatchObject([
    { index: 0, segment: 'Chiuso. ' },
    { index: 8, segment: 'Riapre alle 9.30!' },
  ]))
