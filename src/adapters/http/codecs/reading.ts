/** One decoding of a value by its codec: the losses, and their paths. */
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { CONTRACT, type Dialect } from '#domain/town/dialect.ts'

/** A value that could not be decoded: its path, the expected type, and the type found. */
type Loss = Readonly<{ path: string; expected: string; actual: unknown }>

/** One decoding: its losses, and whether it records paths. */
type Reading = {
  readonly isTraced: boolean
  readonly losses: Loss[]
  readonly asked: unknown
  readonly dialect: Dialect
  /** Whether the last optional field is lost as a whole. */
  hasLost: boolean
  /** How many elements of lists, and lists as a whole, came and could not be read (fault 55). */
  leftOut: number
  /** Whether rows are read: a list inside of one that may be missing is none of what the page lists. */
  isOfRows: boolean
}
type Root = t.ContextEntry & { readonly reading?: Reading }

/** The requested id of the one thing that is decoded. */
export const askedIn = (context: t.Context): unknown => readingOf(context)?.asked

/** How the server speaks whose answer is decoded. */
export const dialectIn = (context: t.Context): Dialect => readingOf(context)?.dialect ?? CONTRACT

export const readingOf = (context: t.Context): Reading | undefined => (context[0] as Root | undefined)?.reading

/** The path of a context: its keys, joined by dots. */
export const pathOf = (context: t.Context): string =>
  context
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.')

const validateWith = <A>(codec: t.Type<A, unknown, unknown>, value: unknown, reading: Reading): t.Validation<A> => {
  const root: Root = { key: '', type: codec, actual: value, reading }
  return codec.validate(value, [root])
}

/**
 * Decodes a value and returns its losses, and how many parts of lists are among them. `asked` is the requested id of the one thing in it, `dialect`
 * that of the server. Paths are recorded only
 * in a second decoding, when the first one had losses: recording paths costs more than decoding, and most answers have
 * no losses.
 */
export const readWire = <A>(
  codec: t.Type<A, unknown, unknown>,
  value: unknown,
  asked?: unknown,
  dialect: Dialect = CONTRACT,
): Readonly<{ result: t.Validation<A>; losses: readonly Loss[]; leftOut: number }> => {
  const quick: Reading = { isTraced: false, losses: [], asked, dialect, hasLost: false, leftOut: 0, isOfRows: false }
  const result = validateWith(codec, value, quick)
  if (Either.isRight(result) && quick.losses.length === 0) return { result, losses: [], leftOut: 0 }
  const traced: Reading = { isTraced: true, losses: [], asked, dialect, hasLost: false, leftOut: 0, isOfRows: false }
  return { result: validateWith(codec, value, traced), losses: traced.losses, leftOut: traced.leftOut }
}

/** A value of which nothing is lost; undefined for any other: a part of it would say something else. */
export const readWhole = <A>(codec: t.Type<A, unknown, unknown>, value: unknown): A | undefined => {
  const { result, losses } = readWire(codec, value)
  return Either.isRight(result) && losses.length === 0 ? result.right : undefined
}

/** Decodes a part, under its key where paths are recorded. */
export const readPart = <A>(
  codec: t.Type<A, unknown, unknown>,
  value: unknown,
  key: string | number,
  context: t.Context,
): t.Validation<A> =>
  codec.validate(
    value,
    readingOf(context)?.isTraced === true ? t.appendContext(context, String(key), codec, value) : context,
  )

/** Adds a loss: the deepest path where decoding failed. */
export const lose = (errors: t.Errors, context: t.Context): void => {
  const at = errors[0]?.context ?? context
  const last = at.at(-1)
  const reading = readingOf(context)
  if (reading === undefined) return
  reading.losses.push({ path: pathOf(at), expected: last?.type.name ?? '', actual: last?.actual })
  reading.hasLost = true
}

/** Losses inside do not matter: the value itself was found. */
export const found = (reading: Reading | undefined): void => {
  if (reading !== undefined) reading.hasLost = false
}
