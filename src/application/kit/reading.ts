import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { resourceMachine } from './resource.machine.ts'
import { type ResourceFace, resourceFace } from './resource.selectors.ts'
import type { Scope } from './scope.ts'

/** The state of a reading. */
export type Reading<Value> = Readonly<{
  face: ResourceFace
  /** The last value; undefined before the first. */
  value: Value | undefined
  failure: RequestFailure | Unexpected | undefined
  retry: () => void
  /** Reads anew what has changed, also where it is being read; the old value stays until then. */
  refresh: () => void
}>

/** Reads something for as long as the scope is open, and returns its state; `heard` receives each value. */
export const openReading = <Query, Value>(
  { run, onClose }: Scope,
  resource: ReturnType<typeof resourceMachine<Query, Value>>,
  query: Query,
  heard?: (value: Value) => void,
): (() => Reading<Value>) => {
  const actor = run(resource, { query })
  const retry = () => actor.send({ type: 'retry.requested' })
  const refresh = () => actor.send({ type: 'content.changed' })
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
