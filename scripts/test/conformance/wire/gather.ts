/** Gathers the records of answers by the names of their codecs, and how the answers are wrapped. */
import type { AnyCall } from '#adapters/http/contract/call.ts'
import { foldedName, ROW_COUNTS } from '#adapters/http/codecs/names/neighbours.ts'
import { CONTENT, inOwnEnvelope } from '#adapters/http/codecs/envelope.ts'
import {
  listedIn,
  type AnyWire,
  isNamed,
  isNothing,
  isRecord,
  namesOf,
  type Reader,
  readersIn,
} from '#adapters/http/codecs/wire.ts'
import { keyIn, spellingIn } from '#adapters/http/codecs/wire-records.ts'
import type { Dialect } from '#domain/town/dialect.ts'

type Json = Readonly<Record<string, unknown>>

/** The records of one codec: how many, and the values of each key. */
export type Sample = { readonly codec: AnyWire; records: number; readonly values: Map<string, unknown[]> }

/** What answers contain. */
export type Gathered = Readonly<{
  samples: Map<string, Sample>
  /** How often a key has the content of an answer, the rows of a page, and their number. */
  envelope: Readonly<Record<'content' | 'rows' | 'total', Map<string, number>>>
}>

export const emptyHanded = (): Gathered => ({
  samples: new Map(),
  envelope: { content: new Map(), rows: new Map(), total: new Map() },
})

/** The most values that are kept of a key. */
export const MOST = 400
/** How deep an envelope may be. */
const DEPTH = 3

/** The codec of a value, without what only renames it or lets it be absent. */
export const plain = (codec: AnyWire): AnyWire =>
  codec.shape.kind === 'mapped'
    ? plain(codec.shape.from)
    : codec.shape.kind === 'optional'
      ? plain(codec.shape.item)
      : codec

/** The key under which a record has a field; undefined where it has none of its names. */
export const keyOf = (value: Json, codec: AnyWire, reader: Reader, dialect: Dialect): string | undefined => {
  const key = keyIn(value, reader, spellingIn(value, readersIn(codec, dialect)))
  return key in value ? key : undefined
}

const count = (counts: Map<string, number>, key: string | undefined): void => {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Adds a value and what is inside of it. */
const add = (given: AnyWire, value: unknown, into: Gathered, dialect: Dialect): void => {
  const codec = plain(given)
  const { shape } = codec
  if (shape.kind === 'list') {
    for (const one of listedIn(value) ?? []) add(shape.item, one, into, dialect)
    return
  }
  if (shape.kind !== 'record' || !isRecord(value)) return
  const sample = into.samples.get(codec.name) ?? { codec, records: 0, values: new Map<string, unknown[]>() }
  into.samples.set(codec.name, sample)
  sample.records += 1
  for (const [key, inner] of Object.entries(value)) {
    const known = sample.values.get(key) ?? []
    sample.values.set(key, known)
    if (!isNothing(inner) && known.length < MOST) known.push(inner)
  }
  for (const reader of readersIn(codec, dialect).all) {
    const key = keyOf(value, codec, reader, dialect)
    if (key !== undefined) add(reader.codec, value[key], into, dialect)
  }
}

type Place = Readonly<{ keys: readonly string[]; value: unknown; around: readonly Json[] }>

/** Everything inside an envelope, the nearest first. */
const placesIn = (value: unknown, keys: readonly string[] = [], around: readonly Json[] = []): readonly Place[] => {
  const own: Place = { keys, value, around }
  if (!isRecord(value) || keys.length >= DEPTH) return [own]
  return [own, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...keys, key], [...around, value]))]
}

/** How many known names a record has, beside its id; `data` with a record in it is an envelope. */
const overlap = (value: unknown, names: ReadonlySet<string>): number =>
  isRecord(value)
    ? Object.keys(value).filter(
        (key) => key !== 'id' && !(key === CONTENT && isRecord(value[key])) && isNamed(names, key),
      ).length
    : 0

const best = <A>(all: readonly A[], worth: (one: A) => number): A | undefined => {
  let found: A | undefined
  for (const one of all) if (found === undefined || worth(one) > worth(found)) found = one
  return found
}

/** A list of records is worth more than another, and so is one whose records are known. */
const worthOf = (rows: readonly unknown[], names: ReadonlySet<string>): number =>
  rows.some(isRecord) ? 1 + overlap(rows.find(isRecord), names) : 0

const addRows = (codec: AnyWire, json: unknown, into: Gathered, dialect: Dialect): void => {
  if (codec.shape.kind !== 'rows') return
  const { item, isPage } = codec.shape
  const names = namesOf(item, dialect)
  const lists = placesIn(json).filter(({ value }) => Array.isArray(value))
  const place = best(lists, ({ value, keys }) => worthOf(value as readonly unknown[], names) - keys.length / 10)
  if (place === undefined) return
  const rows = place.value as readonly unknown[]
  const [last, content] = [place.keys.at(-1), place.keys.at(-2)]
  if (rows.length > 0) {
    if (isPage && place.keys.length > 0) count(into.envelope.rows, last)
    else count(into.envelope.content, last)
    if (isPage) count(into.envelope.content, content)
    const numbers = Object.entries(place.around.at(-1) ?? {}).filter(
      ([, one]) =>
        Number.isInteger(Number(one)) && typeof one !== 'boolean' && one !== null && Number(one) >= rows.length,
    )
    // Beside a number of rows that is called so, others are the size and the number of a page.
    const known = numbers.filter(([key]) => isKnownTotal(key))
    if (isPage) for (const [key] of known.length > 0 ? known : numbers) count(into.envelope.total, key)
  }
  for (const row of rows) add(item, row, into, dialect)
}

const addOne = (codec: AnyWire, json: unknown, into: Gathered, dialect: Dialect): void => {
  if (codec.shape.kind !== 'one' && codec.shape.kind !== 'done') return
  const { item } = codec.shape
  const names = namesOf(item, dialect)
  const records = placesIn(json)
    .filter(({ value }) => isRecord(value))
    .sort((a, b) => a.keys.length - b.keys.length)
  // The outermost record that is known; one of which nothing is known is in `data`, or is the answer itself.
  const place =
    records.find(({ value }) => overlap(value, names) > 0) ??
    records.find(({ value }) => names.has('id') && isRecord(value) && 'id' in value) ??
    records.find(({ keys }) => keys.length === 1 && keys[0] === CONTENT) ??
    records[0]
  if (place === undefined) return
  count(into.envelope.content, place.keys.length === 1 ? place.keys[0] : undefined)
  add(item, place.value, into, dialect)
}

/** Adds an answer. */
export const gather = (into: Gathered, { answer }: AnyCall, told: unknown, dialect: Dialect): void => {
  const json = inOwnEnvelope(told, dialect)
  const codec = envelopeOf(answer)
  addRows(codec, json, into, dialect)
  addOne(codec, json, into, dialect)
}

const envelopeOf = (codec: AnyWire): AnyWire => (codec.shape.kind === 'mapped' ? envelopeOf(codec.shape.from) : codec)

/** The names of an envelope that need no telling. */
export const isPlainName = (name: string): boolean => name === CONTENT

const KNOWN_TOTALS: ReadonlySet<string> = new Set(ROW_COUNTS.map(foldedName))
/** Whether a name is one of those that need no telling for the number of rows. */
export const isKnownTotal = (name: string): boolean => KNOWN_TOTALS.has(foldedName(name))
