/** A row that is drawn, by its place among all from 0, or the room of rows that are not; heights in pixels. */
export type Part = Readonly<{ kind: 'row'; index: number }> | Readonly<{ kind: 'room'; before: number; height: number }>

/** Where a line stands among all, and from where to where it reaches, in pixels. */
export type Line = Readonly<{ index: number; start: number; end: number }>

/** The lines that are drawn with the room between them, before the first and after the last; `whole`: of all `count` lines. */
export const partsOf = (drawn: readonly Line[], count: number, whole: Pick<Line, 'start' | 'end'>): readonly Part[] => {
  const parts: Part[] = []
  let next = 0
  let from = whole.start
  const leaveRoom = (before: number, to: number): void => {
    if (before > next) parts.push({ kind: 'room', before, height: Math.max(0, to - from) })
  }
  for (const { index, start, end } of drawn) {
    leaveRoom(index, start)
    parts.push({ kind: 'row', index })
    next = index + 1
    from = end
  }
  leaveRoom(count, whole.end)
  return parts
}

/** [decided] A list of so many rows draws all that it has read: the browser finds in the page only what is drawn. */
export const FINDABLE = 300

/**
 * The lines to draw, ascending: those around the sight, the one that is kept, and those of a findable list that have been
 * read, as far as they have `grown` (`useGrowing`). `kept`: the line with the focus, or -1; `count`: of all rows.
 */
export const linesToDraw = (
  around: readonly number[],
  kept: number,
  lineCount: number,
  count: number,
  grown: number,
  isRead: (line: number) => boolean,
): number[] => {
  const drawn = new Set(around)
  if (kept >= 0 && kept < lineCount) drawn.add(kept)
  const last = count <= FINDABLE ? Math.min(grown, lineCount) : 0
  for (let line = 0; line < last; line += 1) if (isRead(line)) drawn.add(line)
  return [...drawn].sort((one, other) => one - other)
}

/** The rows of a line that is drawn, where several stand beside each other; room stays room. */
export const rowsOfLine = (part: Part, columns: number, count: number): readonly Part[] =>
  part.kind === 'room'
    ? [part]
    : Array.from({ length: Math.min(columns, count - part.index * columns) }, (_, at) => ({
        kind: 'row',
        index: part.index * columns + at,
      }))
