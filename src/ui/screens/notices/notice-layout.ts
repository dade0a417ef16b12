import type { NoticeSummary } from '#domain/notices/notice.ts'
import type { NoticeGrouping } from '#domain/notices/notice-query.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'

/** What the rows of a section have in common; `waiting`: rows not read yet, `none`: the whole list in one. */
export type Heading =
  | Readonly<{ by: 'day'; day: LocalDate | undefined }>
  | Readonly<{ by: 'sender'; name: string }>
  | Readonly<{ by: 'waiting' | 'none' }>

/** Consecutive rows under one heading, and the place they take. Lengths are in pixels. */
export type Section = Readonly<{
  key: string
  heading: Heading
  /** The first of its rows among all, and how many there are. */
  first: number
  count: number
  top: number
  headerHeight: number
}>

export type Layout = Readonly<{
  sections: readonly Section[]
  /** The lines of the flow, ten thousand of them: each a row by its number, or the header of a section (-1). */
  lines: Int32Array
  rowCount: number
  height: number
}>

export type Measures = Readonly<{ row: number; header: number; gap: number }>

/** Days are dear to compute 10,000 times over, and a row never changes its own. */
const days = new WeakMap<NoticeSummary, LocalDate>()
/** The day of a row; undefined for one whose moment nobody told. */
export const dayOfRow = (row: NoticeSummary): LocalDate | undefined => {
  if (row.receivedAt === undefined) return undefined
  const known = days.get(row)
  if (known !== undefined) return known
  const day = dayOf(row.receivedAt)
  days.set(row, day)
  return day
}

const isDated = (row: NoticeSummary | undefined): boolean => row?.receivedAt !== undefined

/**
 * The rows of a list by day with those that nobody dated at its end, once all are read: until then each keeps the place
 * that the server gave it, by which its page is asked for.
 */
export const undatedLast = (
  rows: readonly (NoticeSummary | undefined)[],
  grouping: NoticeGrouping,
): readonly (NoticeSummary | undefined)[] => {
  if (grouping !== 'day' || rows.every(isDated) || rows.includes(undefined)) return rows
  return [...rows.filter(isDated), ...rows.filter((row) => !isDated(row))]
}

/** What rows must share to lie in one section; undefined for a row that is not read. */
const sharedBy = (row: NoticeSummary | undefined, grouping: NoticeGrouping): string | undefined =>
  grouping === 'none' ? '' : row && (grouping === 'day' ? (dayOfRow(row) ?? '') : row.sender.name)

const headingOf = (row: NoticeSummary | undefined, grouping: NoticeGrouping): Heading => {
  if (grouping === 'none') return { by: 'none' }
  if (row === undefined) return { by: 'waiting' }
  return grouping === 'day' ? { by: 'day', day: dayOfRow(row) } : { by: 'sender', name: row.sender.name }
}

const hasHeader = ({ by }: Heading): boolean => by === 'day' || by === 'sender'

/** Where each row lies: computed once for a list, in one walk over it, not while it scrolls. */
export const layoutOf = (
  rows: readonly (NoticeSummary | undefined)[],
  grouping: NoticeGrouping,
  measures: Measures,
): Layout => {
  const sections: Section[] = []
  // At most a header for each row.
  const lines = new Int32Array(rows.length * 2)
  let line = 0
  let top = 0
  let first = 0
  while (first < rows.length) {
    const heading = headingOf(rows[first], grouping)
    const shared = sharedBy(rows[first], grouping)
    let end = first + 1
    while (end < rows.length && sharedBy(rows[end], grouping) === shared) end += 1
    const headerHeight = hasHeader(heading) ? measures.header : 0
    sections.push({ key: `${heading.by}-${first}`, heading, first, count: end - first, top, headerHeight })
    lines[line++] = -1
    for (let row = first; row < end; row += 1) lines[line++] = row
    top += headerHeight + (end - first) * measures.row + measures.gap
    first = end
  }
  return { sections, lines: lines.subarray(0, line), rowCount: rows.length, height: top }
}

/** The height of one line; a header's line also holds the gap that ends the section before it. */
export const lineHeight = (layout: Layout, index: number, { row, gap }: Measures): number => {
  const line = layout.lines[index]
  if (line === undefined) return 0
  if (line >= 0) return row
  return (sectionOfLine(layout, index)?.headerHeight ?? 0) + (index === 0 ? 0 : gap)
}

/** The index of the line that shows a row. Each section adds one line before its rows. */
export const lineOfRow = ({ sections }: Layout, row: number): number => sectionOf(sections, row) + row + 1

/** Where a row begins. */
export const topOfRow = ({ sections }: Layout, row: number, measures: Measures): number => {
  const section = sections[sectionOf(sections, row)]
  return section === undefined ? 0 : section.top + section.headerHeight + (row - section.first) * measures.row
}

const sectionOf = (sections: readonly Section[], row: number): number => {
  let low = 0
  let high = sections.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((sections[middle]?.first ?? 0) <= row) low = middle
    else high = middle - 1
  }
  return low
}

/** The section of a line: that of its row, a header's being the row after it. */
const sectionOfLine = ({ sections, lines }: Layout, index: number): Section | undefined => {
  const line = lines[index]
  return line === undefined ? undefined : sections[sectionOf(sections, line < 0 ? (lines[index + 1] ?? 0) : line)]
}

export type Shown = Readonly<{ section: Section; rows: readonly number[] }>

/** The lines in sight, gathered by section again. */
export const shownSections = (layout: Layout, indexes: readonly number[]): readonly Shown[] => {
  const shown = new Map<Section, number[]>()
  for (const index of indexes) {
    const section = sectionOfLine(layout, index)
    const row = layout.lines[index]
    if (section === undefined || row === undefined) continue
    const rows = shown.get(section) ?? []
    if (row >= 0) rows.push(row)
    shown.set(section, rows)
  }
  return [...shown].map(([section, rows]) => ({ section, rows }))
}
