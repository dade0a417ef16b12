import { typedLine } from '#domain/text/typed.ts'
import { isSameName } from '#domain/text/fold.ts'
import type { Id } from '#domain/id.ts'
import type { OpeningHours } from '#domain/directory/hours.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { LocalDate } from '#domain/time/calendar.ts'

/** The kinds of results (DIR-08). */
export type FoundKind = 'activity' | 'contact' | 'municipality' | 'topic' | 'event'

export const FOUND_KINDS = [
  'activity',
  'contact',
  'municipality',
  'topic',
  'event',
] as const satisfies readonly FoundKind[]

export type Found = Readonly<{
  kind: FoundKind
  /** The id within its kind. */
  id: Id<'Found'>
  title: string
  subtitle: string | undefined
  image: string | undefined
  /** The activity of a topic or an event. */
  activity: ActivityId | undefined
  /** Of an activity or a contact. */
  hours: OpeningHours | undefined
  /** The first day of an event: several may have one title. */
  day: LocalDate | undefined
}>

export type ProvinceId = Id<'Province'>

/** The results of one province; `shownProvinces` leaves out the hidden ones. */
export type ProvinceResults = Readonly<{
  id: ProvinceId
  name: string
  show: boolean
  results: readonly Found[]
}>

/** The visible provinces (DIR-08). */
export const shownProvinces = (provinces: readonly ProvinceResults[]): readonly ProvinceResults[] =>
  provinces.filter(({ show }) => show)

/** A search of this many characters or fewer is not sent. */
export const IDLE_SEARCH_LENGTH = 1

/** The search for a typed text: trimmed, repeated spaces become one; empty where it is too short. */
export const searchOf = (typed: string): string => {
  const text = typedLine(typed)
  return [...text].length > IDLE_SEARCH_LENGTH ? text : ''
}

/** The number of searches that a device remembers. */
export const RECENT_SEARCHES = 8

/** The recent searches plus one: newest first, each once regardless of case and accents. */
export const withSearch = (recent: readonly string[], text: string): readonly string[] =>
  [text, ...recent.filter((one) => !isSameName(one, text))].slice(0, RECENT_SEARCHES)

/** The results of one kind, the best first. */
export type FoundGroup = Readonly<{ kind: FoundKind; results: readonly Found[] }>

/** [decided] A topic is shown on the page of its activity: without an activity it has no page, and is left out. */
const leadsSomewhere = ({ kind, activity }: Found): boolean => kind !== 'topic' || activity !== undefined

/** The results by kind; empty kinds are left out (DIR-08). */
export const foundGroups = (found: readonly Found[]): readonly FoundGroup[] =>
  FOUND_KINDS.map((kind) => ({
    kind,
    results: found.filter((one) => one.kind === kind && leadsSomewhere(one)),
  })).filter(({ results }) => results.length > 0)

/** The number of results shown. */
export const foundCount = (groups: readonly FoundGroup[]): number =>
  groups.reduce((sum, { results }) => sum + results.length, 0)
