/**
 * Finds the content of an answer in any envelope: `{ data: … }`, none, `{ data: { data: … } }`, a record with a record
 * or a list of any name, a list of one, a total at any level.
 */
import { bringUnwrapping, CONTENT, type FoundRows, saysAnyOf, type Spot, totalIn } from './envelope.ts'
import { ENDING, foldedName, PAGING, REASON } from './names/neighbours.ts'
import { numberFrom } from './wire-number.ts'
import { listedIn, isHollow, isNamed, isNothing, isRecord } from './wire.ts'

/** The maximum depth of envelopes. */
const DEPTH = 4

const into = ({ value, keys }: Spot, key: string): Spot => ({
  value: (value as Readonly<Record<string, unknown>>)[key],
  keys: [...keys, key],
})

/** The only record inside a record without any of the expected names (`{ activity: { … } }`). */
const onlyRecordIn = (value: Readonly<Record<string, unknown>>): string | undefined => {
  const keys = Object.keys(value).filter((key) => isRecord(value[key]))
  return keys.length === 1 ? keys[0] : undefined
}

/** Whether a value, or the value in its envelope, has an expected name. */
const hasAnyOf = (value: unknown, names: ReadonlySet<string>, depth = DEPTH): boolean => {
  if (depth === 0) return false
  if (Array.isArray(value)) return hasAnyOf(value[0], names, depth - 1)
  if (!isRecord(value)) return false
  return Object.keys(value).some((key) => isNamed(names, key)) || hasAnyOf(value[CONTENT], names, depth - 1)
}

/**
 * One level deeper; undefined where the content is reached. A record with an expected name is the content, unless its
 * `data` has more of them (`{ status: 'ok', data: { id: 7 } }`, but `{ token: 'x', data: { roles: [] } }`).
 */
const stepIn = (spot: Spot, names: ReadonlySet<string>): Spot | undefined => {
  const { value } = spot
  if (Array.isArray(value)) return value.length === 0 ? { ...spot, value: undefined } : into(spot, '0')
  if (!isRecord(value)) return undefined
  const isContent = Object.keys(value).some((key) => key !== CONTENT && isNamed(names, key))
  if (CONTENT in value && !(isContent && (names.has(CONTENT) || !hasAnyOf(value[CONTENT], names))))
    return into(spot, CONTENT)
  const inner = isContent ? undefined : onlyRecordIn(value)
  return inner === undefined ? undefined : into(spot, inner)
}

/** The content of an answer about one thing; of a list it is the first element. */
const innermost = (value: unknown, names: ReadonlySet<string>, beside: readonly string[]): Spot => {
  let spot: Spot = { value, keys: [] }
  const said: Record<string, unknown> = {}
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const next = stepIn(spot, names)
    if (next === undefined) break
    for (const name of beside) if (isRecord(spot.value) && !isNothing(spot.value[name])) said[name] = spot.value[name]
    spot = next
  }
  if (Object.keys(said).length === 0) return spot
  const own = isRecord(spot.value) ? Object.entries(spot.value).filter(([, value]) => !isNothing(value)) : []
  return { ...spot, value: { ...said, ...Object.fromEntries(own) } }
}

/**
 * The content of an answer about one thing, with its path. A thing requested by id has that id, whether or not the
 * answer repeats it. `only`: the only field of the thing, for an answer that is a bare value (`true`, `{ data: 3 }`).
 */
export const contentOf = (
  value: unknown,
  names: ReadonlySet<string>,
  beside: readonly string[],
  asked: unknown,
  only: string | undefined,
): Spot => {
  const spot = innermost(value, names, beside)
  const inner = spot.value
  if (isRecord(inner))
    return asked !== undefined && names.has('id') && isNothing(inner['id']) && saysAnyOf(inner, names)
      ? { ...spot, value: { ...inner, id: asked } }
      : spot
  return only === undefined || isNothing(inner) ? spot : { ...spot, value: { [only]: inner } }
}

/** Names of what an answer says about the request, and not about what was asked for. */
const ABOUT_THE_REQUEST: ReadonlySet<string> = new Set(
  ['message', ...REASON.message.split(' '), ...Object.values(ENDING).flat(), ...PAGING].map(foldedName),
)

/** Whether a number of rows says that there are some. */
const saysSome = (total: unknown): boolean => (numberFrom(total) ?? 0) > 0

/**
 * Whether a record says that there are no rows: it is empty, has nothing but words about the request, or counts none. What
 * has anything else is not read, and is not told as none (fault 55).
 */
const saysNone = (value: Readonly<Record<string, unknown>>): boolean =>
  numberFrom(totalIn(value)) === 0 ||
  (!saysSome(totalIn(value)) &&
    Object.entries(value).every(
      ([key, inner]) => isNothing(inner) || (ABOUT_THE_REQUEST.has(foldedName(key)) && !isRecord(inner)),
    ))

const isOneOf = (value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): boolean =>
  Object.keys(value).some((key) => isNamed(names, key))

/** Lists of lists are one list: rows in numbered groups. */
const flattened = (elements: readonly unknown[]): readonly unknown[] =>
  elements.length > 0 && elements.every(Array.isArray) ? elements.flat() : elements

/**
 * The keys of a record: first those of lists whose elements have an expected name, then of lists with content. An empty list
 * beside the rows is not told as theirs.
 */
const likeliestFirst = (value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): readonly string[] => {
  const rank = (key: string): number => {
    const elements = listedIn(value[key]) ?? []
    return elements.some((one) => isRecord(one) && isOneOf(one, names)) ? 0 : elements.some(isRecord) ? 1 : 2
  }
  return Object.keys(value).sort((a, b) => rank(a) - rank(b))
}

/** The rows of an answer, at any level; undefined without rows. */
const rowsIn = (value: unknown, name: string | undefined, names: ReadonlySet<string>): FoundRows | undefined => {
  let spot: Spot = { value, keys: [] }
  let total: unknown
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const { value: inner, keys } = spot
    if (isNothing(inner)) return saysSome(total) ? undefined : { keys, elements: [], total }
    const elements = listedIn(inner)
    if (elements !== undefined) return { keys, elements: flattened(elements), total }
    if (!isRecord(inner)) return undefined
    total = totalIn(inner) ?? total
    const key = [name, CONTENT, ...likeliestFirst(inner, names)].find(
      (one) => one !== undefined && one in inner && (one === CONTENT || listedIn(inner[one]) !== undefined),
    )
    // A server may write a list of one as that one; one of many rows may contain lists of its own.
    if ((key === undefined || (key !== CONTENT && key !== name)) && isOneOf(inner, names))
      return { keys, elements: [inner], total }
    if (key === undefined) return saysNone({ totalRows: total, ...inner }) ? { keys, elements: [], total } : undefined
    spot = into(spot, key)
  }
  return undefined
}

/** Whether a value is empty, or an empty envelope. */
const isEmpty = (json: unknown): boolean =>
  isNothing(json) ||
  isHollow(json) ||
  (Array.isArray(json) && json.every(isEmpty)) ||
  (isRecord(json) &&
    Object.entries(json).every(([key, value]) => (key === CONTENT ? isEmpty(value) : !isRecord(value))) &&
    CONTENT in json)

bringUnwrapping({ contentOf, isEmpty, rowsIn })
