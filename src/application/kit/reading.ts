import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { resourceMachine } from './resource.machine.ts'
import { type ResourceFace, resourceFace } from './resource.selectors.ts'
import type { Scope } from './scope.ts'

/** Something that is read, as it is now. */
export type Reading<Value> = Readonly<{
  face: ResourceFace
  /** The last value read; undefined until there is one. */
  value: Value | undefined
  failure: RequestFailure | Unexpected | undefined
  retry: () => void
  /** Reads it anew; what was read stays until then. */
  refresh: () => void
}>

/** Reads something for as long as the scope is open, and gives how to look at it; `heard` is told each value that is read. */
export const openReading = <Query, Value>(
  { run, onClose }: Scope,
  resource: ReturnType<typeof resourceMachine<Query, Value>>,
  query: Query,
  heard?: (value: Value) => void,
): (() => Reading<Value>) => {
  const actor = run(resource, { query })
  const retry = () => actor.send({ type: 'retry.requested' })
  const refresh = () => actor.send({ type: 'refresh.requested' })
  if (heard) {
    let last: Value | undefined
    const reading = actor.subscribe(({ context: { value } }) => {
      if (value !== undefined && value !== last) heard(value)
      last = value
    })
    onClose(() => reading.unsubscribe())
  }
  return () => {
    const snapshot = actor.getSnapshot()
    const { value, failure } = snapshot.context
    return { face: resourceFace(snapshot), value, failure, retry, refresh }
  }
}
