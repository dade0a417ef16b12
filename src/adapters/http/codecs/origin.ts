/** What is read is written back as it came: a record that is edited keeps its names and its unknown fields (fault 55). */
import type { Origin, Original } from '#domain/origin.ts'
import type { Partly } from '#domain/unreadable.ts'
import { CONTRACT, type Dialect } from '#domain/town/dialect.ts'
import { foldedName } from './names/neighbours.ts'
import { dialectIn } from './reading.ts'
import { type AnyWire, bareOf, isNamed, isNothing, isRecord, namesOf, readersIn, refined, type Wire } from './wire.ts'
import { keyIn, spellingIn } from './wire-records.ts'

type Known = Readonly<{
  names: Readonly<Record<string, string>>
  /** The flags that came under another name, as they came: by the name of the contract. */
  flags: Readonly<Record<string, unknown>>
  /** What is unknown of it. */
  rest: Readonly<Record<string, unknown>>
  /** Its fields that could not be read, by their names on the wire. */
  held: Readonly<Record<string, unknown>>
}>

/** Names that stand in for another and mean something else: nothing is written under them. */
const STAND_INS: ReadonlySet<string> = new Set(['fullname', 'username'])
/** What a server does not want back, and nobody should hold. */
const SECRET = /pass(?:word)?|salt|hash|token|secret/i

const isHeld = (key: string): boolean => !SECRET.test(key)

/** The pairs of no and yes that servers write, each in its own case. */
const PAIRS: readonly (readonly [no: unknown, yes: unknown])[] = [
  [false, true],
  [0, 1],
  ['0', '1'],
  ['n', 's'],
  ['n', 'y'],
  ['no', 'si'],
  ['no', 'sì'],
  ['no', 'yes'],
  ['false', 'true'],
  ['falso', 'vero'],
  ['off', 'on'],
  ['ko', 'ok'],
  ['f', 't'],
]
const folded = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** A flag, written Y or N, in the form in which the server wrote it. */
const likeFlag = (written: unknown, came: unknown): unknown => {
  const pair = PAIRS.find((one) => one.includes(folded(came)))
  if (pair === undefined) return written
  const value = pair[written === 'Y' ? 1 : 0]
  return typeof came === 'string' && came === came.toUpperCase() ? String(value).toUpperCase() : value
}

const originIn = (
  codec: AnyWire,
  wire: Readonly<Record<string, unknown>>,
  unreadable: readonly string[],
  dialect: Dialect,
): Origin | undefined => {
  const readers = readersIn(codec, dialect)
  const spelt = spellingIn(wire, readers)
  const names = Object.fromEntries(
    readers.all.flatMap((reader) => {
      const own = keyIn(wire, reader, spelt)
      return own === reader.name || STAND_INS.has(foldedName(own)) ? [] : [[reader.name, own]]
    }),
  )
  const flags = Object.fromEntries(
    readers.all.flatMap(({ name, codec: field }) => {
      const own = names[name]
      return own !== undefined && bareOf(field).shape.kind === 'flag' && !isNothing(wire[own])
        ? [[name, wire[own]]]
        : []
    }),
  )
  const held = Object.fromEntries(
    unreadable.flatMap((field) => {
      const reader = readers.byField.get(field)
      const own = reader && keyIn(wire, reader, spelt)
      return own === undefined ? [] : [[own, wire[own]]]
    }),
  )
  const known = readers.names
  const rest = Object.fromEntries(Object.entries(wire).filter(([key]) => !isNamed(known, key) && isHeld(key)))
  const isPlain = [names, rest, held].every((part) => Object.keys(part).length === 0)
  return isPlain ? undefined : ({ names, flags, rest, held } satisfies Known as unknown as Origin)
}

const knownOf = (origin: Origin | undefined): Known => {
  const { names, flags, rest, held }: Readonly<Record<string, unknown>> = origin ?? {}
  return {
    flags: isRecord(flags) ? flags : {},
    names: isRecord(names) ? (names as Known['names']) : {},
    rest: isRecord(rest) ? rest : {},
    held: isRecord(held) ? held : {},
  }
}

/** The written record under the names it came with, beside what is unknown of it. */
const asItCame = (written: unknown, origin: Origin | undefined, codec: AnyWire): unknown => {
  if (origin === undefined || !isRecord(written)) return written
  const { names, flags, rest, held } = knownOf(origin)
  const own = namesOf(codec, CONTRACT)
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !isNamed(own, key))),
    // What could not be read and is not written stays, also where a server takes what is absent away.
    ...held,
    ...Object.fromEntries(
      Object.entries(written).map(([name, value]) => {
        const key = names[name] ?? name
        return [key, key in held && isNothing(value) ? held[key] : name in flags ? likeFlag(value, flags[name]) : value]
      }),
    ),
  }
}

/** The origin of a record of which only some fields are written: its names, without what is unknown of it. */
export const namesAlone = (origin: Origin | undefined): Origin | undefined =>
  origin && ({ ...knownOf(origin), rest: {} } satisfies Known as unknown as Origin)

/**
 * The body of a call that changes one field of a record, and names it itself. [decided] The name of the specification is
 * always written; the one that the record came with stands beside it, with the value in the form in which it came.
 */
export const namedAlso = <A extends object>(codec: Wire<A>): Wire<A & Original> =>
  refined<A, A & Original>(
    codec,
    (read) => read,
    ({ origin, ...value }) => {
      const written = codec.encode(value as unknown as A)
      const known = { ...knownOf(origin), rest: {}, held: {} } satisfies Known as unknown as Origin
      const own = asItCame(written, known, codec)
      return isRecord(written) && isRecord(own) ? { ...own, ...written } : written
    },
  )

/** A record that keeps its origin: read from the server, and written to it. */
export const original = <A extends object>(codec: Wire<A>): Wire<A & Original> =>
  refined<A, A & Original>(
    codec,
    (read, value, context) => {
      const { unreadable = [] }: Partly<string> = read
      const origin = isRecord(value) ? originIn(codec, value, unreadable, dialectIn(context)) : undefined
      return origin === undefined ? read : { ...read, origin }
    },
    ({ origin, ...value }) => asItCame(codec.encode(value as unknown as A), origin, codec),
  )
