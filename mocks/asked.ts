/** How the demo's world was asked for. It is read before anything else, by whoever needs the time: nothing heavy stands here. */
import { type Clock, clockFrom } from './clock.ts'

const ASKED = ['now', 'seed', 'scale', 'fault', 'latency', 'server'] as const
type Asked = Partial<Record<(typeof ASKED)[number], string>>
const TAB_KEY = 'demo-world:asked'

/** What a stored text says; undefined when it is missing or broken. */
export const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Keeps for this tab how the world was asked for. */
export const keepAsked = (asked: Asked, tab: Storage): void => tab.setItem(TAB_KEY, JSON.stringify(asked))

/** What the address asks for, and what it asked for before the app's own navigation dropped it. */
export const askedFor = (search: string, tab: Storage): Asked => {
  const query = new URLSearchParams(search)
  const now = Object.fromEntries(ASKED.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
  const asked: Asked = { ...(parsed(tab.getItem(TAB_KEY)) as Asked | undefined), ...now }
  keepAsked(asked, tab)
  return asked
}

/** The moment asked for by `?now=`, in milliseconds; undefined without one, or when it is none. */
export const momentAsked = ({ now }: Asked): number | undefined => {
  const given = Date.parse(now ?? '')
  return Number.isNaN(given) ? undefined : given
}

/**
 * The clock that starts at the moment asked for: the world and the app go by this one, so that what is of today there is
 * of today here. Undefined where none was asked for: then the device's own is right.
 */
export const askedClock = (search: string, tab: Storage, ticks: () => number): Clock | undefined => {
  const given = momentAsked(askedFor(search, tab))
  return given === undefined ? undefined : clockFrom(given, ticks)
}
