import { expect, test } from 'vitest'
import { gulpease, sentencesOf, wordsOf } from './gulpease.ts'

test.each([
  ['', 0],
  ['Annulla', 1],
  ['Sei senza rete: quello che hai già letto resta qui.', 1],
  ['Cancelliamo i tuoi dati. Dopo non puoi recuperarli', 2],
  ['Hai domande? Scrivi al «tuo comune.» Ti risponde…', 3],
  ['Come nome@posta.it', 1],
])('counts the sentences of "%s": %i', (text, sentences) => expect(sentencesOf(text)).toBe(sentences))

test('counts the word before an apostrophe as one of its own', () => expect(wordsOf('L’account non c’è più')).toBe(6))

test('reckons 89 + (300 sentences − 10 letters) / words', () => {
  const words = 'parola '.repeat(20).trim()
  expect(gulpease(`${words}.`)).toBe(89 + (300 - 10 * 120) / 20)
})

test('gives a short label 100 at most, and nothing to what has no words', () => {
  expect(gulpease('Annulla')).toBe(100)
  expect(gulpease('— · —')).toBeUndefined()
})
