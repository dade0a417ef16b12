/**
 * The vocabulary of the contract. Each word is an io-ts codec that also carries its shape, so that one statement
 * decodes and encodes the wire, prints OpenAPI, and generates test values and drifted answers.
 * Decoders rely only on what the specification names. Absent, null and empty mean the same. An undecodable optional
 * field is left out, and so is an undecodable element of a list. Both are reported as losses.
 */
import { pipe } from 'fp-ts/lib/function.js'
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Id } from '#domain/id.ts'
import { found, lose, readingOf, readPart, readWire } from './reading.ts'
import { numberFrom } from './wire-number.ts'

export type Shape =
  | Readonly<{ kind: 'text' | 'id' | 'flag' | 'count' | 'decimal' | 'instant' | 'date' | 'time' | 'file' }>
  | Readonly<{ kind: 'choice'; wire: readonly string[] }>
  | Readonly<{ kind: 'list'; item: AnyWire }>
  | Readonly<{ kind: 'optional'; item: AnyWire }>
  | Readonly<{ kind: 'record'; fields: Fields }>
  | Readonly<{ kind: 'mapped'; from: AnyWire; to: (value: never) => unknown }>
  | Readonly<{ kind: 'jsonText'; item: AnyWire }>
  | Readonly<{ kind: 'multipart'; record: AnyWire }>
  /** The envelopes of `envelope.ts`: one thing, the rows of a list or page under a name, or only success. */
  | Readonly<{ kind: 'one'; item: AnyWire; beside: readonly string[]; isBare: boolean }>
  | Readonly<{ kind: 'rows'; item: AnyWire; name: string | undefined; isPage: boolean }>
  | Readonly<{ kind: 'done'; item: AnyWire; isBare: boolean }>

/** A codec of the contract: bidirectional, with its shape. */
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

  /** The value, or why and where it is undecodable; `readWire` returns the losses. */
  override decode(value: unknown): t.Validation<A> {
    return readWire(this, value).result
  }
}
export type AnyWire = t.Mixed & { readonly shape: Shape }

/** Whether a wire value is empty: absent, null and an empty text mean the same in an optional field. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/** An empty list or record, which some languages write for each other and for null. */
export const isHollow = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0

/** A codec of one value, from a reader that returns undefined for undecodable input. */
export const scalar = <A>(
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

export const textFrom = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined

/** A text, or a number that is meant as a text (`cap: 21100`). */
export const text = scalar('text', { kind: 'text' }, textFrom)

/** A text that is not empty. */
export const filledText = scalar('filled text', { kind: 'text' }, (value) => {
  const said = textFrom(value)
  return said?.trim() ? said : undefined
})

/** A number, or a numeric text. */
export const decimal = scalar('decimal', { kind: 'decimal' }, numberFrom)

/** A count: a whole number from 0, or its text. */
export const count = scalar('count', { kind: 'count' }, (value) => {
  const number = numberFrom(value)
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined
})

/** The id of something: bare, or in a record (`userId: { id }`). */
const identityFrom = (value: unknown): number | undefined => numberFrom(isRecord(value) ? value['id'] : value)

/** An id: a positive whole number, or its text; bare, or in a record. */
export const id = <Kind extends string>(kind: Kind): Wire<Id<Kind>> =>
  scalar(`id of ${kind}`, { kind: 'id' }, (value) => {
    const number = identityFrom(value)
    return number !== undefined && Number.isSafeInteger(number) && number > 0 ? (number as Id<Kind>) : undefined
  })

/** The forms of yes and no on the wire, regardless of case; it is written Y or N. */
const FLAGS = new Map<unknown, boolean>([
  ...['y', 's', 1, '1', true, 'true', 'yes', 'si', 'sì', 'on'].map((value) => [value, true] as const),
  ...['n', 0, '0', false, 'false', 'no', 'off'].map((value) => [value, false] as const),
])
export const flag = scalar(
  'flag',
  { kind: 'flag' },
  (value) => FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value),
  (value) => (value ? 'Y' : 'N'),
)

/** The empty value of an optional field; ids of 0 and -1, and counts below 0, are empty as well. */
const isNone = (value: unknown, { shape }: AnyWire): boolean => {
  if (isNothing(value) || (isHollow(value) && shape.kind !== 'list')) return true
  if (shape.kind !== 'id' && shape.kind !== 'count') return false
  const number = identityFrom(value)
  // A count as a word (`n.d.`) is unknown.
  if (number === undefined) return shape.kind === 'count' && typeof value === 'string'
  return number < 0 || (number === 0 && shape.kind === 'id')
}

/** An optional value: absent it is undefined, which is not written. An undecodable one is absent, with a loss. */
export const optional = <A>(item: Wire<A>): Wire<A | undefined> =>
  new Wire<A | undefined>(
    `optional ${item.name}`,
    { kind: 'optional', item },
    (value, context) => {
      if (isNone(value, item)) return t.success(undefined)
      const read = item.validate(value, context)
      if (Either.isRight(read)) return read
      lose(read.left, context)
      return t.success(undefined)
    },
    (value) => (value === undefined ? undefined : item.encode(value)),
  )

/** A value with a decided default where it is absent or undecodable. */
export const otherwise = <A>(item: Wire<A>, fallback: A): Wire<A> =>
  mapped(
    optional(item),
    (value) => value ?? fallback,
    (value): A | undefined => value,
  )

/** A text that may be absent or empty: both are undefined. */
export const optionalText: Wire<string | undefined> = optional(filledText)

/** The name of something. The specification does not say which field has it; without a name it is ''. */
export const words: Wire<string> = mapped(
  optional(text),
  (value) => value ?? '',
  (value): string | undefined => value,
)

/** The fields of a title and of a name, each with its known alternative names. */
export const titleField = ['title', words, 'name', 'label', 'nome', 'titolo'] as const
export const nameField = ['name', words, 'title', 'label', 'nome', 'titolo', 'ragioneSociale'] as const

/** The values of a list, which some languages write as a record with numeric keys; undefined for other values. */
export const listedIn = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return undefined
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined
}

/** Every name that a codec's record is read by; empty for other codecs. */
export const namesOf = ({ shape }: AnyWire): ReadonlySet<string> =>
  shape.kind === 'mapped'
    ? namesOf(shape.from)
    : new Set(
        shape.kind === 'record'
          ? Object.values(shape.fields).flatMap(([name, , ...others]) => [name].concat(others))
          : [],
      )

/** Whether a record has no field of the element. */
const isForeign = (value: unknown, names: ReadonlySet<string>): boolean =>
  isRecord(value) && names.size > 0 && !Object.keys(value).some((key) => names.has(key))

/** Decodes each element; an undecodable or empty one is left out, with a loss. */
export const readElements = <A>(item: Wire<A>, elements: readonly unknown[], context: t.Context): readonly A[] => {
  const rows: A[] = []
  const names = namesOf(item)
  for (const [index, one] of elements.entries()) {
    const read = readPart(item, isForeign(one, names) ? null : one, index, context)
    if (Either.isRight(read)) rows.push(read.right)
    else lose(read.left, context)
  }
  const reading = readingOf(context)
  if (rows.length > 0 || elements.length === 0) found(reading)
  else if (reading !== undefined) reading.hasLost = true
  return rows
}

/** Whether a list is of another kind: it has several elements, and all are undecodable. */
export const isAboutElse = (elements: readonly unknown[], rows: readonly unknown[]): boolean =>
  elements.length > 1 && rows.length === 0

/** A list; undecodable elements are left out. What is absent is none: see `listOrNone`. */
export const list = <A>(item: Wire<A>): Wire<readonly A[]> =>
  new Wire<readonly A[]>(
    `list of ${item.name}`,
    { kind: 'list', item },
    (value, context) => {
      const elements = listedIn(value)
      if (elements === undefined) return t.failure(value, context)
      const rows = readElements(item, elements, context)
      return isAboutElse(elements, rows) ? t.failure(value, context) : t.success(rows)
    },
    (rows) => rows.map(item.encode),
  )

/** A list inside a record: an absent or undecodable one is empty. */
export const listOrNone = <A>(item: Wire<A>): Wire<readonly A[]> => otherwise<readonly A[]>(list(item), [])

/** A list whose elements have unique ids: a missing or duplicate id is replaced by an unused one. */
export const numbered = <A extends Readonly<{ id: number }>>(
  rows: Wire<readonly (Omit<A, 'id'> & Readonly<{ id: A['id'] | undefined }>)[]>,
): Wire<readonly A[]> =>
  mapped(
    rows,
    (all): readonly A[] => {
      const taken = new Set<number | undefined>(all.map(({ id }) => id))
      const given = new Set<number>()
      let free = 0
      const next = (): number => {
        do free += 1
        while (taken.has(free))
        return free
      }
      return all.map((one) => {
        const id = one.id === undefined || given.has(one.id) ? next() : one.id
        given.add(id)
        return { ...one, id } as unknown as A
      })
    },
    (all) => all,
  )

/** A flag that is false where it is absent. */
export const flagOrNo: Wire<boolean> = otherwise(flag, false)

type Fields = Readonly<Record<string, readonly [wireName: string, codec: AnyWire, ...otherNames: string[]]>>
type RecordOf<F extends Fields> = { readonly [Name in keyof F]: t.TypeOf<F[Name][1]> }

/** The name under which a field is found: the first with a value. */
const nameIn = (wire: Readonly<Record<string, unknown>>, name: string, others: readonly string[]): string =>
  others.length > 0 && isNothing(wire[name]) ? (others.find((other) => !isNothing(wire[other])) ?? name) : name

/**
 * A record: each field under its domain name, with its name on the wire, its codec, and its alternative names. A record
 * with content but no known field is of another kind.
 */
export const record = <const F extends Fields>(name: string, fields: F): Wire<RecordOf<F>> => {
  const entries = Object.entries(fields as Fields)
  return new Wire<RecordOf<F>>(
    name,
    { kind: 'record', fields: fields as Fields },
    (value, context) => {
      if (!isRecord(value)) return t.failure(value, context)
      const read: Record<string, unknown> = {}
      const errors: t.Errors = []
      const reading = readingOf(context)
      let said = 0
      let lost = 0
      for (const [field, [wireName, codec, ...others]] of entries) {
        const own = nameIn(value, wireName, others)
        found(reading)
        const one = readPart<unknown>(codec, value[own], own, context)
        if (!isNothing(value[own])) said += 1
        if (reading?.hasLost === true) lost += 1
        if (Either.isLeft(one)) errors.push(...one.left)
        else read[field] = one.right
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
  new Wire<A>(
    codec.name,
    codec.shape,
    (value, context) => codec.validate(isRecord(value) ? value : widen(value), context),
    codec.encode,
  )

/** A record of an id and a name that may also be written as one of the two (`country: 'Luino'`, `category: 3`). */
export const nameOrRecord = <A>(codec: Wire<A>): Wire<A> =>
  widened(codec, (value) =>
    numberFrom(value) === undefined ? (typeof value === 'string' ? { name: value } : value) : { id: value },
  )

/** The same wire under another type: `to` reads it, `from` writes it. */
export function mapped<A, B>(codec: Wire<A>, to: (value: A) => B, from: (value: B) => A): Wire<B> {
  return new Wire<B>(
    codec.name,
    { kind: 'mapped', from: codec, to },
    (value, context) => pipe(codec.validate(value, context), Either.map(to)),
    (value) => codec.encode(from(value)),
  )
}
