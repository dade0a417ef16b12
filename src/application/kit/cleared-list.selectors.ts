import type { Identified } from './list-rows.ts'

/** The part of a list's snapshot that the selection needs. */
type Picking<Row extends Identified> = Readonly<{
  matches: (state: { selection: 'on' }) => boolean
  context: Readonly<{ selected: ReadonlySet<Row['id']>; rows: Readonly<{ all: readonly (Row | undefined)[] }> }>
}>

export const isSelecting = (snapshot: Picking<Identified>): boolean => snapshot.matches({ selection: 'on' })
export const selectedIds = <Row extends Identified>(snapshot: Picking<Row>): ReadonlySet<Row['id']> =>
  snapshot.context.selected
/** Whether every row that was read is selected. */
export const isAllSelected = (snapshot: Picking<Identified>): boolean =>
  snapshot.context.selected.size > 0 &&
  snapshot.context.rows.all.every((row) => row === undefined || snapshot.context.selected.has(row.id))

/** The part of the snapshot that views of a list with removals need. */
type Clearing<List, Asking, Removal> = Readonly<{
  matches: (state: { working: 'removing' }) => boolean
  children: Readonly<{ list?: List | undefined; removal?: Asking | undefined }>
  context: Readonly<{ removal: Removal | undefined }>
}>

export const listActor = <List>(snapshot: Clearing<List, unknown, unknown>): List | undefined => snapshot.children.list
export const removalActor = <Asking>(snapshot: Clearing<unknown, Asking, unknown>): Asking | undefined =>
  snapshot.children.removal
export const isRemoving = (snapshot: Clearing<unknown, unknown, unknown>): boolean =>
  snapshot.matches({ working: 'removing' })
export const removalSubject = <Removal>(snapshot: Clearing<unknown, unknown, Removal>): Removal | undefined =>
  snapshot.context.removal
export const isDeleting = (snapshot: Readonly<{ hasTag: (tag: 'busy') => boolean }>): boolean => snapshot.hasTag('busy')
