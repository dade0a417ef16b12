import { type ReadCall, readCallsOf } from './calls.ts'
import { type Place, screenOf } from './places.ts'

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
  /** What it has to say of what was lost, somewhere. */
  owns?: Loss
}>

/** Content that could not be read: for want of a network, or for whatever else. */
export type Loss = 'offline' | 'failed'

export const FULL: Face = { name: 'full' }

/** What shows that the whole backend is lost. */
const lost = (owning: (owns: Loss) => Pick<Face, 'owns'>): readonly Face[] => [
  { name: 'failed', fault: '500', ...owning('failed') },
  { name: 'offline', fault: 'offline', ...owning('offline') },
]

/** Calls without which a page is whole but for an adornment or a choice: it is silent about them (ERR-02). By screen where another lives by them. */
const SILENT: ReadonlySet<string> = new Set([
  'advertising.list',
  'notices.tags',
  'directory.activityCategories',
  'directory.contactCategories',
  'activities municipalities.list',
  'contacts municipalities.list',
  'activityEvents directory.activity',
  'topicUsers directory.activity',
])

const isSilent = ({ name }: Pick<Place, 'name'>, call: ReadCall): boolean =>
  SILENT.has(call.name) || SILENT.has(`${screenOf({ name })} ${call.name}`)

/** What one call can do to a place. */
const facesOf = (place: Pick<Place, 'name'>, call: ReadCall): readonly Face[] => {
  const owning = (owns: Loss) => (isSilent(place, call) ? {} : { owns })
  return [
    { name: `awaiting ${call.name}`, fault: `timeout@${call.name}`, awaited: call },
    { name: `failed ${call.name}`, fault: `500@${call.name}`, isPanel: true, ...owning('failed') },
    { name: `drifted ${call.name}`, fault: `drift@${call.name}`, isPanel: true, ...owning('failed') },
    { name: `offline ${call.name}`, fault: `offline@${call.name}`, isPanel: true, ...owning('offline') },
    { name: `empty ${call.name}`, emptied: call },
  ]
}

/** The faces of a place besides the full one: those of the calls that it makes itself, not what stands around it. */
export const otherFaces = (place: Place, requests: readonly string[], around: readonly string[]): readonly Face[] => {
  if (!place.isShownInAllFaces) return []
  const shared = new Set(around)
  const calls = readCallsOf(requests.filter((request) => !shared.has(request)))
  // Whoever asks for nothing has nothing to lose.
  const hasAll = calls.every((call) => isSilent(place, call))
  return [...lost((owns) => (hasAll ? {} : { owns })), ...calls.flatMap((call) => facesOf(place, call))]
}
