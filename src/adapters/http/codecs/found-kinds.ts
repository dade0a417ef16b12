import './unwrapping.ts'
import { listedIn, isRecord, prepared, type Wire } from './wire.ts'

/** The kinds of results, by the names that a server may give their lists. */
const LISTS: Readonly<Record<string, string>> = {
  activities: 'activity',
  contacts: 'contact',
  countries: 'country',
  topics: 'topic',
  events: 'event',
}

/** The fields that only one kind of result has. */
const SIGNS: readonly (readonly [field: string, kind: string])[] = [
  ['ragioneSociale', 'contact'],
  ['eventDateStart', 'event'],
]

const withKind = (value: unknown, kind: string | undefined): unknown =>
  isRecord(value) && kind !== undefined && (value['type'] ?? '') === '' ? { ...value, type: kind } : value

/** A result whose kind is recognised by its fields, where it has none. */
export const kindTold = <A>(codec: Wire<A>): Wire<A> =>
  prepared(codec, (value) => {
    const sign = SIGNS.find(([field]) => isRecord(value) && (value[field] ?? '') !== '')
    return withKind(value, sign?.[1])
  })

/** Lists of results by kind as one list; any other value unchanged. */
const joined = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  const kinds = Object.keys(value).filter((key) => key in LISTS)
  if (kinds.length === 0) return 'data' in value ? { ...value, data: joined(value['data']) } : value
  return kinds.flatMap((key) => (listedIn(value[key]) ?? []).map((one) => withKind(one, LISTS[key])))
}

/** Results that may also be one list per kind. */
export const byKind = <A>(codec: Wire<A>): Wire<A> => prepared(codec, joined)
