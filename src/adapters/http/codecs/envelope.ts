/**
 * What an answer is wrapped in. A call declares one thing, rows, or only that it is done; each is read out of whatever
 * wraps it: `{ data: … }`, nothing, `{ data: { data: … } }`, a record around a list of any name, a total at any level.
 * [decided] Our own simulated backend writes `{ data: … }` (the seed's `data.data`, read through its HTTP library).
 */
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Page } from '#domain/paging/page.ts'
import { askedIn, readPart } from './reading.ts'
import {
  count,
  isAboutElse,
  isNothing,
  isRecord,
  mapped,
  namesOf,
  optional,
  optionalText,
  readElements,
  record,
  text,
  Wire,
} from './wire.ts'

export const CONTENT = 'data'
export const TOTAL = 'totalRows'

/** A place in an answer: what stands there, and the way to it. */
export type Spot = Readonly<{ value: unknown; keys: readonly string[] }>

/** What finds the content of an answer that is wrapped in another way than ours: see `unwrapping.ts`. */
export type Unwrapping = Readonly<{
  contentOf: (value: unknown, names: ReadonlySet<string>, beside: readonly string[], asked: unknown) => Spot
  isEmpty: (value: unknown) => boolean
  rowsIn: (value: unknown, name: string | undefined, names: ReadonlySet<string>) => Found | undefined
}>
let unwrapping: Unwrapping | undefined

/** From now on any envelope is read. The first page does not pay for that: it is brought when an answer needs it. */
export const bringUnwrapping = (tools: Unwrapping): void => {
  unwrapping = tools
}
/** Whether an answer about one thing is empty, or wraps nothing: there is no such thing. */
export const isNothingWrapped = (value: unknown): boolean => unwrapping?.isEmpty(value) ?? false
export const readsAnyEnvelope = (): boolean => unwrapping !== undefined

/** Whether a record says something under one of these names. */
export const saysAnyOf = (value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): boolean =>
  Object.entries(value).some(([name, inner]) => names.has(name) && !isNothing(inner))

/** The content of an answer as our own simulated backend writes it, in `data` or bare; undefined where it is anything else. */
const plainContent = (
  value: unknown,
  names: ReadonlySet<string>,
  beside: readonly string[],
  asked: unknown,
): Spot | undefined => {
  if (!isRecord(value)) return undefined
  const isWrapped = CONTENT in value
  const inner = isWrapped ? value[CONTENT] : value
  if (!isRecord(inner) || !saysAnyOf(inner, names)) return undefined
  if (isWrapped && (beside.length > 0 || CONTENT in inner || saysAnyOf(value, names))) return undefined
  return asked !== undefined && names.has('id') && isNothing(inner['id'])
    ? undefined
    : { value: inner, keys: isWrapped ? [CONTENT] : [] }
}

/** The rows of an answer as our own simulated backend writes them; undefined where they stand in any other way. */
const plainRows = (value: unknown, name: string | undefined): Found | undefined => {
  const data = isRecord(value) ? value[CONTENT] : undefined
  if (Array.isArray(data))
    return Array.isArray(data[0])
      ? undefined
      : { keys: [CONTENT], elements: data, total: (value as Readonly<Record<string, unknown>>)[TOTAL] }
  const rows: unknown = name !== undefined && isRecord(data) ? data[name] : undefined
  return name !== undefined && isRecord(data) && Array.isArray(rows)
    ? {
        keys: [CONTENT, name],
        elements: rows,
        total: isNothing(data[TOTAL]) ? (value as Readonly<Record<string, unknown>>)[TOTAL] : data[TOTAL],
      }
    : undefined
}

/** Reads what stands at the end of some keys, which failures then name. */
export const readAt = <A>(codec: Wire<A>, { value, keys }: Spot, context: t.Context): t.Validation<A> =>
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

/** One thing. What is asked for by its number has that number, whether the answer repeats it or not. What stands `beside` its envelope is read as its own, where it does not say it itself. */
export const one = <A>(item: Wire<A>, ...beside: readonly string[]): Wire<A> => {
  const names = namesOf(item)
  return new Wire<A>(
    `one ${item.name}`,
    { kind: 'one', item, beside, isBare: false },
    (value, context) => {
      const asked = askedIn(context)
      const spot = plainContent(value, names, beside, asked) ?? unwrapping?.contentOf(value, names, beside, asked)
      return spot === undefined ? t.failure(value, context) : readAt(item, spot, context)
    },
    (value) => lifted(item.encode(value), beside),
  )
}

/** One thing that our own simulated backend writes without an envelope, as the specification shows the tokens. */
export const unwrapped = <A>(item: Wire<A>): Wire<A> => {
  const wrapped = one(item)
  return new Wire<A>(wrapped.name, { kind: 'one', item, beside: [], isBare: true }, wrapped.validate, item.encode)
}

export type Found = Readonly<{ keys: readonly string[]; elements: readonly unknown[]; total: unknown }>

const totalOf = optional(count)

export const readPage = <A>(
  item: Wire<A>,
  name: string | undefined,
  names: ReadonlySet<string>,
  value: unknown,
  context: t.Context,
): t.Validation<Page<A>> => {
  const found = plainRows(value, name) ?? unwrapping?.rowsIn(value, name, names)
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
      if (!isRecord(value) || Object.keys(value).length === 0) return item.validate({}, context)
      const read = said.validate(value, context)
      return Either.isRight(read) || !readsAnyEnvelope() ? read : item.validate({}, context)
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
