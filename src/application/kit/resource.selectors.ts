import type { SnapshotFrom } from 'xstate'
import type { ResourceMachine } from './resource.machine.ts'

type Snapshot<Value> = SnapshotFrom<ResourceMachine<never, Value>>

/** What a panel shows of the thing it reads. `stale`: read before, and the last attempt to read it anew failed. */
export type ResourceFace = 'loading' | 'failed' | 'missing' | 'loaded' | 'stale'

export const resourceFace = (snapshot: Pick<Snapshot<unknown>, 'matches' | 'context'>): ResourceFace =>
  snapshot.matches('loading')
    ? 'loading'
    : snapshot.matches('failed')
      ? snapshot.context.failure?._tag === 'Missing'
        ? 'missing'
        : 'failed'
      : snapshot.matches('stale')
        ? 'stale'
        : 'loaded'
