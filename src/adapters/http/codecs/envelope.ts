/**
 * Envelopes of answers. A call declares one thing, rows, or only success; each is read from any envelope: `{ data: …
 * }`, none, `{ data: { data: … } }`, a record with a list of any name, a total at any level. [decided] Our own
 * simulated backend writes `{ data: … }` (the seed's `data.data`, read through its HTTP library).
 */
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Page } from '#domain/paging/page.ts'
import type { Dialect } from '#domain/town/dialect.ts'
import { foldedName, PAGING, REASON, ROW_COUNTS, SENTENCE } from './names/neighbours.ts'
import { askedIn, dialectIn, readingOf, readPart } from './reading.ts'
import { sentenceFrom } from './sentence.ts'
import {
  count,
  isNamed,
  isNothing,
  isRecord,
  mapped,
  namesOf,
  optional,
  optionalText,
  readersIn,
  scalar,
  Wire,
} from './wire.ts'
import { isUnread, once, readElements } from './wire-lists.ts'
import { record } from './wire-records.ts'

export const CONTENT = 'data'
export const TOTAL = 'totalRows'

/** How deep the parts of an envelope are looked for. */
const ENVELOPES = 3

/** An answer with the parts of its envelope under our names, where a town has others for them. */
export const inOwnEnvelope = (value: unknown, { envelope }: Dialect, depth = ENVELOPES): unknown => {
  if (envelope === undefined || depth === 0 || !isRecord(value)) return value
  const { content, rows, total } = envelope
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === total
        ? [TOTAL, inner]
        : key === content || key === rows
          ? [CONTENT, inOwnEnvelope(inner, { envelope }, depth - 1)]
          : [key, inner],
    ),
  )
}

/** A place in an answer: its value and its path. */
export type Spot = Readonly<{ value: unknown; keys: readonly string[] }>

/** The reader of envelopes other than ours: see `unwrapping.ts`. */
export type Unwrapping = Readonly<{
  contentOf: (
    value: unknown,
    names: ReadonlySet<string>,
    beside: readonly string[],
    asked: unknown,
    only: string | undefined,
  ) => Spot
  isEmpty: (value: unknown) => boolean
  rowsIn: (value: unknown, name: string | undefined, names: ReadonlySet<string>) => FoundRows | undefined
}>
let unwrapping: Unwrapping | undefined

/** Enables the reader of all envelopes. The first page does not include it: it is loaded when an answer needs it. */
export const bringUnwrapping = (tools: Unwrapping): void => {
  unwrapping = tools
}
/** Whether an answer about one thing is empty, or an empty envelope: then the thing is missing. */
export const isNothingWrapped = (value: unknown): boolean => unwrapping?.isEmpty(value) ?? false
export const readsAnyEnvelope = (): boolean => unwrapping !== undefined

/** Whether a record has a value under one of these names. */
export const saysAnyOf = (value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): boolean =>
  Object.entries(value).some(([name, inner]) => isNamed(names, name) && !isNothing(inner))

/** The content of an answer in our own form, in `data` or bare; undefined in every other form. */
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

const COUNTS: ReadonlySet<string> = new Set(ROW_COUNTS.map(foldedName))
const BESIDE_ROWS: ReadonlySet<string> = new Set(PAGING)

/** The number of rows that a record tells by one of its names, or in a record of paging beside the rows. */
export const totalIn = (value: Readonly<Record<string, unknown>>): unknown => {
  const told = Object.entries(value).filter(([, inner]) => !isNothing(inner))
  return (
    told.find(([name]) => COUNTS.has(foldedName(name)))?.[1] ??
    told.flatMap(([name, inner]) => (BESIDE_ROWS.has(foldedName(name)) && isRecord(inner) ? [totalIn(inner)] : []))[0]
  )
}

/** The rows of an answer in our own form; undefined in every other form. */
const plainRows = (value: unknown, name: string | undefined): FoundRows | undefined => {
  if (!isRecord(value)) return undefined
  const data = value[CONTENT]
  if (Array.isArray(data))
    return Array.isArray(data[0]) ? undefined : { keys: [CONTENT], elements: data, total: totalIn(value) }
  const rows: unknown = name !== undefined && isRecord(data) ? data[name] : undefined
  return name !== undefined && isRecord(data) && Array.isArray(rows)
    ? { keys: [CONTENT, name], elements: rows, total: totalIn(data) ?? totalIn(value) }
    : undefined
}

/** Decodes the value at a path of keys, which failures then name. */
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

/**
 * One thing. A thing requested by id has that id, whether or not the answer repeats it. Fields `beside` its envelope
 * complete it, where it lacks them.
 */
export const one = <A>(item: Wire<A>, ...beside: readonly string[]): Wire<A> =>
  new Wire<A>(
    `one ${item.name}`,
    { kind: 'one', item, beside, isBare: false },
    (value, context) => {
      const asked = askedIn(context)
      const { names, all } = readersIn(item, dialectIn(context))
      const only = all.length === 1 ? all[0]?.name : undefined
      const spot = plainContent(value, names, beside, asked) ?? unwrapping?.contentOf(value, names, beside, asked, only)
      return spot === undefined ? t.failure(value, context) : readAt(item, spot, context)
    },
    (value) => lifted(item.encode(value), beside),
  )

/** One thing that our own simulated backend writes without an envelope, like the tokens in the specification. */
export const unwrapped = <A>(item: Wire<A>): Wire<A> => {
  const wrapped = one(item)
  return new Wire<A>(wrapped.name, { kind: 'one', item, beside: [], isBare: true }, wrapped.validate, item.encode)
}

export type FoundRows = Readonly<{ keys: readonly string[]; elements: readonly unknown[]; total: unknown }>

const totalOf = optional(count)

export const readPage = <A>(
  item: Wire<A>,
  name: string | undefined,
  value: unknown,
  context: t.Context,
): t.Validation<Page<A>> => {
  const dialect = dialectIn(context)
  const found = plainRows(value, name) ?? unwrapping?.rowsIn(value, name, namesOf(item, dialect))
  if (found === undefined) return t.failure(value, context)
  const { keys, elements } = found
  const reading = readingOf(context)
  if (reading !== undefined) reading.isOfRows = true
  const inside = keys.length === 0 ? context : t.appendContext(context, keys.join('.'), item, elements)
  const rows = readElements(item, elements, inside)
  if (isUnread(elements, rows)) return t.failure(elements, inside)
  const total = totalOf.validate(found.total, context)
  return t.success({
    rows,
    total: dialect.total !== 'page' && Either.isRight(total) ? total.right : undefined,
    leftOut: elements.length - rows.length,
  })
}

/** All rows at once; undecodable ones are left out. */
export const rowsOf = <A>(item: Wire<A>): Wire<readonly A[]> =>
  new Wire<readonly A[]>(
    `rows of ${item.name}`,
    { kind: 'rows', item, name: undefined, isPage: false },
    (value, context) => Either.map(({ rows }: Page<A>) => rows)(readPage(item, undefined, value, context)),
    (rows) => ({ [CONTENT]: rows.map(item.encode) }),
  )

/** The same, each row once. */
export const rowsOnce = <A extends Readonly<{ id: number }>>(item: Wire<A>): Wire<readonly A[]> => once(rowsOf(item))

const sentence = scalar('sentence', { kind: 'text' }, (value) =>
  typeof value === 'string' && sentenceFrom(value) === value ? value : undefined,
)

/** How deep the sentences of a form may be: `errors.children.address.children.city.errors`. */
const FORM_DEPTH = 7

/** The sentences of a message: a text, a list, a record by field, violations (`{ propertyPath, message }`). */
const sentencesIn = (value: unknown, depth = FORM_DEPTH): readonly string[] => {
  if (typeof value === 'string') return [sentenceFrom(value) ?? []].flat()
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  const { message } = isRecord(value) ? value : { message: undefined }
  const inner = typeof message === 'string' ? [message] : Object.values(value)
  return inner.flatMap((one) => sentencesIn(one, depth - 1))
}

/**
 * A message for the citizen (`sentenceFrom`), which some servers send as a list (of sentences), as a record (by field) or as
 * violations.
 */
const messageText: Wire<string | undefined> = new Wire<string | undefined>(
  'message',
  { kind: 'optional', item: sentence },
  (value) => {
    const sentences = [...new Set(sentencesIn(value))]
    return t.success(sentences.length === 0 ? undefined : sentences.join(' '))
  },
  (value) => value,
)
export const messageField = ['message', messageText] as const

/** The answer to a write: it succeeds with any body. */
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

/** An answer with an optional message for the citizen. */
const said = mapped(
  record('message', { message: messageField }, SENTENCE),
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

/** The code of a reason; some servers send a number, often the status again, and still have a message beside it. */
const told = record('problem', { message: messageField, code: ['code', optionalText] }, REASON)
const everySentence = record(
  'problem',
  {
    message: messageField,
    violations: ['violations', messageText],
    errors: ['errors', messageText],
    detail: ['detail', messageText],
    error: ['error', messageText],
    code: ['code', optionalText],
  },
  SENTENCE,
)
const reason: typeof told = new Wire<typeof told._A>(
  told.name,
  told.shape,
  (value, context) => {
    const read = everySentence.validate(value, context)
    if (Either.isLeft(read)) return read
    // A framework's own words stand in the place of a message, and the sentences beside it.
    const { message, violations, errors, detail, error, code } = read.right
    return t.success({ message: message ?? violations ?? errors ?? detail ?? error, code })
  },
  told.encode,
)

/** The reason of a failed request, bare or in an envelope; any other body has none. */
export const problem = one(reason)
