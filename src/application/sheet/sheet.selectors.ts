import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { leftOutOf } from '#application/kit/left-out.ts'
import { type ResourceFace, resourceFace } from '#application/kit/resource.selectors.ts'
import type { ChosenOn } from '#application/places-map/places-map.machine.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { type Flight, flightKey } from '#domain/e015/flight.ts'
import type { Sheet, SheetItem, SheetItemId } from '#domain/e015/sheet.ts'
import type { SheetFilters } from '#domain/e015/sheet-filters.ts'
import type { sheetMachine, sheetReadingMachine, sheetTypedMachine } from './sheet.machine.ts'

type Snapshot = SnapshotFrom<typeof sheetMachine>
type Read = SnapshotFrom<typeof sheetReadingMachine>

/** The actors of the sheet and of the typed filter; undefined after a breakdown. */
export const readingActor = ({ children }: Snapshot): ActorRefFrom<typeof sheetReadingMachine> | undefined =>
  children.sheet
export const typedActor = ({ children }: Snapshot): ActorRefFrom<typeof sheetTypedMachine> | undefined => children.typed

export const sheetFace = (read: Read | undefined): ResourceFace => (read ? resourceFace(read) : 'failed')
export const sheetFailure = (read: Read | undefined): RequestFailure | Unexpected | undefined => read?.context.failure
/** How many of its parts could not be read (fault 55). */
export const sheetLeftOut = (read: Read | undefined): number => leftOutOf(read?.context.value)
export const shownSheet = ({ context }: Snapshot): Sheet | undefined => context.sheet
export const sheetFilters = ({ context }: Snapshot): SheetFilters => context.filters

/** The text of the typed filter. */
export const typedText = (typed: SnapshotFrom<typeof sheetTypedMachine> | undefined): string =>
  typed?.context.typed ?? ''

/** The flights that changed since the previous answer. */
export const flightChanges = ({ context }: Snapshot): readonly Flight[] => context.changes
export const isChanged = (changes: readonly Flight[], flight: Flight): boolean =>
  changes.some((one) => flightKey(one) === flightKey(flight))

/** The id of the selected item. */
export const chosenItemId = (snapshot: Snapshot): SheetItemId | undefined =>
  snapshot.matches({ choice: 'one' }) ? snapshot.context.choice.ids[0] : undefined
export const chosenItemOn = ({ context }: Snapshot): ChosenOn => context.choice.on

const NOBODY: readonly SheetItemId[] = []
/** The ids of items on the same spot, while the citizen chooses among them. */
export const gatheredItemIds = (snapshot: Snapshot): readonly SheetItemId[] =>
  snapshot.matches({ choice: 'several' }) ? snapshot.context.choice.ids : NOBODY

/** The items with these ids. */
export const itemsOf = (items: readonly SheetItem[], ids: readonly SheetItemId[]): readonly SheetItem[] =>
  items.filter(({ id }) => ids.includes(id))

/** Whether the map has crashed, and only the list is left (fault 47). */
export const isSheetMapCrashed = (snapshot: Snapshot): boolean => snapshot.matches({ map: 'crashed' })
