import type { Id } from '#domain/id.ts'
import type { ActivityId } from '#domain/notices/notice.ts'

/** What a search can find (DIR-08). */
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
  /** Its number among its kind. */
  id: Id<'Found'>
  title: string
  subtitle: string | undefined
  image: string | undefined
  /** The activity it belongs to; topics and events have one. */
  activity: ActivityId | undefined
}>

export type ProvinceId = Id<'Province'>

/** What was found in one province; provinces that are not to be shown are left out by `shownProvinces`. */
export type ProvinceResults = Readonly<{
  id: ProvinceId
  name: string
  show: boolean
  results: readonly Found[]
}>

/** The provinces that are to be shown (DIR-08). */
export const shownProvinces = (provinces: readonly ProvinceResults[]): readonly ProvinceResults[] =>
  provinces.filter(({ show }) => show)

/** A search of so many characters, or fewer, is not asked for. */
export const IDLE_SEARCH_LENGTH = 1

/** What a typed text asks for: spaces at its ends and doubled ones do not count; empty where it is too short to be asked. */
export const searchOf = (typed: string): string => {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  return [...text].length > IDLE_SEARCH_LENGTH ? text : ''
}

/** How many searches a device remembers. */
export const RECENT_SEARCHES = 8

/** The searches made before once one more is made: the newest first, each once whatever its case. */
export const withSearch = (recent: readonly string[], text: string): readonly string[] =>
  [text, ...recent.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, RECENT_SEARCHES)

/** The results of one kind, the best first. */
export type FoundGroup = Readonly<{ kind: FoundKind; results: readonly Found[] }>

/** [decided] A topic lives on the page of its activity: without one it leads nowhere, and is not shown. */
const leadsSomewhere = ({ kind, activity }: Found): boolean => kind !== 'topic' || activity !== undefined

/** What was found, kind by kind; kinds of which nothing was found are left out (DIR-08). */
export const foundGroups = (found: readonly Found[]): readonly FoundGroup[] =>
  FOUND_KINDS.map((kind) => ({
    kind,
    results: found.filter((one) => one.kind === kind && leadsSomewhere(one)),
  })).filter(({ results }) => results.length > 0)

/** How many results there are to show. */
export const foundCount = (groups: readonly FoundGroup[]): number =>
  groups.reduce((sum, { results }) => sum + results.length, 0)
