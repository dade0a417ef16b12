import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'

/** The part of a resource's snapshot that tells its state, for every kind of value. */
type Snapshot = Readonly<{
  matches: (state: 'loading' | 'failed' | 'stale') => boolean
  context: Readonly<{ failure: RequestFailure | Unexpected | undefined }>
}>

/** The state of a resource for its view. `stale`: a value was read before, and the last refresh failed. */
export type ResourceFace = 'loading' | 'failed' | 'missing' | 'loaded' | 'stale'

export const resourceFace = (snapshot: Snapshot): ResourceFace =>
  snapshot.matches('loading')
    ? 'loading'
    : snapshot.matches('failed')
      ? snapshot.context.failure?._tag === 'Missing'
        ? 'missing'
        : 'failed'
      : snapshot.matches('stale')
        ? 'stale'
        : 'loaded'
