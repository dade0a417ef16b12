import { describe, expect, test } from 'vitest'
import type { Passage } from '#domain/read-aloud/sentence.ts'
import { sentencesOf } from '#ui/language/spoken/sentences.ts'
import { rangeOf } from './sentence-range.ts'

/** The texts of the ranges of all sentences; undefined where one is not found. */
const marked = (html: string, ...texts: readonly string[]) => {
  const area = document.createElement('div')
  area.innerHTML = html
  const passages: readonly Passage[] = texts.map((text) => ({ text, language: 'it' }))
  return sentencesOf(passages).map((sentence) => rangeOf(area, passages, sentence)?.toString())
}

describe('The range of a sentence in the text that is shown (READ-01)', () => {
  test('spans elements, and does not mind spaces', () =>
    expect(marked('<p>Uno  <b>due</b>.\n Tre <a>quattro</a>.</p>', 'Uno due. Tre quattro.')).toEqual([
      'Uno  due.',
      'Tre quattro.',
    ]))

  test('is the second of two equal ones where that is read', () => {
    const area = document.createElement('div')
    area.innerHTML = '<p>Ciao.</p><p>Ciao.</p>'
    const passages: readonly Passage[] = [
      { text: 'Ciao.', language: 'it' },
      { text: 'Ciao.', language: 'it' },
    ]
    const range = rangeOf(area, passages, { passage: 1, start: 0, end: 5 })
    expect(range?.startContainer.parentElement).toBe(area.lastElementChild)
  })

  test('leaves out what is shown and not read', () =>
    expect(marked('<h2>Titolo</h2><span>Comune · oggi</span><p>Testo.</p>', 'Titolo', 'Testo.')).toEqual([
      'Titolo',
      'Testo.',
    ]))

  test('leaves out what is struck out', () =>
    expect(marked('<p><s>Ore 21.</s> Alle <s>10</s> 9. <b><s>Qui.</s></b> Ore 21.</p>', 'Alle 9. Ore 21.')).toEqual([
      'Alle 10 9.',
      'Ore 21.',
    ]))

  test('is found by itself where its passage is not shown whole', () =>
    expect(marked('<p>Uno. Due.</p>', 'Uno. Due. Tre.')).toEqual(['Uno.', 'Due.', undefined]))

  test('minds no soft hyphens', () =>
    expect(marked('<p>auto\u00ADmobile</p>', 'automobile')).toEqual(['auto\u00ADmobile']))
})
