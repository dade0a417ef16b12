import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Coordinates } from '#domain/places/coordinates.ts'

export type PositionFailure = Readonly<{ _tag: 'PositionDenied' | 'PositionTimedOut' | 'PositionUnavailable' }>

/** Where the device is. */
export interface Positions {
  /** Asks the citizen when they have not been asked yet. */
  readonly current: () => TaskEither<PositionFailure, Coordinates>
}
