import { type Line, type Part, partsOf } from '#ui/layout/lists/window-parts.ts'
import type { Section } from './notice-rows.ts'

/** A section, and its offset if no row is higher than the least; lengths in pixels. */
export type PlacedSection = Section & Readonly<{ top: number; headerHeight: number }>

export type SectionPlaces = Readonly<{
  sections: readonly PlacedSection[]
  /** The lines of the virtualised list: each is a row by its index, or the header of a section (-1). */
  lines: Int32Array
  rowCount: number
}>

export type Measures = Readonly<{ row: number; header: number; gap: number }>

/** The lines of all rows: computed once per list, in one pass, and not while scrolling. */
export const placesOf = (all: readonly Section[], rowCount: number, measures: Measures): SectionPlaces => {
  const lines = new Int32Array(rowCount + all.length)
  let line = 0
  let top = 0
  const sections = all.map((section) => {
    const { heading, first, count } = section
    const placed = { ...section, top, headerHeight: heading === undefined ? 0 : measures.header }
    lines[line++] = -1
    for (let row = first; row < first + count; row += 1) lines[line++] = row
    top += placed.headerHeight + count * measures.row + measures.gap
    return placed
  })
  return { sections, lines, rowCount }
}

/** The least height of one line; the line of a header includes the gap after the previous section. */
export const lineHeight = (places: SectionPlaces, index: number, { row, gap }: Measures): number => {
  const line = places.lines[index]
  if (line === undefined) return 0
  if (line >= 0) return row
  return (sectionOfLine(places, index)?.headerHeight ?? 0) + (index === 0 ? 0 : gap)
}

/** The index of the line of a row. Each section adds one line before its rows. */
export const lineOfRow = ({ sections }: SectionPlaces, row: number): number => sectionOf(sections, row) + row + 1

/** The offset of a row below rows of the least height: what differs between two of them is headers. */
export const topOfRow = ({ sections }: SectionPlaces, row: number, measures: Measures): number => {
  const section = sections[sectionOf(sections, row)]
  return section === undefined ? 0 : section.top + section.headerHeight + (row - section.first) * measures.row
}

const sectionOf = (sections: readonly PlacedSection[], row: number): number => {
  let low = 0
  let high = sections.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((sections[middle]?.first ?? 0) <= row) low = middle
    else high = middle - 1
  }
  return low
}

/** The section of a line: that of its row; the header's is that of the next row. */
const sectionOfLine = ({ sections, lines }: SectionPlaces, index: number): PlacedSection | undefined => {
  const line = lines[index]
  return line === undefined ? undefined : sections[sectionOf(sections, line < 0 ? (lines[index + 1] ?? 0) : line)]
}

/** A name of a line that stays when headers come between the rows. */
export const keyOfLine = (places: SectionPlaces, index: number): number => {
  const line = places.lines[index] ?? 0
  return line >= 0 ? line : -1 - (sectionOfLine(places, index)?.first ?? 0)
}

/** A section of which something is shown, with the room before it, and the rows and rooms in it, by their place from its first row. */
export type ShownSection = Readonly<{ section: PlacedSection; room: number; parts: readonly Part[] }>

/** The visible lines by section, with the room of what is not shown; `lineAt` says where a line stands, `whole` where all do. */
export const shownSections = (
  places: SectionPlaces,
  indexes: readonly number[],
  lineAt: (index: number) => Line,
  whole: Pick<Line, 'start' | 'end'>,
): Readonly<{ shown: readonly ShownSection[]; roomAfter: number }> => {
  const rows = new Map<PlacedSection, number[]>()
  for (const index of indexes) {
    const section = sectionOfLine(places, index)
    const row = places.lines[index]
    if (section === undefined || row === undefined) continue
    const ofSection = rows.get(section) ?? []
    if (row >= 0) ofSection.push(row)
    rows.set(section, ofSection)
  }
  let from = whole.start
  const shown = [...rows].map(([section, drawn]): ShownSection => {
    const { first, count } = section
    const head = lineAt(lineOfRow(places, first) - 1)
    const end = count === 0 ? head.end : lineAt(lineOfRow(places, first + count - 1)).end
    const lines = drawn.map((row) => ({ ...lineAt(lineOfRow(places, row)), index: row - first }))
    const room = Math.max(0, head.start - from)
    from = end
    return { section, room, parts: partsOf(lines, count, { start: head.end, end }) }
  })
  return { shown, roomAfter: Math.max(0, whole.end - from) }
}
