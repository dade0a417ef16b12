/** Records on the wire: how their fields are found under the names that servers give them. */
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Dialect } from '#domain/town/dialect.ts'
import { foldedName, type WireNames, neighboursOf } from './names/neighbours.ts'
import { dialectIn, found, readingOf, readPart } from './reading.ts'
import { numberFrom } from './wire-number.ts'
import {
  Wire,
  isHollow,
  isNothing,
  isRecord,
  listedIn,
  referenceIn,
  namesOf,
  isNamed,
  prepared,
  type WireFields,
  type Reader,
  type Readers,
  type ReadersOf,
} from './wire.ts'

/** What a record of these fields reads. */
export type RecordOf<F extends WireFields> = { readonly [Name in keyof F]: t.TypeOf<F[Name][1]> }

type WireRecord = Readonly<Record<string, unknown>>

/** The readers of a record, once for each dialect. The name that a town gives to a field comes before all others. */
const readersOf = (record: string, fields: WireFields): ReadersOf => {
  const known = new WeakMap<Dialect, Readers>()
  const read = ({ names }: Dialect): Readers => {
    const told = names?.[record] ?? {}
    const all = Object.entries(fields).map(([field, [name, codec, ...others]]): Reader => {
      const own = told[name]
      return { field, name, codec, keys: [...new Set([...(own === undefined ? [] : [own]), name, ...others])] }
    })
    const keys = all.flatMap((one) => one.keys)
    return {
      all,
      byField: new Map(all.map((one) => [one.field, one])),
      exact: new Set(keys),
      names: new Set(keys.flatMap((key) => [key, foldedName(key)])),
      meant: new Map([...keys].reverse().map((key) => [foldedName(key), key])),
    }
  }
  return (dialect) => {
    const before = known.get(dialect)
    if (before !== undefined) return before
    const readers = read(dialect)
    known.set(dialect, readers)
    return readers
  }
}

/** The keys of a record that spell a name in another way (`postal_code`), by the name; undefined where none does. */
type Spelling = ReadonlyMap<string, string> | undefined

/** The spellings of one record. */
export const spellingIn = (wire: WireRecord, { exact, meant }: Readers): Spelling => {
  let spelling: Map<string, string> | undefined
  for (const key of Object.keys(wire)) {
    const name = exact.has(key) ? undefined : meant.get(foldedName(key))
    if (name !== undefined) (spelling ??= new Map()).set(name, key)
  }
  return spelling
}

/** The key under which a field is found: the first of its names with a value, else the first that is there. */
export const keyIn = (wire: WireRecord, { name, keys }: Reader, spelling: Spelling): string => {
  let present: string | undefined
  for (const one of keys) {
    if (!isNothing(wire[one])) return one
    const spelt = spelling?.get(one)
    if (spelt !== undefined && !isNothing(wire[spelt])) return spelt
    present ??= one in wire ? one : spelt
  }
  return present ?? name
}

/** Whether a field is there, with or without a value. */
const isThere = (wire: WireRecord, { keys }: Reader, spelling: Spelling): boolean =>
  keys.some((one) => one in wire || spelling?.has(one) === true)

/**
 * Whether a record lacks a field, and has values of another name that fit into it: then it may have the field under a name
 * that nobody has told, and lacks nothing (fault 55).
 */
export const mayBeElsewhere = (
  wire: WireRecord,
  reader: Reader,
  readers: Readers,
  fits: (value: unknown) => boolean,
): boolean =>
  !isThere(wire, reader, spellingIn(wire, readers)) &&
  Object.entries(wire).some(([key, value]) => !isNamed(readers.names, key) && fits(value))

/** Whether a value is a list with content: of records, or of rows that are lists. */
export const isFilledList = (value: unknown): boolean =>
  listedIn(value)?.some((one) => (isRecord(one) || Array.isArray(one)) && !isHollow(one)) === true

/** The fields with their likely neighbours. */
const withNeighbours = (fields: WireFields, names: WireNames): WireFields => {
  const taken = new Set(Object.values(fields).map(([name]) => name))
  return Object.fromEntries(
    Object.entries(fields).map(([field, [name, codec]]) => [field, [name, codec, ...neighboursOf(name, names, taken)]]),
  )
}

/**
 * A record: each field under its domain name, with its name on the wire and its codec; `names` are the likely neighbours
 * of these names. A record with content but no known field is of another kind.
 */
export const record = <const F extends WireFields>(
  name: string,
  given: F,
  names: WireNames = {},
): Wire<RecordOf<F>> => {
  const fields = withNeighbours(given, names)
  const readers = readersOf(name, fields)
  const entries = Object.entries(fields)
  return new Wire<RecordOf<F>>(
    name,
    { kind: 'record', fields, readers },
    (value, context) => {
      if (!isRecord(value)) return t.failure(value, context)
      const read: Record<string, unknown> = {}
      const errors: t.Errors = []
      const reading = readingOf(context)
      const known = readers(dialectIn(context))
      const spelt = spellingIn(value, known)
      let said = 0
      let lost = 0
      for (const reader of known.all) {
        const key = keyIn(value, reader, spelt)
        const own = key === 'id' && isNothing(value['id']) && referenceIn(value['@id']) !== undefined ? '@id' : key
        found(reading)
        const one = readPart<unknown>(reader.codec, value[own], own, context)
        if (!isNothing(value[own])) said += 1
        if (reading?.hasLost === true) lost += 1
        if (Either.isLeft(one)) errors.push(...one.left)
        else read[reader.field] = one.right
      }
      found(reading)
      if (errors.length > 0) return t.failures(errors)
      return said > 0 && lost === said ? t.failure(value, context) : t.success(read as RecordOf<F>)
    },
    (value) =>
      Object.fromEntries(
        entries.flatMap(([field, [wireName, codec]]) => {
          const written: unknown = codec.encode((value as Readonly<Record<string, unknown>>)[field])
          return written === undefined ? [] : [[wireName, written]]
        }),
      ),
  )
}

/** The same codec for a value with a short form: `widen` converts the short form to the record. */
export const widened = <A>(codec: Wire<A>, widen: (value: unknown) => unknown): Wire<A> =>
  prepared(codec, (value) => (isRecord(value) ? value : widen(value)))

/** A record of an id and a name that may also be written as one of the two (`country: 'Luino'`, `category: 3`). */
export const nameOrRecord = <A>(codec: Wire<A>): Wire<A> =>
  widened(codec, (value) =>
    (numberFrom(value) ?? referenceIn(value)) === undefined
      ? typeof value === 'string'
        ? { name: value }
        : value
      : { id: value },
  )

/** Whether a record has more than one of these names. */
const saysMore = (value: unknown, names: ReadonlySet<string>): boolean =>
  isRecord(value) && Object.keys(value).filter((key) => isNamed(names, key)).length > 1

/**
 * A thing to which a row may only point (`{ id: 77, activity: { id: 9, … } }`): its id is that of the thing, not that of the
 * row. `relations` are the names under which the row has it, separated by spaces.
 */
export const pointedAt = <A>(codec: Wire<A>, relations: string): Wire<A> =>
  prepared(codec, (value, context) => {
    if (!isRecord(value)) return value
    const names = namesOf(codec, dialectIn(context))
    const things = relations.split(' ').map((name) => value[name])
    return things.find((one) => saysMore(one, names)) ?? value
  })
