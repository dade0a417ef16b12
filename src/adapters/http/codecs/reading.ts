/** One reading of a value by its codec: what had to be left out on the way, and where that stood. */
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** Something that was there and could not be read: where it stood, what was expected there, and what was found. */
type Loss = Readonly<{ path: string; expected: string; actual: unknown }>

/** One reading of a value: what it leaves out, and whether it writes down where each value stands. */
type Reading = {
  readonly isTraced: boolean
  readonly losses: Loss[]
  readonly asked: unknown
  /** Whether the field that was read last is lost as a whole. */
  hasLost: boolean
}
type Root = t.ContextEntry & { readonly reading?: Reading }

/** The number that the one thing which is read was asked for by. */
export const askedIn = (context: t.Context): unknown => readingOf(context)?.asked

export const readingOf = (context: t.Context): Reading | undefined => (context[0] as Root | undefined)?.reading

/** The place that a context stands for: the keys on the way, joined by dots. */
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
 * Reads a value and tells what had to be left out. `asked` is the number by which the one thing in it was asked for. Where
 * things stand is written down only in a second reading, when the first one met something that it could not read: of ten
 * thousand sound rows nobody asks, and it costs more than reading.
 */
export const readWire = <A>(
  codec: t.Type<A, unknown, unknown>,
  value: unknown,
  asked?: unknown,
): Readonly<{ result: t.Validation<A>; losses: readonly Loss[] }> => {
  const quick: Reading = { isTraced: false, losses: [], asked, hasLost: false }
  const result = validateWith(codec, value, quick)
  if (Either.isRight(result) && quick.losses.length === 0) return { result, losses: [] }
  const traced: Reading = { isTraced: true, losses: [], asked, hasLost: false }
  return { result: validateWith(codec, value, traced), losses: traced.losses }
}

/** Reads a part of something, under its key where places are written down. */
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

/** Notes what is left out: the deepest place where reading failed. */
export const lose = (errors: t.Errors, context: t.Context): void => {
  const at = errors[0]?.context ?? context
  const last = at.at(-1)
  const reading = readingOf(context)
  if (reading === undefined) return
  reading.losses.push({ path: pathOf(at), expected: last?.type.name ?? '', actual: last?.actual })
  reading.hasLost = true
}

/** Whatever was lost inside, the value itself was found. */
export const found = (reading: Reading | undefined): void => {
  if (reading !== undefined) reading.hasLost = false
}
