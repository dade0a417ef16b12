/**
 * What an answer is wrapped in. A call declares one thing, rows, or only that it is done; each is read out of whatever
 * wraps it: `{ data: … }`, nothing, `{ data: { data: … } }`, a record around a list of any name, a total at any level.
 * [decided] Our own simulated backend writes `{ data: … }` (the seed's `data.data`, read through its HTTP library).
 */
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Page } from '#domain/paging/page.ts'
import {
  askedIn,
  count,
  isAboutElse,
  isNothing,
  isRecord,
  listedIn,
  mapped,
  namesOf,
  optional,
  optionalText,
  readElements,
  readPart,
  record,
  text,
  Wire,
} from './wire.ts'

const CONTENT = 'data'
const TOTAL = 'totalRows'

/** How deep a content may be wrapped. */
const DEPTH = 4

/** A place in an answer: what stands there, and the way to it. */
type Spot = Readonly<{ value: unknown; keys: readonly string[] }>

const into = ({ value, keys }: Spot, key: string): Spot => ({
  value: (value as Readonly<Record<string, unknown>>)[key],
  keys: [...keys, key],
})

/** The one record inside a record that has none of the names looked for (`{ activity: { … } }`). */
const onlyRecordIn = (value: Readonly<Record<string, unknown>>): string | undefined => {
  const keys = Object.keys(value).filter((key) => isRecord(value[key]))
  return keys.length === 1 ? keys[0] : undefined
}

/** Whether a name looked for stands in a value, or in what that wraps. */
const hasAnyOf = (value: unknown, names: ReadonlySet<string>, depth = DEPTH): boolean => {
  if (depth === 0) return false
  if (Array.isArray(value)) return hasAnyOf(value[0], names, depth - 1)
  if (!isRecord(value)) return false
  return Object.keys(value).some((key) => names.has(key)) || hasAnyOf(value[CONTENT], names, depth - 1)
}

/**
 * One step further in; undefined where the content is reached. A record that has a name looked for is the content, unless
 * more of them stand in its `data` (`{ status: 'ok', data: { id: 7 } }`, but `{ token: 'x', data: { roles: [] } }`).
 */
const stepIn = (spot: Spot, names: ReadonlySet<string>): Spot | undefined => {
  const { value } = spot
  if (Array.isArray(value)) return value.length === 0 ? { ...spot, value: undefined } : into(spot, '0')
  if (!isRecord(value)) return undefined
  const isContent = Object.keys(value).some((key) => key !== CONTENT && names.has(key))
  if (CONTENT in value && !(isContent && (names.has(CONTENT) || !hasAnyOf(value[CONTENT], names))))
    return into(spot, CONTENT)
  const inner = isContent ? undefined : onlyRecordIn(value)
  return inner === undefined ? undefined : into(spot, inner)
}

/** The content of an answer that is about one thing; of a list it is the first element. */
const contentOf = (value: unknown, names: ReadonlySet<string>, beside: readonly string[]): Spot => {
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

/** The only field of a record, through which an answer that is nothing but its value is read (`true`, `{ data: 3 }`). */
const onlyName = (names: ReadonlySet<string>): string | undefined => (names.size === 1 ? [...names][0] : undefined)

/** Reads what stands at the end of some keys, which failures then name. */
const readAt = <A>(codec: Wire<A>, { value, keys }: Spot, context: t.Context): t.Validation<A> =>
  keys.length === 0 ? codec.validate(value, context) : readPart(codec, value, keys.join('.'), context)

const lifted = (body: unknown, beside: readonly string[]): unknown => {
  if (beside.length === 0 || !isRecord(body)) return { [CONTENT]: body }
  const entries = Object.entries(body)
  const isBeside = ([name]: readonly [string, unknown]) => beside.includes(name)
  return {
    [CONTENT]: Object.fromEntries(entries.filter((entry) => !isBeside(entry))),
    ...Object.fromEntries(entries.filter(isBeside)),
  }
}

/** Whether a record says something under one of these names. */
const saysAnyOf = (value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): boolean =>
  Object.entries(value).some(([name, inner]) => names.has(name) && !isNothing(inner))

/** One thing. What is asked for by its number has that number, whether the answer repeats it or not. What stands `beside` its envelope is read as its own, where it does not say it itself. */
export const one = <A>(item: Wire<A>, ...beside: readonly string[]): Wire<A> => {
  const names = namesOf(item)
  const only = onlyName(names)
  return new Wire<A>(
    `one ${item.name}`,
    { kind: 'one', item, beside, isBare: false },
    (value, context) => {
      const spot = contentOf(value, names, beside)
      const asked = askedIn(context)
      if (
        asked !== undefined &&
        names.has('id') &&
        isRecord(spot.value) &&
        isNothing(spot.value['id']) &&
        saysAnyOf(spot.value, names)
      )
        return readAt(item, { ...spot, value: { ...spot.value, id: asked } }, context)
      const isBare = only !== undefined && !isNothing(spot.value) && !isRecord(spot.value)
      return readAt(item, isBare ? { ...spot, value: { [only]: spot.value } } : spot, context)
    },
    (value) => lifted(item.encode(value), beside),
  )
}

/** One thing that our own simulated backend writes without an envelope, as the specification shows the tokens. */
export const unwrapped = <A>(item: Wire<A>): Wire<A> => {
  const wrapped = one(item)
  return new Wire<A>(wrapped.name, { kind: 'one', item, beside: [], isBare: true }, wrapped.validate, item.encode)
}

/** One thing that may not be there: an activity without a contact, a policy nobody has answered. */
export const oneOrNone = <A>(item: Wire<A>): Wire<A | undefined> => {
  const names = namesOf(item)
  return new Wire<A | undefined>(
    `one ${item.name} or none`,
    { kind: 'one', item: optional(item), beside: [], isBare: false },
    (value, context) => {
      const spot = contentOf(value, names, [])
      const isEmpty =
        isNothing(spot.value) || (isRecord(spot.value) && !Object.keys(spot.value).some((key) => names.has(key)))
      return isEmpty ? t.success(undefined) : readAt(item, spot, context)
    },
    (value) => ({ [CONTENT]: value === undefined ? null : item.encode(value) }),
  )
}

/** Whether a record says nothing of rows: it is empty, or all it holds is a message, a status, a total or nothing. */
const saysNothing = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(value).every(([key, inner]) => isNothing(inner) || (key !== CONTENT && !isRecord(inner)))

const isOneOf = (value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): boolean =>
  Object.keys(value).some((key) => names.has(key))

/** Lists of lists are one list: rows that come grouped by a number. */
const flattened = (elements: readonly unknown[]): readonly unknown[] =>
  elements.length > 0 && elements.every(Array.isArray) ? elements.flat() : elements

type Found = Readonly<{ keys: readonly string[]; elements: readonly unknown[]; total: unknown }>

/** The rows of an answer, wherever they stand in it; undefined where it is nothing that has rows. */
const rowsIn = (value: unknown, name: string | undefined, names: ReadonlySet<string>): Found | undefined => {
  let spot: Spot = { value, keys: [] }
  let total: unknown
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const { value: inner, keys } = spot
    if (isNothing(inner)) return { keys, elements: [], total }
    const elements = listedIn(inner)
    if (elements !== undefined) return { keys, elements: flattened(elements), total }
    if (!isRecord(inner)) return undefined
    total = isNothing(inner[TOTAL]) ? total : inner[TOTAL]
    const key = [name, CONTENT, ...Object.keys(inner)].find(
      (one) => one !== undefined && one in inner && (one === CONTENT || listedIn(inner[one]) !== undefined),
    )
    // A server that writes a list of one as that one; one of many rows may hold lists of its own.
    if ((key === undefined || (key !== CONTENT && key !== name)) && isOneOf(inner, names))
      return { keys, elements: [inner], total }
    if (key === undefined) return saysNothing(inner) ? { keys, elements: [], total } : undefined
    spot = into(spot, key)
  }
  return undefined
}

const totalOf = optional(count)

const readPage = <A>(
  item: Wire<A>,
  name: string | undefined,
  names: ReadonlySet<string>,
  value: unknown,
  context: t.Context,
): t.Validation<Page<A>> => {
  const found = rowsIn(value, name, names)
  if (found === undefined) return t.failure(value, context)
  const { keys, elements } = found
  const inside = keys.length === 0 ? context : t.appendContext(context, keys.join('.'), item, elements)
  const rows = readElements(item, elements, inside)
  if (isAboutElse(elements, rows)) return t.failure(elements, inside)
  const total = totalOf.validate(found.total, context)
  return t.success({
    rows,
    total: Either.isRight(total) ? total.right : undefined,
    leftOut: elements.length - rows.length,
  })
}

/** One page of rows. `name` is what our own simulated backend calls them; any name is read. */
export const pageOf = <A>(name: string, item: Wire<A>): Wire<Page<A>> => {
  const names = namesOf(item)
  return new Wire<Page<A>>(
    `page of ${item.name}`,
    { kind: 'rows', item, name, isPage: true },
    (value, context) => readPage(item, name, names, value, context),
    ({ rows, total }) => ({
      [CONTENT]: { [name]: rows.map(item.encode), ...(total !== undefined && { [TOTAL]: total }) },
    }),
  )
}

/** All rows at once, with how many of them could not be read. */
export const everyRow = <A>(item: Wire<A>): Wire<Page<A>> => {
  const names = namesOf(item)
  return new Wire<Page<A>>(
    `rows of ${item.name}`,
    { kind: 'rows', item, name: undefined, isPage: true },
    (value, context) => readPage(item, undefined, names, value, context),
    ({ rows }) => ({ [CONTENT]: rows.map(item.encode) }),
  )
}

/** All rows at once; one that cannot be read is left out. */
export const rowsOf = <A>(item: Wire<A>): Wire<readonly A[]> => {
  const names = namesOf(item)
  return new Wire<readonly A[]>(
    `rows of ${item.name}`,
    { kind: 'rows', item, name: undefined, isPage: false },
    (value, context) => {
      const page = readPage(item, undefined, names, value, context)
      return Either.isLeft(page) ? page : t.success(page.right.rows)
    },
    (rows) => ({ [CONTENT]: rows.map(item.encode) }),
  )
}

/** A message, which some servers give as a list (one sentence each) or as a record (one for each field). */
const messageText: Wire<string | undefined> = new Wire<string | undefined>(
  'message',
  { kind: 'optional', item: text },
  (value) => {
    const said = (isRecord(value) ? Object.values(value) : [value]).flat(2)
    const sentences = said.filter((one): one is string => typeof one === 'string' && one.trim() !== '')
    return t.success(sentences.length === 0 ? undefined : sentences.join(' '))
  },
  (value) => value,
)
export const messageField = ['message', messageText] as const

/** What is left of an answer to a writing: whatever its body is, it is done. */
export const done = <A>(item: Wire<A>): Wire<A> => {
  const said = one(item, 'message')
  return new Wire<A>(
    `done, ${item.name}`,
    { kind: 'done', item, isBare: false },
    (value, context) => {
      const read = isRecord(value) ? said.validate(value, context) : undefined
      return read !== undefined && Either.isRight(read) ? read : item.validate({}, context)
    },
    (value) => ({ [CONTENT]: item.encode(value) }),
  )
}

/** An answer that says something to the citizen, or nothing. */
const said = mapped(
  record('message', { message: messageField }),
  (body) => body.message,
  (message) => ({ message }),
)
const doneAndSaid = done(said)
export const messageOnly: Wire<string | undefined> = new Wire<string | undefined>(
  doneAndSaid.name,
  { kind: 'done', item: said, isBare: true },
  doneAndSaid.validate,
  said.encode,
)

/** A reason's name; some servers give a number, often the status once more, and still have something to say beside it. */
const reason = record('problem', { message: messageField, code: ['code', optionalText] })

/** What a failed request says of itself, by itself or in the envelope of an answer; a body of any other kind says nothing. */
export const problem = one(reason)
