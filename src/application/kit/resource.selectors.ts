import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { leftOutOf } from './left-out.ts'

/** The part of a resource's snapshot that tells its state, for every kind of value. */
type Snapshot = Readonly<{
  matches: (state: 'loading' | 'failed' | 'stale') => boolean
  context: Readonly<{ failure: RequestFailure | Unexpected | undefined; isEarly: boolean }>
}>

/**
 * The state of a resource for its view. `stale`: a value was read before, and the last refresh failed or, where the value
 * is older than the rule of its call, is under way (ERR-11).
 */
export type ResourceFace = 'loading' | 'failed' | 'missing' | 'loaded' | 'stale'

const earlyFace = ({ context: { isEarly, failure } }: Snapshot): ResourceFace => {
  if (!isEarly) return 'loading'
  return failure === undefined ? 'loaded' : 'stale'
}

export const resourceFace = (snapshot: Snapshot): ResourceFace =>
  snapshot.matches('loading')
    ? earlyFace(snapshot)
    : snapshot.matches('failed')
      ? snapshot.context.failure?._tag === 'Missing'
        ? 'missing'
        : 'failed'
      : snapshot.matches('stale')
        ? 'stale'
        : 'loaded'

/** Reads a resource's snapshot; `without` is the face where there is none: after a breakdown, which counts as a failure. */
export const resourceNow = <Value>(
  read: (Snapshot & Readonly<{ context: Readonly<{ value: Value | undefined }> }>) | undefined,
  without: ResourceFace = 'failed',
) => ({
  face: read ? resourceFace(read) : without,
  value: read?.context.value,
  failure: read?.context.failure,
  /** How many parts of the value came and could not be read (fault 55). */
  leftOut: leftOutOf(read?.context.value),
})
