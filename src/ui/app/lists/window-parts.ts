/** A row that is drawn, by its place among all from 0, or the room of rows that are not; heights in pixels. */
export type Part = Readonly<{ kind: 'row'; index: number }> | Readonly<{ kind: 'room'; before: number; height: number }>

/** The rows that are drawn with the room between them, before the first and after the last. */
export const partsOf = (drawn: readonly number[], count: number, rowHeight: number): readonly Part[] => {
  const parts: Part[] = []
  let next = 0
  const leaveRoom = (end: number): void => {
    if (end > next) parts.push({ kind: 'room', before: end, height: (end - next) * rowHeight })
  }
  for (const index of drawn) {
    leaveRoom(index)
    parts.push({ kind: 'row', index })
    next = index + 1
  }
  leaveRoom(count)
  return parts
}

/** [decided] A list of so many rows draws all that it has read: the browser finds in the page only what is drawn. */
export const FINDABLE = 300

/**
 * The lines to draw, ascending: those around the sight, the one that is kept, and those of a findable list that have been
 * read. `kept`: the line with the focus, or -1; `count`: of all rows.
 */
export const linesToDraw = (
  around: readonly number[],
  kept: number,
  lineCount: number,
  count: number,
  isRead: (line: number) => boolean,
): number[] => {
  const drawn = new Set(around)
  if (kept >= 0 && kept < lineCount) drawn.add(kept)
  if (count <= FINDABLE) for (let line = 0; line < lineCount; line += 1) if (isRead(line)) drawn.add(line)
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
