import { type ReadCall, readCallsOf } from './calls.ts'
import type { Place } from './places.ts'

/** A place in one of its states: under which fault of the demo's backend, with which answers still awaited or emptied. */
export type Face = Readonly<{
  name: string
  /** As the demo's address takes it. */
  fault?: string
  /** The call that is still awaited when the place is looked at. */
  awaited?: ReadCall
  /** The call whose lists hold nothing. */
  emptied?: ReadCall
  /** Whether one part of the place alone says that it failed. */
  isPanel?: boolean
}>

export const FULL: Face = { name: 'full' }

/** What shows that the whole backend is lost. */
const LOST: readonly Face[] = [
  { name: 'failed', fault: '500' },
  { name: 'offline', fault: 'offline' },
]

/** What one call can do to a place. */
const facesOf = (call: ReadCall): readonly Face[] => [
  { name: `awaiting ${call.name}`, fault: `timeout@${call.name}`, awaited: call },
  { name: `failed ${call.name}`, fault: `500@${call.name}`, isPanel: true },
  { name: `drifted ${call.name}`, fault: `drift@${call.name}`, isPanel: true },
  { name: `offline ${call.name}`, fault: `offline@${call.name}`, isPanel: true },
  { name: `empty ${call.name}`, emptied: call },
]

/** The faces of a place besides the full one: those of the calls that it makes itself, not what stands around it. */
export const otherFaces = (
  { isShownInAllFaces }: Place,
  requests: readonly string[],
  around: readonly string[],
): readonly Face[] => {
  if (!isShownInAllFaces) return []
  const shared = new Set(around)
  return [...LOST, ...readCallsOf(requests.filter((request) => !shared.has(request))).flatMap(facesOf)]
}
