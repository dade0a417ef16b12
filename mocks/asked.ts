/**
 * The requested configuration of the demo's world. Code that needs the time reads it before anything else, so this
 * module stays small.
 */
import { type Clock, clockFrom } from './clock.ts'

const ASKED = ['now', 'seed', 'scale', 'fault', 'latency', 'server'] as const
type Asked = Partial<Record<(typeof ASKED)[number], string>>
const TAB_KEY = 'demo-world:asked'

/** Parses a stored text; undefined when it is missing or invalid. */
export const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Stores the configuration for this tab. */
export const keepAsked = (asked: Asked, tab: Storage): void => tab.setItem(TAB_KEY, JSON.stringify(asked))

/** The configuration of the URL, and of earlier URLs before a navigation of the app dropped it. */
export const askedFor = (search: string, tab: Storage): Asked => {
  const query = new URLSearchParams(search)
  const now = Object.fromEntries(ASKED.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
  const asked: Asked = { ...(parsed(tab.getItem(TAB_KEY)) as Asked | undefined), ...now }
  keepAsked(asked, tab)
  return asked
}

/** The moment of `?now=`, in milliseconds; undefined when it is absent or invalid. */
export const momentAsked = ({ now }: Asked): number | undefined => {
  const given = Date.parse(now ?? '')
  return Number.isNaN(given) ? undefined : given
}

/**
 * The clock that starts at the requested moment: world and app share it, so that both agree on today. Undefined without
 * a request: then the device's clock is used.
 */
export const askedClock = (search: string, tab: Storage, ticks: () => number): Clock | undefined => {
  const given = momentAsked(askedFor(search, tab))
  return given === undefined ? undefined : clockFrom(given, ticks)
}
