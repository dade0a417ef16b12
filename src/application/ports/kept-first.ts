import type { Instant } from '#domain/time/calendar.ts'

const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000

/**
 * [decided] How old a kept answer may be to be shown without a mark while the new one is under way, in milliseconds
 * (ERR-11). An older one is shown with its age. `undefined`: it is never shown before the new one.
 */
export const AGES = {
  /** How things stand at this moment: parking (free places), flights, weather, and what else sheets say. */
  moment: 10 * MINUTE,
  /** What others write to the citizen alone. */
  talk: 10 * MINUTE,
  /** What is dated itself: notices and how many are unread, events. */
  news: 2 * DAY,
  /** What hardly changes: activities, contacts. */
  standing: 14 * DAY,
  /** What is arranged once in months: municipalities and their sheets, categories, tags, languages, the ways of Home. */
  settled: 14 * DAY,
  /** What there is around, and when it is open, for what Home says of it; its own pages ask. */
  surroundings: 14 * DAY,
  /** Where one lives, for what stands beside. */
  dwelling: 14 * DAY,
  /** Who one is, where one lives, what one has marked as a favourite. */
  own: 14 * DAY,
  /** Advertisements: they come when they come, and none stands where the server has told none. */
  advertised: undefined,
  /** What is about to be changed: the form of the profile, the topics that one may follow or leave. */
  edited: undefined,
} as const satisfies Readonly<Record<string, number | undefined>>

/** What the answer of a call is, as far as it may be shown again later. */
export type Keeping = keyof typeof AGES

/**
 * [decided] How long an answer stands for the next one without anybody being asked, in milliseconds (ERR-12). What is not here
 * is asked for each time that it is shown.
 */
export const FRESH = {
  settled: DAY,
  surroundings: 3 * HOUR,
  dwelling: 12 * HOUR,
  advertised: HOUR,
} as const satisfies Readonly<Partial<Record<Keeping, number>>>

/** [decided] How long what the app tells of itself is not told again while it is the same, in milliseconds (AUTH-13). */
export const TOLD_FOR = DAY

const STANDING: Readonly<Partial<Record<Keeping, number>>> = FRESH

/** How long the answer of a call stands; 0 for one that is asked for each time. */
export const freshFor = ({ keeps }: Readonly<{ keeps: Keeping | false }>): number =>
  keeps === false ? 0 : (STANDING[keeps] ?? 0)

/** What a reading of the kept answers alone has found. */
export type FoundKept = Readonly<{
  /** When the answer was received, and when it was looked for; of several answers the oldest counts. */
  at: Instant
  asked: Instant
  /** Whether one of them is older than the rule of its call, so that its age is shown (ERR-11). */
  isOlder: boolean
}>

type Reading = Readonly<{ isOver: () => boolean; found?: FoundKept }>

const readings = new WeakMap<AbortSignal, Reading>()

/**
 * The signal of a reading that takes what the device has kept, and asks nobody (ERR-11). `isOver`: the new answer has come, or
 * nobody waits.
 */
export const keptReading = (isOver: () => boolean = () => false): AbortSignal => {
  const { signal } = new AbortController()
  readings.set(signal, { isOver })
  return signal
}

/** Whether somebody still waits for what the reading with this signal finds: decoding takes time that the new answer needs. */
export const isWaitedFor = (reading: AbortSignal | undefined): boolean =>
  reading === undefined || readings.get(reading)?.isOver() !== true

/** Whether the reading with this signal takes what the device has kept, and asks nobody. */
export const takesKeptAlone = (reading: AbortSignal | undefined): reading is AbortSignal =>
  reading !== undefined && readings.has(reading)

/** Tells the reading with this signal of an answer that was kept for it. */
export const tellFound = (reading: AbortSignal, found: FoundKept): void => {
  const { isOver = () => false, found: known } = readings.get(reading) ?? {}
  const oldest = known !== undefined && known.at < found.at ? known : found
  readings.set(reading, { isOver, found: { ...oldest, isOlder: found.isOlder || known?.isOlder === true } })
}

/** What the reading with this signal has found; undefined when that is nothing. */
export const foundBy = (reading: AbortSignal): FoundKept | undefined => readings.get(reading)?.found
