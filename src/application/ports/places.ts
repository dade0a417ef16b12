import type { FoundAddress } from '#domain/places/found-address.ts'
import type { Requested } from './failure.ts'

/** The search for addresses (PROF-06). */
export interface Places {
  /** Whether a service is configured. */
  readonly isAvailable: () => boolean
  /** The addresses that match the text, best first. */
  readonly search: (words: string, signal?: AbortSignal) => Requested<readonly FoundAddress[]>
}
