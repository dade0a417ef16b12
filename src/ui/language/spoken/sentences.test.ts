import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_PIECE, sentencesOf } from './sentences.ts'

const letters = (one: string) => one.replaceAll(/[^\p{L}\p{N}]/gu, '')

const texts = (...passages: readonly string[]) =>
  sentencesOf(passages.map((text) => ({ text, language: 'it' }))).map(({ text }) => text)

describe('A text is read sentence by sentence (READ-01)', () => {
  test.each([
    ['Via Sacco è chiusa. Passa da via Dandolo!', ['Via Sacco è chiusa.', 'Passa da via Dandolo!']],
    ['Prima riga\nseconda riga', ['Prima riga', 'seconda riga']],
    ['Chiama il tel. 0332 281450. Grazie.', ['Chiama il tel. 0332 281450.', 'Grazie.']],
    ['Parla con la dott.ssa Neri e il sig. Rossi.', ['Parla con la dott.ssa Neri e il sig. Rossi.']],
    ['Bar, negozi, ecc. Tutto è aperto.', ['Bar, negozi, ecc.', 'Tutto è aperto.']],
    ['***', []],
    ['  Ciao.  ', ['Ciao.']],
  ])('%j', (text, sentences) => expect(texts(text)).toEqual(sentences))

  test('passage by passage', () => expect(texts('Titolo', 'Testo.')).toEqual(['Titolo', 'Testo.']))

  test('A sentence knows its passage and its place in it', () =>
    expect(sentencesOf([{ text: 'Uno. Due.', language: 'it' }]).at(-1)).toEqual({
      passage: 0,
      start: 5,
      end: 9,
      text: 'Due.',
      spoken: 'Due.',
      language: 'it',
    }))
})

describe('A sentence that is too long for a voice', () => {
  const long = Array.from({ length: 12 }, (_, at) => `la parola numero ${at}`).join(', ')

  test('is cut after a comma', () => {
    const pieces = texts(long)
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces[0]).toMatch(/,$/)
    expect(pieces.join(' ')).toBe(long)
  })

  test('is cut between words where it has no commas', () => {
    const words = 'parola '.repeat(60).trim()
    expect(texts(words).join(' ')).toBe(words)
  })

  test('is cut anywhere where it has no spaces', () => expect(texts('a'.repeat(LONGEST_PIECE * 2)).length).toBe(2))
})

test('No letter is lost, sentences are in order, and none is too long', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Via', 'Sacco', 'n.', '5', 'ecc.', '.', '!', ', ', ' ', '\n', '«', '18:30', 'è'), {
        maxLength: 150,
      }),
      (words) => {
        const text = words.join(' ')
        const all = sentencesOf([{ text, language: 'it' }])
        for (const [at, { start, end }] of all.entries()) {
          expect(end - start).toBeLessThanOrEqual(LONGEST_PIECE)
          expect(start).toBeGreaterThanOrEqual(all[at - 1]?.end ?? 0)
        }
        expect(letters(all.map((one) => one.text).join(''))).toBe(letters(text))
      },
    ),
  )
})
