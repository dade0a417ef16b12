import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Coordinates } from '#domain/places/coordinates.ts'

export type PositionFailure = Readonly<{ _tag: 'PositionDenied' | 'PositionTimedOut' | 'PositionUnavailable' }>

/** The position of the device. */
export interface Positions {
  /** Prompts the citizen when the permission has not been decided. */
  readonly current: () => TaskEither<PositionFailure, Coordinates>
}
