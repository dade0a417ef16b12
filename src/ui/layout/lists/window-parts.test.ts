import { expect, test } from 'vitest'
import { FINDABLE, linesToDraw, partsOf, rowsOfLine } from './window-parts.ts'

/** Lines of 10 px, of which the fourth is as high as two, below 100 px of something else. */
const lineAt = (index: number) => ({
  index,
  start: 100 + index * 10 + (index > 3 ? 10 : 0),
  end: 110 + index * 10 + (index > 2 ? 10 : 0),
})
const told = (drawn: readonly number[], count: number) =>
  partsOf(drawn.map(lineAt), count, { start: 100, end: lineAt(count).start }).map((part) =>
    part.kind === 'row' ? part.index : `${part.height} px`,
  )

test.each([
  [[], 0, []],
  [[], 3, ['30 px']],
  [[0, 1], 2, [0, 1]],
  [[0, 1], 5, [0, 1, '40 px']],
  [[3, 4], 6, ['30 px', 3, 4, '10 px']],
  [[0, 7, 8], 9, [0, '70 px', 7, 8]],
])('rows %j of %i are %j', (drawn, count, parts) => expect(told(drawn, count)).toEqual(parts))

test.each([
  [1, 1, 3, [1]],
  [1, 2, 5, [2, 3]],
  [2, 2, 5, [4]],
])('line %i of rows %i abreast, of %i, holds %j', (index, columns, count, rows) =>
  expect(rowsOfLine({ kind: 'row', index }, columns, count).map((part) => part.kind === 'row' && part.index)).toEqual(
    rows,
  ),
)

test('room is room, however many stand abreast', () => {
  const room = { kind: 'room', before: 2, height: 20 } as const
  expect(rowsOfLine(room, 2, 5)).toEqual([room])
})

test.each<[what: string, around: number[], kept: number, count: number, drawn: number[], grown?: number]>([
  ['those in sight', [4, 5], -1, FINDABLE + 1, [4, 5]],
  ['the one with the focus', [4, 5], 2, FINDABLE + 1, [2, 4, 5]],
  ['no line that is no more', [4, 5], 400, FINDABLE + 1, [4, 5]],
  ['those read of a short list', [4, 5], 5, FINDABLE, [0, 2, 4, 5]],
  ['no more of a short list than it has grown', [4, 5], -1, FINDABLE, [0, 4, 5], 2],
  ['none out of sight of a list that is just there', [4, 5], -1, FINDABLE, [4, 5], 0],
])('Of the lines of a list are drawn: %s', (_, around, kept, count, drawn, grown = count) =>
  expect(linesToDraw(around, kept, count, count, grown, (line) => line === 0 || line === 2)).toEqual(drawn),
)
