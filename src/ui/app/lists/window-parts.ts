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

/** The rows of a line that is drawn, where several stand beside each other; room stays room. */
export const rowsOfLine = (part: Part, columns: number, count: number): readonly Part[] =>
  part.kind === 'room'
    ? [part]
    : Array.from({ length: Math.min(columns, count - part.index * columns) }, (_, at) => ({
        kind: 'row',
        index: part.index * columns + at,
      }))
