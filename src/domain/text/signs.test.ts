import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { Segmenter: undefined }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  // Other tests of the same process read a module of their own.
  vi.resetModules()
})

describe('On a device that does not tell signs apart', () => {
  test('a sign is at least a whole character', async () => {
    const { firstSign, beginningOf } = await import('./signs.ts')
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
    ['', []],
  ])('sentences end at their marks: %j', async (text, sentences) => {
    const { sentencesIn } = await import('./signs.ts')
    const found = sentencesIn(text, 'it')
    expect(found.map(({ segment }) => segment)).toEqual(sentences)
    expect(found.every(({ index, segment }) => text.startsWith(segment, index))).toBe(true)
  })
})
