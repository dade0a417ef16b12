import { useActorRef, useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { resourceMachine } from '#application/kit/resource.machine.ts'
import { type ResourceFace, resourceFace } from '#application/kit/resource.selectors.ts'
import type { AnyFailure } from './failure-texts.ts'

type Resource<Query, Value> = ReturnType<typeof resourceMachine<Query, Value>>

/** Something that is read, as a view needs it. */
export type Reading<Value> = Readonly<{
  face: ResourceFace
  /** The last value read; undefined until there is one. */
  value: Value | undefined
  failure: AnyFailure | undefined
  retry: () => void
  /** Reads it anew; what was read stays until then. */
  refresh: () => void
}>

/**
 * Reads something for as long as it is shown. Another query is another reading: give the component another key. What
 * comes is drawn in small steps, between which a tap is answered.
 */
export const useReading = <Query, Value>(resource: Resource<Query, Value>, query: Query): Reading<Value> => {
  const actor = useActorRef(resource, { input: { query } })
  const snapshot = useDeferredValue(useSelector(actor, (latest) => latest))
  const { value, failure } = snapshot.context
  return {
    face: resourceFace(snapshot),
    value,
    failure,
    retry: () => actor.send({ type: 'retry.requested' }),
    refresh: () => actor.send({ type: 'refresh.requested' }),
  }
}
