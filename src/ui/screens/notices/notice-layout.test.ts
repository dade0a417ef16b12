import { describe, expect, it } from 'vitest'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import { type Layout, layoutOf, lineHeight, lineOfRow, shownSections, topOfRow, undatedLast } from './notice-layout.ts'

const MEASURES = { row: 88, header: 44, gap: 12 }

const row = (id: number, at: string, sender = 'Comune') =>
  ({ id, receivedAt: Date.parse(at), sender: { id: undefined, name: sender, image: undefined } }) as NoticeSummary

const ROWS = [
  row(5, '2025-11-20T09:12:00+01:00'),
  row(4, '2025-11-20T08:40:00+01:00', 'Biblioteca'),
  row(3, '2025-11-19T23:30:00+01:00'),
  undefined,
  undefined,
  row(2, '2025-11-10T10:00:00+01:00'),
]

const told = ({ sections }: Layout) =>
  sections.map(({ heading, first, count, top }) => ({ heading, first, count, top }))

describe('the layout of the notices', () => {
  it('gathers consecutive rows of one day, and apart those not read yet', () => {
    expect(told(layoutOf(ROWS, 'day', MEASURES))).toEqual([
      { heading: { by: 'day', day: '2025-11-20' }, first: 0, count: 2, top: 0 },
      { heading: { by: 'day', day: '2025-11-19' }, first: 2, count: 1, top: 232 },
      { heading: { by: 'waiting' }, first: 3, count: 2, top: 376 },
      { heading: { by: 'day', day: '2025-11-10' }, first: 5, count: 1, top: 564 },
    ])
  })

  it('gathers by sender', () => {
    expect(layoutOf(ROWS, 'sender', MEASURES).sections.map(({ heading }) => heading)).toEqual([
      { by: 'sender', name: 'Comune' },
      { by: 'sender', name: 'Biblioteca' },
      { by: 'sender', name: 'Comune' },
      { by: 'waiting' },
      { by: 'sender', name: 'Comune' },
    ])
  })

  it('is one section without grouping, and none without rows', () => {
    expect(told(layoutOf(ROWS, 'none', MEASURES))).toEqual([{ heading: { by: 'none' }, first: 0, count: 6, top: 0 }])
    expect(layoutOf([], 'day', MEASURES)).toEqual({ sections: [], lines: new Int32Array(0), rowCount: 0, height: 0 })
  })

  it.each(['day', 'sender', 'none'] as const)('lines by %s add up to where each row begins', (grouping) => {
    const layout = layoutOf(ROWS, grouping, MEASURES)
    ROWS.forEach((_, index) => {
      const line = lineOfRow(layout, index)
      expect(layout.lines[line]).toBe(index)
      const above = [...layout.lines.slice(0, line).keys()].reduce(
        (sum, at) => sum + lineHeight(layout, at, MEASURES),
        0,
      )
      expect(above).toBe(topOfRow(layout, index, MEASURES))
    })
  })

  it('has a line for each row and each header, and no more', () => {
    expect([...layoutOf(ROWS, 'day', MEASURES).lines]).toEqual([-1, 0, 1, -1, 2, -1, 3, 4, -1, 5])
    expect([...layoutOf(ROWS, 'none', MEASURES).lines]).toEqual([-1, 0, 1, 2, 3, 4, 5])
  })

  it('gathers the lines in sight by section again', () => {
    const layout = layoutOf(ROWS, 'day', MEASURES)
    const shown = shownSections(layout, [0, 1, 2, 3, 4])
    expect(shown.map(({ section, rows }) => [section.first, rows])).toEqual([
      [0, [0, 1]],
      [2, [2]],
    ])
  })
})

describe('rows that nobody dated', () => {
  const undated = (id: number) => ({ ...row(id, ''), receivedAt: undefined })
  const dated = row(5, '2025-11-20T09:12:00+01:00')

  it('stand at the end of a list by day, under one heading without a day', () => {
    const rows = undatedLast([undated(1), dated, undated(2)], 'day')
    expect(rows.map((one) => one?.id)).toEqual([5, 1, 2])
    expect(told(layoutOf(rows, 'day', MEASURES))).toMatchObject([
      { heading: { by: 'day', day: '2025-11-20' }, count: 1 },
      { heading: { by: 'day', day: undefined }, first: 1, count: 2 },
    ])
  })

  it('keep their places while rows are missing, by which pages are asked for, and in other lists', () => {
    const waiting = [undated(1), dated, undefined]
    const whole = [undated(1), dated]
    expect([undatedLast(waiting, 'day'), undatedLast(whole, 'sender'), undatedLast([dated], 'day')]).toEqual([
      waiting,
      whole,
      [dated],
    ])
  })
})
