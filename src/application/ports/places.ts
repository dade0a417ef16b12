import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { FoundAddress } from '#domain/places/found-address.ts'
import type { RequestFailure } from './failure.ts'

/** The search for addresses (PROF-06). */
export interface Places {
  /** Whether a service is configured. */
  readonly isAvailable: () => boolean
  /** The addresses that match the text, best first. */
  readonly search: (words: string, signal?: AbortSignal) => TaskEither<RequestFailure, readonly FoundAddress[]>
}
