import { rowsOf } from './envelope.ts'
import './unwrapping.ts'
import { ROWS } from './names/neighbours.ts'
import { listedIn, isNothing, isRecord, prepared, type Wire } from './wire.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * The names of a group on the wire: the field of its head, where that is not the group itself, and the field of its
 * rows.
 */
type Names = Readonly<{ head: string | undefined; rows: string }>

/** The first field of a record that is a list. */
const listIn = (value: Json): string | undefined =>
  Object.keys(value).find((key) => {
    const listed = listedIn(value[key])
    return listed !== undefined && listed.some(isRecord)
  })

/** A group in the form of the contract, from another form. */
const groupFrom = (value: unknown, { head, rows }: Names): unknown => {
  if (Array.isArray(value)) {
    const first: unknown = value[0]
    return { ...(head !== undefined && { [head]: isRecord(first) ? first[head] : undefined }), [rows]: value }
  }
  if (!isRecord(value)) return value
  const key = rows in value ? rows : listIn(value)
  const named = key === undefined || key === rows ? value : { ...value, [rows]: value[key] }
  // A record without any field of a group is none: a head alone would make it one.
  const isHeadless = isNothing(value['id']) && isNothing(value['name'])
  return head === undefined || isHeadless || !isNothing(named[head])
    ? named
    : { ...named, [head]: { id: value['id'], name: value['name'] } }
}

/** Whether an element is a row by itself: no group, which has a list of rows, or nothing but its head where it has none. */
const isRow = (value: unknown, head: string, rows: string): boolean =>
  isRecord(value) &&
  !(rows in value) &&
  listIn(value) === undefined &&
  Object.entries(value).some(([key, inner]) => key !== head && !isNothing(inner))

/** Rows that each contain the head of their group. */
const gathered = (elements: readonly unknown[], head: string, rows: string): readonly unknown[] => {
  const groups = new Map<string, unknown[]>()
  for (const one of elements) {
    const key = JSON.stringify(isRecord(one) ? one[head] : undefined) ?? ''
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((group) => groupFrom(group, { head, rows }))
}

/** The groups in any envelope: a list of groups, a record with a list under each name, or single rows. */
const groupsFrom = (value: unknown, names: Names): unknown => {
  const { head, rows } = names
  const envelope = isRecord(value) ? ROWS.find((one) => one in value) : undefined
  if (isRecord(value) && envelope !== undefined) return groupsFrom(value[envelope], names)
  const elements = listedIn(value)
  if (elements !== undefined) {
    return head !== undefined && elements.length > 0 && elements.every((one) => isRow(one, head, rows))
      ? gathered(elements, head, rows)
      : elements.map((one) => groupFrom(one, names))
  }
  if (!isRecord(value)) return value
  const lists = Object.entries(value).filter(([, inner]) => listedIn(inner) !== undefined)
  const [only] = lists
  const holdsGroups =
    lists.length === 1 && listedIn(only?.[1])?.some((one) => isRecord(one) && listIn(one) !== undefined)
  return lists.length === 0 || holdsGroups || head === undefined
    ? value
    : lists.map(([name, list]) => ({ [head]: { name }, [rows]: list }))
}

/**
 * Rows in groups (by category, by municipality, by province). The specification names the grouping and no field:
 * [decided] our own simulated backend writes a list of records, each with its head and its rows; other forms are read
 * too.
 */
export const groupsOf = <A>(group: Wire<A>, names: Names): Wire<readonly A[]> =>
  prepared(rowsOf(group), (value) => groupsFrom(value, names), `groups of ${group.name}`)
