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
import type { Dialect } from '#domain/town/dialect.ts'
import { foldedName } from './names/neighbours.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { dialectIn, lose, readingOf, readWire } from './reading.ts'
import { numberFrom } from './wire-number.ts'

export type Shape =
  | Readonly<{ kind: 'text' | 'id' | 'flag' | 'count' | 'decimal' | 'instant' | 'date' | 'time' | 'file' }>
  | Readonly<{ kind: 'choice'; wire: readonly string[] }>
  | Readonly<{ kind: 'list'; item: AnyWire }>
  /** `isTold`: absent, it is an empty list; undecodable, it makes the record around it undecodable (`listed`). */
  | Readonly<{ kind: 'optional'; item: AnyWire; isTold?: true }>
  | Readonly<{ kind: 'record'; fields: WireFields; readers: ReadersOf }>
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

/** The shape of a codec, behind those that only rename it. */
export const plainShape = ({ shape }: AnyWire): Exclude<Shape, { kind: 'mapped' }> =>
  shape.kind === 'mapped' ? plainShape(shape.from) : shape

/** The codec of what a field contains, where there is anything: behind those that rename it or let it be absent. */
export const bareOf = (codec: AnyWire): AnyWire => {
  const { shape } = codec
  return shape.kind === 'mapped' ? bareOf(shape.from) : shape.kind === 'optional' ? bareOf(shape.item) : codec
}

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
  read: (value: unknown, dialect: Dialect) => A | undefined,
  write: (value: A) => unknown = (value) => value,
): Wire<A> =>
  new Wire<A>(
    name,
    shape,
    (value, context) => {
      const known = read(value, dialectIn(context))
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

/** A reference by the address of a thing (`/api/activities/9`): its number. It is never a name. */
const REFERENCE = /^(?:https?:\/\/[^/\s]+)?(?:\/[\w.-]+)+\/(\d+)$/i
export const referenceIn = (value: unknown): number | undefined =>
  typeof value === 'string' ? numberFrom(REFERENCE.exec(value.trim())?.[1]) : undefined

/** The id of something: bare, as a reference, or in a record (`userId: { id }`). */
const identityFrom = (value: unknown): number | undefined => {
  const told = isRecord(value) ? (isNothing(value['id']) ? value['@id'] : value['id']) : value
  return numberFrom(told) ?? referenceIn(told)
}

/** An id: a positive whole number, or its text; bare, as a reference, or in a record. */
export const id = <Kind extends string>(kind: Kind): Wire<Id<Kind>> =>
  scalar(`id of ${kind}`, { kind: 'id' }, (value) => {
    const number = identityFrom(value)
    return number !== undefined && Number.isSafeInteger(number) && number > 0 ? (number as Id<Kind>) : undefined
  })

/** The forms of yes and no on the wire, regardless of case; it is written Y or N. */
const FLAGS = new Map<unknown, boolean>([
  ...['y', 's', 1, '1', true, 'true', 'yes', 'si', 'sì', 'on', 'ok', 'vero', 't'].map(
    (value) => [value, true] as const,
  ),
  ...['n', 0, '0', false, 'false', 'no', 'off', 'ko', 'falso', 'f'].map((value) => [value, false] as const),
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
      // The elements of a list count one by one; what is there in its place counts as one.
      const reading = readingOf(context)
      if (reading?.isOfRows === false && plainShape(item).kind === 'list' && listedIn(value) === undefined)
        reading.leftOut += 1
      return t.success(undefined)
    },
    (value) => (value === undefined ? undefined : item.encode(value)),
  )

/** A value that a codec of its own reads as absent: it is then undefined, which is not written. */
export const absentOr = <A>(
  name: string,
  shape: Shape,
  item: Wire<A>,
  isAbsent: (value: unknown) => boolean,
): Wire<A | undefined> =>
  new Wire<A | undefined>(
    name,
    shape,
    (value, context) => (isAbsent(value) ? t.success(undefined) : item.validate(value, context)),
    (value) => (value === undefined ? undefined : item.encode(value)),
  )

/** A value with a decided default where it is absent or undecodable. */
export const otherwise = <A>(item: Wire<A>, fallback: A): Wire<A> =>
  narrowed(optional(item), (value) => value ?? fallback)

/** A text for a citizen that a server may write as HTML (`plainText`). */
const worded: Wire<string> = new Wire<string>(
  'text',
  { kind: 'text' },
  (value, context) => {
    const said = textFrom(value)
    return said === undefined ? t.failure(value, context) : t.success(plainText(said))
  },
  (value) => value,
  (value): value is string => typeof value === 'string' && plainText(value) === value,
)

/** A text for a citizen, that may be absent, empty or HTML. */
export const optionalWords: Wire<string | undefined> = narrowed(optional(worded), (said) =>
  said?.trim() ? said : undefined,
)

/** A text that may be absent or empty: both are undefined. */
export const optionalText: Wire<string | undefined> = optional(filledText)

/** A text that is '' where it is absent. */
export const orEmpty = (said: Wire<string | undefined>): Wire<string> => narrowed(said, (value) => value ?? '')

/** The name of something. The specification does not say which field has it; without a name it is ''. */
export const words: Wire<string> = orEmpty(optional(worded))

/** The fields of a title and of a name. */
export const titleField = ['title', words] as const
export const nameField = ['name', words] as const

/** The values of a list, which some languages write as a record with numeric keys; undefined for other values. */
export const listedIn = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return undefined
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined
}

const NO_READERS: Readers = { all: [], byField: new Map(), exact: new Set(), names: new Set(), meant: new Map() }

/** How the fields of a codec's record are found in a dialect; none for other codecs. */
export const readersIn = (codec: AnyWire, dialect: Dialect): Readers => {
  const { shape } = bareOf(codec)
  return shape.kind === 'record' ? shape.readers(dialect) : NO_READERS
}

/** Every name that a codec's record is read by, as written and as `isNamed` compares them; empty for other codecs. */
export const namesOf = (codec: AnyWire, dialect: Dialect): ReadonlySet<string> => readersIn(codec, dialect).names

/** Whether a key of the wire is one of these names, in whatever spelling. */
export const isNamed = (names: ReadonlySet<string>, key: string): boolean =>
  names.has(key) || names.has(foldedName(key))

/** A flag that is false where it is absent. */
export const flagOrNo: Wire<boolean> = otherwise(flag, false)

export type WireFields = Readonly<Record<string, readonly [wireName: string, codec: AnyWire, ...neighbours: string[]]>>
/** A field of a record: where it is found, the first key first. */
export type Reader = Readonly<{ field: string; name: string; codec: AnyWire; keys: readonly string[] }>

/** How the fields of a record are found: their names as written, these and folded ones, and what a folded name means. */
export type Readers = Readonly<{
  all: readonly Reader[]
  byField: ReadonlyMap<string, Reader>
  exact: ReadonlySet<string>
  names: ReadonlySet<string>
  meant: ReadonlyMap<string, string>
}>
export type ReadersOf = (dialect: Dialect) => Readers

/** The same wire under another type: `to` reads it, `from` writes it. */
export function mapped<A, B>(codec: Wire<A>, to: (value: A) => B, from: (value: B) => A): Wire<B> {
  return new Wire<B>(
    codec.name,
    { kind: 'mapped', from: codec, to },
    (value, context) => pipe(codec.validate(value, context), Either.map(to)),
    (value) => codec.encode(from(value)),
  )
}

/** The same wire, of which less is a value: `to` reads it, and what it makes is written as it is. */
export function narrowed<A, B extends A>(codec: Wire<A>, to: (value: A) => B): Wire<B> {
  return mapped<A, B>(codec, to, (value) => value)
}

/** The same codec of more forms: `prepare` brings what came into the form of the contract. */
export const prepared = <A>(
  codec: Wire<A>,
  prepare: (value: unknown, context: t.Context) => unknown,
  name = codec.name,
): Wire<A> =>
  new Wire<A>(name, codec.shape, (value, context) => codec.validate(prepare(value, context), context), codec.encode)

/**
 * The same wire, of which more is read: `refine` sees what was read beside what came, and says undefined where that cannot
 * be read after all. `encode` writes what was added.
 */
export const refined = <A, B extends A>(
  codec: Wire<A>,
  refine: (read: A, value: unknown, context: t.Context) => B | undefined,
  encode: (value: B) => unknown = codec.encode,
): Wire<B> =>
  new Wire<B>(
    codec.name,
    codec.shape,
    (value, context) => {
      const read = codec.validate(value, context)
      if (Either.isLeft(read)) return read
      const more = refine(read.right, value, context)
      return more === undefined ? t.failure(value, context) : t.success(more)
    },
    encode,
  )
