/**
 * The words the contract is written in. Each is an io-ts codec that also carries its shape, so that the same
 * statement decodes and encodes the wire, prints OpenAPI, and generates test values and drifted answers.
 * Decoders are generous where the wire is uncertain; what they give is strict.
 */
import { pipe } from 'fp-ts/lib/function.js'
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Id } from '#domain/id.ts'
import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { instantFrom, localDateFrom, localTimeFrom } from './wire-time.ts'

export type Shape =
  | Readonly<{ kind: 'text' | 'id' | 'flag' | 'count' | 'decimal' | 'instant' | 'date' | 'time' | 'file' }>
  | Readonly<{ kind: 'choice'; wire: readonly string[] }>
  | Readonly<{ kind: 'list'; item: AnyWire }>
  | Readonly<{ kind: 'optional'; item: AnyWire }>
  | Readonly<{ kind: 'record'; fields: Readonly<Record<string, readonly [wireName: string, codec: AnyWire]>> }>
  | Readonly<{ kind: 'mapped'; from: AnyWire; to: (value: never) => unknown }>
  | Readonly<{ kind: 'jsonText'; item: AnyWire }>
  | Readonly<{ kind: 'multipart'; record: AnyWire }>

/** A codec of the contract: two-way, and it knows its own shape. */
export class Wire<A> extends t.Type<A, unknown, unknown> {
  readonly shape: Shape
  constructor(
    name: string,
    shape: Shape,
    validate: t.Validate<unknown, A>,
    encode: (value: A) => unknown,
    is: (value: unknown) => value is A = (value): value is A => Either.isRight(validate(encode(value as A), [])),
  ) {
    super(name, is, validate, encode)
    this.shape = shape
  }
}
export type AnyWire = t.Mixed & { readonly shape: Shape }

/** A codec of one value, from a reader that gives undefined for what it cannot read. */
const scalar = <A>(
  name: string,
  shape: Shape,
  read: (value: unknown) => A | undefined,
  write: (value: A) => unknown = (value) => value,
): Wire<A> =>
  new Wire<A>(
    name,
    shape,
    (value, context) => {
      const known = read(value)
      return known === undefined ? t.failure(value, context) : t.success(known)
    },
    write,
  )

const numberFrom = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export const text = scalar('text', { kind: 'text' }, (value) => (typeof value === 'string' ? value : undefined))

/** A text that says something. */
export const filledText = scalar('filled text', { kind: 'text' }, (value) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined,
)

/** A number, or a numeric string. */
export const decimal = scalar('decimal', { kind: 'decimal' }, numberFrom)

/** A number, or nothing where the wire has anything else: one bad coordinate must not take its list away (fault 46). */
export const decimalOrNone: Wire<number | undefined> = new Wire<number | undefined>(
  'decimal or none',
  { kind: 'optional', item: decimal },
  (value) => t.success(numberFrom(value)),
  (value) => value,
)

/** How many there are of something: a whole number from 0 up, or a numeric string of one. */
export const count = scalar('count', { kind: 'count' }, (value) => {
  const number = numberFrom(value)
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined
})

/** An identity: a positive whole number, or a numeric string of one. */
export const id = <Kind extends string>(kind: Kind): Wire<Id<Kind>> =>
  scalar(`id of ${kind}`, { kind: 'id' }, (value) => {
    const number = numberFrom(value)
    return number !== undefined && Number.isSafeInteger(number) && number > 0 ? (number as Id<Kind>) : undefined
  })

/** What may stand for yes and no on the wire; it is written Y or N. */
const FLAGS = new Map<unknown, boolean>([
  ...['Y', 'y', 1, '1', true, 'true'].map((value) => [value, true] as const),
  ...['N', 'n', 0, '0', false, 'false'].map((value) => [value, false] as const),
])
export const flag = scalar(
  'flag',
  { kind: 'flag' },
  (value) => FLAGS.get(value),
  (value) => (value ? 'Y' : 'N'),
)

/** A moment: ISO 8601 (without a zone: local to the municipalities), or `DD-MM-YYYY hh:mm:ss`; written as ISO in UTC. */
export const instant: Wire<Instant> = scalar('instant', { kind: 'instant' }, instantFrom, (value) =>
  new Date(value).toISOString(),
)
/** A day: `YYYY-MM-DD` (a time after it is dropped) or `DD-MM-YYYY`. */
export const date: Wire<LocalDate> = scalar('date', { kind: 'date' }, localDateFrom)
/** A time of day: `hh:mm` or `hh:mm:ss`. */
export const time: Wire<LocalTime> = scalar('time', { kind: 'time' }, localTimeFrom)

/** The bytes of a file. */
export const file = scalar('file', { kind: 'file' }, (value) => (value instanceof Blob ? value : undefined))

/** One of a few words, each with its own word on the wire. */
export const choice = <const Table extends Readonly<Record<string, string>>>(
  name: string,
  table: Table,
): Wire<keyof Table & string> => {
  const words = new Map(Object.entries(table).map(([word, wire]) => [wire, word]))
  return scalar<keyof Table & string>(
    name,
    { kind: 'choice', wire: Object.values(table) },
    (value) => (typeof value === 'string' ? words.get(value) : undefined),
    (word) => table[word],
  )
}

/** A value that may be absent: null and missing both read as undefined, which is not written. */
export const optional = <A>(item: Wire<A>): Wire<A | undefined> =>
  new Wire<A | undefined>(
    `optional ${item.name}`,
    { kind: 'optional', item },
    (value, context) => (value === undefined || value === null ? t.success(undefined) : item.validate(value, context)),
    (value) => (value === undefined ? undefined : item.encode(value)),
  )

/** A value that may be absent, and then is written as null: leaving it out would mean something else. */
export const orNull = <A extends string | number | object>(item: Wire<A>): Wire<A | undefined> =>
  mapped(
    new Wire<A | null>(
      `${item.name} or null`,
      { kind: 'optional', item },
      (value, context) => (value === undefined || value === null ? t.success(null) : item.validate(value, context)),
      (value) => (value === null ? null : item.encode(value)),
    ),
    (value) => value ?? undefined,
    (value) => value ?? null,
  )

/** A text that may be absent or empty: both read as undefined. */
export const optionalText: Wire<string | undefined> = mapped(
  optional(text),
  (value) => (value?.trim() ? value : undefined),
  (value) => value,
)

/**
 * Reads a part of something. Where it stands is written down only once it cannot be read: of ten thousand rows that are
 * as they should be nobody asks, and writing it down costs more than reading them.
 */
const readPart = <A>(codec: t.Type<A, unknown, unknown>, value: unknown, key: string | number, context: t.Context) => {
  const read = codec.validate(value, context)
  return Either.isRight(read) ? read : codec.validate(value, t.appendContext(context, String(key), codec, value))
}

/** A list. Null reads as the empty one; a missing one does not (fault 22). */
export const list = <A>(item: Wire<A>): Wire<readonly A[]> =>
  new Wire<readonly A[]>(
    `list of ${item.name}`,
    { kind: 'list', item },
    (value, context) => {
      if (value === null) return t.success([])
      if (!Array.isArray(value)) return t.failure(value, context)
      const rows: A[] = []
      const errors: t.Errors = []
      for (const [index, one] of value.entries()) {
        const read = readPart(item, one, index, context)
        if (Either.isLeft(read)) errors.push(...read.left)
        else rows.push(read.right)
      }
      return errors.length > 0 ? t.failures(errors) : t.success(rows)
    },
    (rows) => rows.map(item.encode),
  )

/** An absent list reads as the empty one, where a part may be left out. */
export const listOrNone = <A>(item: Wire<A>): Wire<readonly A[]> =>
  mapped(
    optional(list(item)),
    (rows): readonly A[] => rows ?? [],
    (rows) => rows,
  )

/** An absent flag reads as no. */
export const flagOrNo: Wire<boolean> = mapped(
  optional(flag),
  (value) => value ?? false,
  (value) => value,
)

type Fields = Readonly<Record<string, readonly [wireName: string, codec: AnyWire]>>
type RecordOf<F extends Fields> = { readonly [Name in keyof F]: t.TypeOf<F[Name][1]> }

/** A record: each field under its domain name, with its name and codec on the wire. */
export const record = <const F extends Fields>(name: string, fields: F): Wire<RecordOf<F>> => {
  const entries = Object.entries(fields as Fields)
  return new Wire<RecordOf<F>>(
    name,
    { kind: 'record', fields: fields as Fields },
    (value, context) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return t.failure(value, context)
      const wire = value as Readonly<Record<string, unknown>>
      const read: Record<string, unknown> = {}
      const errors: t.Errors = []
      for (const [field, [wireName, codec]] of entries) {
        const one = readPart<unknown>(codec, wire[wireName], wireName, context)
        if (Either.isLeft(one)) errors.push(...one.left)
        else read[field] = one.right
      }
      return errors.length > 0 ? t.failures(errors) : t.success(read as RecordOf<F>)
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

/** The same wire under another type: `to` reads it, `from` writes it. */
export function mapped<A, B>(codec: Wire<A>, to: (value: A) => B, from: (value: B) => A): Wire<B> {
  return new Wire<B>(
    codec.name,
    { kind: 'mapped', from: codec, to },
    (value, context) => pipe(codec.validate(value, context), Either.map(to)),
    (value) => codec.encode(from(value)),
  )
}

/** A record written as JSON inside a text: how the filters of a list travel in a query. */
export const jsonText = <A>(item: Wire<A>): Wire<A> =>
  new Wire<A>(
    `JSON text of ${item.name}`,
    { kind: 'jsonText', item },
    (value, context) => {
      if (typeof value !== 'string') return t.failure(value, context)
      try {
        return item.validate(JSON.parse(value) as unknown, context)
      } catch {
        return t.failure(value, context, 'not JSON')
      }
    },
    (value) => JSON.stringify(item.encode(value)),
  )

/** A body of several parts (`multipart/form-data`); the fields of the record are its parts. */
export const multipart = <A>(fields: Wire<A>): Wire<A> =>
  new Wire<A>(
    `multipart ${fields.name}`,
    { kind: 'multipart', record: fields },
    (value, context) =>
      value instanceof FormData ? fields.validate(Object.fromEntries(value), context) : t.failure(value, context),
    (value) => {
      const form = new FormData()
      for (const [part, content] of Object.entries(fields.encode(value) as Record<string, unknown>))
        form.append(part, content instanceof Blob ? content : String(content))
      return form
    },
  )
