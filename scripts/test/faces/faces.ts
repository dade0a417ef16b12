import { type ReadCall, readCallsOf } from './calls.ts'
import { type Place, screenOf } from './places.ts'

/** A place in one of its states: with a fault of the demo's backend, or with pending or emptied answers. */
export type Face = Readonly<{
  name: string
  /** In the format of the demo's URL. */
  fault?: string
  /** The call that is pending during the check. */
  awaited?: ReadCall
  /** The call whose lists are empty. */
  emptied?: ReadCall
  /** Whether only one part of the place shows a failure. */
  isPanel?: boolean
  /** The required messages about the failure. */
  owns?: Loss
}>

/** Content that could not be read: offline, or another failure. */
export type Loss = 'offline' | 'failed'

export const FULL: Face = { name: 'full' }

/** The message when the whole backend fails. */
const lost = (owning: (owns: Loss) => Pick<Face, 'owns'>): readonly Face[] => [
  { name: 'failed', fault: '500', ...owning('failed') },
  { name: 'offline', fault: 'offline', ...owning('offline') },
]

/**
 * Calls whose failure is silent (ERR-02), because they provide a decoration or an option. By screen where another
 * screen needs them.
 */
const SILENT: ReadonlySet<string> = new Set([
  'advertising.list',
  'notices.tags',
  'directory.activityCategories',
  'directory.contactCategories',
  // Read for one's own municipality on every screen; one screen is about it.
  'municipalities.sheetsByCategory',
  'activities municipalities.list',
  'contacts municipalities.list',
  // Its failure is shown on a tab that is not open.
  'activity events.list',
  'activityEvents directory.activity',
  'topicUsers directory.activity',
])

/** Silent calls that are the content of one screen. */
const OWNED: ReadonlySet<string> = new Set(['municipality municipalities.sheetsByCategory'])

const isSilent = ({ name }: Pick<Place, 'name'>, call: ReadCall): boolean => {
  const here = `${screenOf({ name })} ${call.name}`
  return !OWNED.has(here) && (SILENT.has(call.name) || SILENT.has(here))
}

/** The possible effects of one call on a place. */
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

/** The states of a place besides the full one: those of its own calls, without those of the frame. */
export const otherFaces = (place: Place, requests: readonly string[], around: readonly string[]): readonly Face[] => {
  if (!place.isShownInAllFaces) return []
  const shared = new Set(around)
  const calls = readCallsOf(requests.filter((request) => !shared.has(request)))
  // A place without calls has no other states.
  const hasAll = calls.every((call) => isSilent(place, call))
  return [...lost((owns) => (hasAll ? {} : { owns })), ...calls.flatMap((call) => facesOf(place, call))]
}
