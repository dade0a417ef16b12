import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedParts } from './marked.ts'

const marked = (text: string, sought: string): string =>
  markedParts(text, sought)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['the word itself', 'Biblioteca civica', 'biblioteca', '[Biblioteca] civica'],
  ['its beginning', 'Biblioteca civica', 'bib', '[Bib]lioteca civica'],
  ['each word of several', 'Biblioteca civica', 'civ bib', '[Bib]lioteca [civ]ica'],
  ['letters with accents as those without', 'Caffè dell’Università', 'caffe universita', '[Caffè] dell’[Università]'],
  ['letters without accents as those with', 'Caffe', 'caffè', '[Caffe]'],
  ['a long piece within a word', 'Supermercato', 'mercato', 'Super[mercato]'],
  ['a short piece at a beginning alone', 'Via Ravasi', 'va', 'Via Ravasi'],
  ['a short piece at the beginning of the text', 'Via Ravasi', 'vi', '[Vi]a Ravasi'],
  ['a short piece at the beginning of a word', 'Via Ravasi', 'ra', 'Via [Ra]vasi'],
  ['a piece of three letters within a word', 'Supermercato', 'mer', 'Super[mer]cato'],
  ['pieces that touch as one', 'Comune', 'com comu', '[Comu]ne'],
  ['nothing for nothing', 'Comune', ' ', 'Comune'],
  ['nothing for a sign', 'A & B', '&', 'A & B'],
])('matches are marked: %s', (_, text, sought, expected) => expect(marked(text, sought)).toBe(expected))

test('an empty text has no parts', () => expect(markedParts('', 'a')).toEqual([]))

test('the parts together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, sought) => {
      expect(
        markedParts(text, sought)
          .map((part) => part.text)
          .join(''),
      ).toBe(text.normalize('NFC'))
    }),
  )
})
