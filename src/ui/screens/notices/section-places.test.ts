import { describe, expect, it } from 'vitest'
import type { Section } from './notice-rows.ts'
import { keyOfLine, lineHeight, lineOfRow, placesOf, shownSections, topOfRow } from './section-places.ts'

const MEASURES = { row: 88, header: 44, gap: 12 }

const section = (first: number, count: number, heading: string | undefined): Section => ({
  key: String(first),
  heading,
  isWaiting: false,
  first,
  count,
})
const COUNT = 6
const BY_DAY = [section(0, 2, 'Oggi'), section(2, 1, 'Ieri'), section(3, 2, undefined), section(5, 1, 'Lunedì')]
const WHOLE = [section(0, COUNT, undefined)]

/** Every line of 100 px, below 30 px of something else; the row at line 2 needs 150 px. */
const lineAt = (index: number) => ({
  index,
  start: 30 + index * 100 + (index > 2 ? 50 : 0),
  end: 130 + index * 100 + (index > 1 ? 50 : 0),
})

describe('the geometry of the notices', () => {
  it('is one section below the other, with a gap after each', () => {
    expect(placesOf(BY_DAY, COUNT, MEASURES).sections.map(({ top }) => top)).toEqual([0, 232, 376, 564])
    expect(placesOf([], 0, MEASURES)).toEqual({ sections: [], lines: new Int32Array(0), rowCount: 0 })
  })

  it.each([BY_DAY, WHOLE])('adds up the lines above to the offset of each row', (...sections) => {
    const places = placesOf(sections, COUNT, MEASURES)
    for (let row = 0; row < COUNT; row += 1) {
      const line = lineOfRow(places, row)
      expect(places.lines[line]).toBe(row)
      const above = [...places.lines.slice(0, line).keys()].reduce(
        (sum, at) => sum + lineHeight(places, at, MEASURES),
        0,
      )
      expect(above).toBe(topOfRow(places, row, MEASURES))
    }
  })

  it('has a line for each row and each header', () => {
    expect([...placesOf(BY_DAY, COUNT, MEASURES).lines]).toEqual([-1, 0, 1, -1, 2, -1, 3, 4, -1, 5])
    expect([...placesOf(WHOLE, COUNT, MEASURES).lines]).toEqual([-1, 0, 1, 2, 3, 4, 5])
  })

  it('names each line as it stays named when headers come between', () => {
    const [by, whole] = [placesOf(BY_DAY, COUNT, MEASURES), placesOf(WHOLE, COUNT, MEASURES)]
    for (let row = 0; row < COUNT; row += 1)
      expect(keyOfLine(by, lineOfRow(by, row))).toBe(keyOfLine(whole, lineOfRow(whole, row)))
    const names = [...by.lines.keys()].map((line) => keyOfLine(by, line))
    expect(new Set(names).size).toBe(names.length)
  })

  it('groups the visible lines by section, with the room around them as high as what was measured', () => {
    const places = placesOf(BY_DAY, COUNT, MEASURES)
    const whole = { start: 30, end: lineAt(9).end }
    const told = (indexes: readonly number[]) => {
      const { shown, roomAfter } = shownSections(places, indexes, lineAt, whole)
      const sections = shown.map(({ section: { first }, room, parts }) => [
        room,
        first,
        parts.map((part) => (part.kind === 'row' ? part.index : `${part.height} px`)),
      ])
      return [...sections, roomAfter]
    }
    expect(told([0, 1, 2, 3, 4])).toEqual([[0, 0, [0, 1]], [0, 2, [0]], 500])
    expect(told([1, 7])).toEqual([[0, 0, [0, '150 px']], [200, 3, ['100 px', 1]], 200])
  })
})
