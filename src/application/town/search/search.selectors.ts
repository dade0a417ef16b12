import { typedLine } from '#domain/text/typed.ts'
import type { SnapshotFrom } from 'xstate'
import { isBroken } from '#application/kit/breakdown.ts'
import { leftOutOf } from '#application/kit/left-out.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import {
  type Found,
  foundCount,
  type FoundGroup,
  foundGroups,
  type ProvinceId,
  type ProvinceResults,
  searchOf,
  shownProvinces,
} from '#domain/search/search.ts'
import type { searchMachine } from './search.machine.ts'
import type { provinceResults, searchResults } from './search-results.ts'

type Snapshot = SnapshotFrom<typeof searchMachine>
type Results = SnapshotFrom<typeof searchResults> | undefined
type Provinces = SnapshotFrom<typeof provinceResults> | undefined

/** Whether the text is too short to be searched. */
export const isTooShort = ({ context }: Snapshot): boolean =>
  typedLine(context.typed) !== '' && searchOf(context.typed) === ''

/** A province as an option, with its number of results. */
export type OfferedProvince = Readonly<{ id: ProvinceId; name: string; count: number }>

const readProvinces = (provinces: Provinces): readonly ProvinceResults[] | undefined =>
  provinces?.context.value && shownProvinces(provinces.context.value)

/** The visible provinces; none while they are unknown (DIR-08). */
export const offeredProvinces = (provinces: Provinces): readonly OfferedProvince[] =>
  (readProvinces(provinces) ?? []).map(({ id, name, results }) => ({
    id,
    name,
    count: foundCount(foundGroups(results)),
  }))

export const haveProvincesFailed = (provinces: Provinces): boolean =>
  provinces !== undefined && ['failed', 'missing'].includes(resourceFace(provinces))

/** `refining`: the visible results belong to an older text. */
export type SearchFace = 'idle' | 'loading' | 'failed' | 'empty' | 'full' | 'refining'

export type SearchList = Readonly<{
  face: SearchFace
  /** The chosen province; undefined for a hidden one. */
  province: OfferedProvince | undefined
  groups: readonly FoundGroup[]
  count: number
  /** How many results could not be read (fault 55). */
  leftOut: number
  failure: NonNullable<Results>['context']['failure']
  /** Which of the two readings failed. */
  failed: 'results' | 'provinces'
}>

const NOTHING = {
  province: undefined,
  groups: [],
  count: 0,
  leftOut: 0,
  failure: undefined,
  failed: 'results',
} as const

/** The whole state of the search for its screen (DIR-08). */
export const searchView = (search: Snapshot, results: Results, provinces: Provinces): SearchList => {
  if (isBroken(search)) return { ...NOTHING, face: 'failed' }
  if (results === undefined || provinces === undefined) return { ...NOTHING, face: 'idle' }
  const wanted = search.context.wish.province
  // A hidden or unknown province is ignored, once the provinces are known.
  const isIn = wanted !== undefined && (readProvinces(provinces)?.some(({ id }) => id === wanted) ?? true)
  const asked = isIn ? provinces : results
  const { failure } = asked.context
  const found: readonly Found[] | undefined = isIn
    ? readProvinces(provinces)?.find(({ id }) => id === wanted)?.results
    : results.context.value
  const groups = foundGroups(found ?? [])
  const count = foundCount(groups)
  const face = resourceFace(asked)
  const shown = {
    province: isIn ? offeredProvinces(provinces).find(({ id }) => id === wanted) : undefined,
    groups,
    count,
    leftOut: leftOutOf(asked.context.value),
    failure,
    failed: isIn ? ('provinces' as const) : ('results' as const),
  }
  if (face === 'failed' || face === 'missing') return { ...shown, face: 'failed' }
  if (face === 'loading') return { ...shown, face: found === undefined || count === 0 ? 'loading' : 'refining' }
  return { ...shown, face: count === 0 ? 'empty' : 'full' }
}
