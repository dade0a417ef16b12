import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type ResourceFace, resourceFace } from '#application/kit/resource.selectors.ts'
import type { ChosenOn } from '#application/places-map/places-map.machine.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { type Flight, flightKey } from '#domain/e015/flight.ts'
import type { Sheet, SheetItem, SheetItemId } from '#domain/e015/sheet.ts'
import type { SheetFilters } from '#domain/e015/sheet-filters.ts'
import type { sheetMachine, sheetReadingMachine, sheetTypedMachine } from './sheet.machine.ts'

type Snapshot = SnapshotFrom<typeof sheetMachine>
type Read = SnapshotFrom<typeof sheetReadingMachine>

/** What reads the sheet, and what minds the typed filter; undefined when they broke down. */
export const readingActor = ({ children }: Snapshot): ActorRefFrom<typeof sheetReadingMachine> | undefined =>
  children.sheet
export const typedActor = ({ children }: Snapshot): ActorRefFrom<typeof sheetTypedMachine> | undefined => children.typed

export const sheetFace = (read: Read | undefined): ResourceFace => (read ? resourceFace(read) : 'failed')
export const sheetFailure = (read: Read | undefined): RequestFailure | Unexpected | undefined => read?.context.failure
export const shownSheet = ({ context }: Snapshot): Sheet | undefined => context.sheet
export const sheetFilters = ({ context }: Snapshot): SheetFilters => context.filters

/** What stands in the field of the typed filter. */
export const typedText = (typed: SnapshotFrom<typeof sheetTypedMachine> | undefined): string =>
  typed?.context.typed ?? ''

/** The flights that are told of differently since the answer before. */
export const flightChanges = ({ context }: Snapshot): readonly Flight[] => context.changes
export const isChanged = (changes: readonly Flight[], flight: Flight): boolean =>
  changes.some((one) => flightKey(one) === flightKey(flight))

/** The number of the item that is chosen. */
export const chosenItemId = (snapshot: Snapshot): SheetItemId | undefined =>
  snapshot.matches({ choice: 'one' }) ? snapshot.context.choice.ids[0] : undefined
export const chosenItemOn = ({ context }: Snapshot): ChosenOn => context.choice.on

const NOBODY: readonly SheetItemId[] = []
/** The numbers of those that no zoom tells apart, while it is asked which of them is meant. */
export const gatheredItemIds = (snapshot: Snapshot): readonly SheetItemId[] =>
  snapshot.matches({ choice: 'several' }) ? snapshot.context.choice.ids : NOBODY

/** Those of the items with these numbers. */
export const itemsOf = (items: readonly SheetItem[], ids: readonly SheetItemId[]): readonly SheetItem[] =>
  items.filter(({ id }) => ids.includes(id))

/** Whether the map is gone, and only the list is left (fault 47). */
export const isSheetMapCrashed = (snapshot: Snapshot): boolean => snapshot.matches({ map: 'crashed' })
