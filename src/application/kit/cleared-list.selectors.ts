import type { Identified } from './list-rows.ts'

/** The part of a list's snapshot that the selection needs. */
type Picking<Row extends Identified> = Readonly<{
  matches: (state: { selection: 'on' }) => boolean
  context: Readonly<{ selected: ReadonlySet<Row['id']>; rows: Readonly<{ all: readonly (Row | undefined)[] }> }>
}>

const NOBODY: ReadonlySet<never> = new Set()

/** The selection of a list, as its views need it: none where there is no list, after a breakdown. */
export const selectionNow = <Row extends Identified>(list: Picking<Row> | undefined) => {
  const { selected, rows }: Picking<Row>['context'] = list?.context ?? { selected: NOBODY, rows: { all: [] } }
  return {
    isSelecting: list?.matches({ selection: 'on' }) === true,
    selected,
    /** Whether every row that was read is selected. */
    isAllSelected: selected.size > 0 && rows.all.every((row) => row === undefined || selected.has(row.id)),
  }
}
