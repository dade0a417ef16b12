import { expect, test } from 'vitest'
import { differences, sectionsIn, transcriptOf } from './transcript.ts'

const item = (name: string) => `  - listitem:\n    - link "${name}":\n      - /url: /${name}`

test('a page is its title and what is read of its tree, without addresses', () => {
  expect(transcriptOf('Avvisi · Piazza', [`- list:\n${item('a')}`, '- dialog "Filtra"'])).toBe(
    'Avvisi · Piazza\n- list:\n  - listitem:\n    - link "a":\n- dialog "Filtra"',
  )
})

test('of rows that repeat below the same parent the first four are read', () => {
  const lines = transcriptOf('T', [`- list:\n${'abcdef'.split('').map(item).join('\n')}\n- list:\n${item('g')}`])
  expect(lines.split('\n').filter((line) => line.includes('link'))).toEqual(
    ['a', 'b', 'c', 'd', 'g'].map((name) => `    - link "${name}":`),
  )
  expect(lines.split('\n').filter((line) => line.includes('…'))).toEqual(['  - … more like this'])
})

test('a file gives back what was written to it', () => {
  const file = '# /a, visitor, full\n\nA\n- main\n\n# /a, visitor, failed\n\nB\n'
  expect([...sectionsIn(file)]).toEqual([
    ['/a, visitor, full', 'A\n- main'],
    ['/a, visitor, failed', 'B'],
  ])
})

test.each([
  ['A\nB', 'A\nB', []],
  ['A\nB\nC', 'A\nD\nC', ['- B', '+ D']],
  ['A\nC', 'A\nB\nC', ['+ B']],
  ['A\nA', 'A', ['- A']],
  [undefined, 'A', ['is not kept yet']],
  ['A', undefined, ['is heard no longer']],
])('from %j to %j', (kept, heard, told) => {
  expect(differences(kept, heard)).toEqual(told)
})
