import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginningOf, firstSign, sentencesIn } from './signs.ts'

beforeEach(() => {
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { Segmenter: undefined }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('On a device that does not tell signs apart', () => {
  test('a sign is at least a whole character', () => {
    expect([firstSign('👍 sì'), firstSign('Ada'), firstSign(''), beginningOf('a👍👍', 4)]).toEqual([
      '👍',
      'A',
      '',
      'a👍',
    ])
  })

  test.each([
    ['Chiuso. Riapre lunedì! Davvero?', ['Chiuso. ', 'Riapre lunedì! ', 'Davvero?']],
    ['Dice: «Vengo.» E viene…\nCiao', ['Dice: «Vengo.» ', 'E viene…\n', 'Ciao']],
    ['… poi basta', ['… ', 'poi basta']],
    ['Davvero?! Sì!!', ['Davvero?! ', 'Sì!!']],
    ['(Ingresso libero.) «Venite!»”  Grazie', ['(Ingresso libero.) ', '«Venite!»”  ', 'Grazie']],
    ['\n\nCiao.', ['\n\n', 'Ciao.']],
    ['... poi basta', ['... ', 'poi basta']],
    ['…e poi', ['…', 'e poi']],
    ['', []],
  ])('sentences end at their marks: %j', (text, sentences) => {
    const found = sentencesIn(text, 'it')
    expect(found.map(({ segment }) => segment)).toEqual(sentences)
    expect(found.every(({ index, segment }) => text.startsWith(segment, index))).toBe(true)
  })
})
