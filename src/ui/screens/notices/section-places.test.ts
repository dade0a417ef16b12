import { describe, expect, it } from 'vitest'
import type { Section } from './notice-rows.ts'
import { lineHeight, lineOfRow, placesOf, shownSections, topOfRow } from './section-places.ts'

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

describe('the geometry of the notices', () => {
  it('is one section below the other, with a gap after each', () => {
    expect(placesOf(BY_DAY, COUNT, MEASURES).sections.map(({ top }) => top)).toEqual([0, 232, 376, 564])
    expect(placesOf([], 0, MEASURES)).toEqual({ sections: [], lines: new Int32Array(0), rowCount: 0, height: 0 })
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

  it('groups the visible lines by section', () => {
    const shown = shownSections(placesOf(BY_DAY, COUNT, MEASURES), [0, 1, 2, 3, 4])
    expect(shown.map(({ section: { first }, rows }) => [first, rows])).toEqual([
      [0, [0, 1]],
      [2, [2]],
    ])
  })
})
