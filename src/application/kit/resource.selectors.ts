import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'

/** As much of a resource's snapshot as tells its face, whatever it is that is read. */
type Snapshot = Readonly<{
  matches: (state: 'loading' | 'failed' | 'stale') => boolean
  context: Readonly<{ failure: RequestFailure | Unexpected | undefined }>
}>

/** What a panel shows of the thing it reads. `stale`: read before, and the last attempt to read it anew failed. */
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
