import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

export type KeptMapFailure =
  /** This device has no room for files of an app, or gives it none. */
  | Readonly<{ _tag: 'NoShelf' }>
  /** No answer, or it broke off. */
  | Readonly<{ _tag: 'Unreachable' }>
  /** What came is no map, or not the whole of it. */
  | Readonly<{ _tag: 'NoMap' }>
  /** The map is larger than what is kept of one (`MOST_OF_MAP`), and the streets are not in the part that would be. */
  | Readonly<{ _tag: 'TooBig' }>
  /** The device is full. */
  | Readonly<{ _tag: 'NoRoom' }>

/** What the device keeps of the map, or would keep: its size in bytes, and whether that is all of it. */
export type KeptMapFile = Readonly<{ bytes: number; isWhole: boolean }>

/** How much of a map has come, in bytes; `all` is undefined where the host does not say how much there is. */
export type MapProgress = Readonly<{ bytes: number; all: number | undefined }>

/** The town's own map, as far as this device keeps it for maps without a network (DIR-11). It stays after a sign-out. */
export interface KeptMap {
  /** The map that is kept; undefined for none. */
  readonly find: () => TaskEither<KeptMapFailure, KeptMapFile | undefined>
  /** What would be kept of the town's map; undefined where its host does not say. No tile of the map is fetched. */
  readonly measure: (signal: AbortSignal) => TaskEither<KeptMapFailure, KeptMapFile | undefined>
  /**
   * Fetches the map, or of a large one the zooms that find room, and keeps it in place of an earlier one; `tell` hears how far
   * it is.
   */
  readonly keep: (tell: (progress: MapProgress) => void, signal: AbortSignal) => TaskEither<KeptMapFailure, KeptMapFile>
  readonly remove: () => TaskEither<KeptMapFailure, void>
}
