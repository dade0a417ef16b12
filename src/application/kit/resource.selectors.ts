import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'

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
