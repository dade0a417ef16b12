import { describe, expect, test } from 'vitest'
import { foundIn, questionCount } from './guide.ts'

const guide = [
  {
    id: 'map',
    title: 'La mappa',
    questions: [
      { id: 'near', question: 'Come trovo ciò che è vicino?', answer: ['Apri Luoghi.', 'Tocca «La mia posizione».'] },
      { id: 'route', question: 'Come ci arrivo?', answer: ['Tocca Indicazioni.'] },
    ],
  },
  { id: 'chat', title: 'Chat', questions: [{ id: 'write', question: 'Come scrivo?', answer: ['Apri un’attività.'] }] },
]
const found = (sought: string) => foundIn(guide, sought).flatMap(({ questions }) => questions.map(({ id }) => id))

describe('The search in the guide (HOME-03)', () => {
  test.each([
    ['', ['near', 'route', 'write']],
    ['  ', ['near', 'route', 'write']],
    ['posizione', ['near']],
    ['ATTIVITA', ['write']],
    ['mappa', ['near', 'route']],
    ['mappa arrivo', ['route']],
    ['indicazioni posizione', []],
    ['astronave', []],
  ])('"%s"', (sought, ids) => {
    expect(found(sought)).toEqual(ids)
  })

  test('leaves out sections without matches, and counts the matches', () => {
    expect(foundIn(guide, 'scrivo').map(({ id }) => id)).toEqual(['chat'])
    expect([questionCount(guide), questionCount(foundIn(guide, 'mappa')), questionCount([])]).toEqual([3, 2, 0])
  })
})
