/**
 * The requested configuration of the demo's world. Code that needs the time reads it before anything else, so this
 * module stays small.
 */
import { type Clock, clockFrom } from './clock.ts'

/** What an address asks of the world; `clock` is the moment at which the clock starts, where it is not that of the seed. */
const ASKED = ['now', 'clock', 'pace', 'seed', 'scale', 'fault', 'latency', 'server'] as const
export type Asked = Partial<Record<(typeof ASKED)[number], string>>
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

/** A moment of an address, in milliseconds; undefined when it is absent or invalid. */
const momentIn = (text: string | undefined): number | undefined => {
  const given = Date.parse(text ?? '')
  return Number.isNaN(given) ? undefined : given
}

/** The moment of `?now=`, in milliseconds; undefined when it is absent or invalid. */
export const momentAsked = ({ now }: Asked): number | undefined => momentIn(now)

/** A number of an address, from 0 on. */
export const numberIn = (text: string | undefined, otherwise: number): number => {
  const number = Number(text === undefined || text === '' ? Number.NaN : text)
  return Number.isFinite(number) && number >= 0 ? number : otherwise
}

/**
 * The clock of the demo, which world and app share, so that both agree on today. It starts at the requested moment and
 * runs on `ticks`; without a request it is the clock of the device.
 */
export const askedClock = (search: string, tab: Storage, ticks: () => number): Clock => {
  const asked = askedFor(search, tab)
  const given = momentIn(asked.clock) ?? momentAsked(asked)
  const clock = given === undefined ? clockFrom(Date.now(), Date.now) : clockFrom(given, ticks)
  if (asked.pace !== undefined) clock.run(numberIn(asked.pace, 1))
  return clock
}

/** Whether an address describes a situation: who is signed in, and where. Such an address is opened by `#demo/arrive.ts`. */
export const describesSituation = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return query.has('as') || query.has('at')
}
