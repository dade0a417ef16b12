import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { FoundAddress } from '#domain/places/found-address.ts'
import type { RequestFailure } from './failure.ts'

/** Where addresses are found (PROF-06). */
export interface Places {
  /** Whether there is anyone to ask. */
  readonly isAvailable: () => boolean
  /** The addresses that fit the words best, the best first. */
  readonly search: (words: string, signal?: AbortSignal) => TaskEither<RequestFailure, readonly FoundAddress[]>
}
