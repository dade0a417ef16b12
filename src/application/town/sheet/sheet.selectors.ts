import type { SnapshotFrom } from 'xstate'
import { type Flight, flightKey } from '#domain/e015/flight.ts'
import type { SheetItem, SheetItemId } from '#domain/e015/sheet.ts'
import type { sheetMachine } from './sheet.machine.ts'

type Snapshot = SnapshotFrom<typeof sheetMachine>

export const isChanged = (changes: readonly Flight[], flight: Flight): boolean =>
  changes.some((one) => flightKey(one) === flightKey(flight))

/** The id of the selected item. */
export const chosenItemId = (snapshot: Snapshot): SheetItemId | undefined =>
  snapshot.matches({ choice: 'one' }) ? snapshot.context.choice.ids[0] : undefined

const NOBODY: readonly SheetItemId[] = []
/** The ids of items on the same spot, while the citizen chooses among them. */
export const gatheredItemIds = (snapshot: Snapshot): readonly SheetItemId[] =>
  snapshot.matches({ choice: 'several' }) ? snapshot.context.choice.ids : NOBODY

/** The items with these ids. */
export const itemsOf = (items: readonly SheetItem[], ids: readonly SheetItemId[]): readonly SheetItem[] =>
  items.filter(({ id }) => ids.includes(id))
