/**
 * Servers that a seed makes from the contract: the fields that the specification does not name have likely words, and
 * envelope, pages, totals, order and moments are each of one kind. Nobody can read such a server by guesses alone; the
 * part `wire` of a town's configuration, which `npm run contract` writes, says how.
 */
import type { AnyWire } from '#adapters/http/codecs/wire.ts'
import { foldedName } from '#adapters/http/codecs/names/neighbours.ts'
import { fromWallClock } from '#domain/time/wall-clock.ts'
import { LARAVEL } from './laravel.ts'
import { LIKELY_WORDS } from './likely-words.ts'
import { NAMED } from './named-by-the-seed.ts'
import { type Fields, lotOf, type Place, type Scribe } from './retell.ts'
import { isYes, snake } from './scalars.ts'
import type { MadeTongue } from './tongue.ts'
import type { Made } from './made-server.ts'

/** One field in so many keeps the name of the contract. */
const KEPT = 5
const HOUR = 3_600_000

type Flags = readonly [yes: unknown, no: unknown]

const CONTENTS = ['risposta', 'payload', 'contenuto', 'esitoRichiesta'] as const
const LISTS = ['righe', 'elenco', 'records', 'lista'] as const
const COUNTS = ['conteggio', 'quanti', 'numeroRighe', 'trovati'] as const
const FLAGS: readonly [Flags, ...Flags[]] = [
  [true, false],
  [1, 0],
  ['S', 'N'],
  ['true', 'false'],
]

/** What `retell.ts` hands on of a record: its codec, and the names of those around it. */
const namedBySeed = (codec: AnyWire, { records }: Place): ReadonlySet<string> =>
  new Set(['id', ...(NAMED[`${records.at(-2)} ${codec.name}`] ?? NAMED[codec.name] ?? '').split(' ')])

/** Makes the server of a seed. */
const made = (seed: string): Made => {
  const pick = <A>(from: readonly [A, ...A[]], of: string): A => from[lotOf(`${seed} ${of}`, from.length)] ?? from[0]
  const isSnake = lotOf(`${seed} names`, 2) === 0
  const firstPage = lotOf(`${seed} page`, 2) === 0 ? 0 : 1
  const countsAll = lotOf(`${seed} total`, 3) > 0
  const zone = pick(['UTC', 'Europe/Rome', 'named'], 'zone')
  const [yes, no] = pick(FLAGS, 'flags')
  const isNewestFirst = lotOf(`${seed} messages`, 2) === 0
  const isWrapped = lotOf(`${seed} wrapped`, 2) === 0
  const [content, list, count] = [pick(CONTENTS, 'content'), pick(LISTS, 'list'), pick(COUNTS, 'count')]

  /** The words of a record, each of its own: none of them means another field there. */
  const wordsOf = (codec: AnyWire, named: ReadonlySet<string>): ReadonlyMap<string, string> => {
    if (codec.shape.kind !== 'record') return new Map()
    const fields = Object.values(codec.shape.fields)
    const words = new Map<string, string>()
    for (const [name] of fields) {
      const all = LIKELY_WORDS[name]?.split(' ') ?? []
      const first = lotOf(`${seed} ${name}`, Math.max(all.length, 1))
      const others = fields.filter(([other]) => other !== name)
      const taken = new Set(
        [...words.values(), ...others.flatMap(([other, , ...more]) => [other].concat(more))].map(foldedName),
      )
      const isKept = named.has(name) || lotOf(`${seed} ${codec.name} ${name} kept`, KEPT) === 0
      const free = [...all.slice(first), ...all.slice(0, first)].find((word) => !taken.has(foldedName(word)))
      words.set(name, isKept ? name : (free ?? name))
    }
    return words
  }
  const known = new Map<string, ReadonlyMap<string, string>>()
  const wordsIn = (codec: AnyWire, at: Place): ReadonlyMap<string, string> => {
    const words = known.get(codec.name) ?? wordsOf(codec, namedBySeed(codec, at))
    known.set(codec.name, words)
    return words
  }

  const moment = (value: string): string => {
    if (zone === 'named') return value.replace(/(?:\.\d{3})?Z$/, '+00:00')
    const at = Date.parse(value)
    const wall =
      zone === 'UTC'
        ? at
        : ([1, 2].map((hours) => at + hours * HOUR).find((one) => fromWallClock(one) === at) ?? at + HOUR)
    return new Date(wall).toISOString().slice(0, 19).replace('T', ' ')
  }

  const scribe: Scribe = {
    scalar: (kind, value) =>
      kind === 'flag' ? (isYes(value) ? yes : no) : kind === 'instant' ? moment(String(value)) : value,
    nothing: () => null,
    list: (elements, item) => (item.name === 'chat message' && isNewestFirst ? [...elements].reverse() : elements),
    record: (fields: Fields, codec, at) => {
      const words = wordsIn(codec, at)
      return Object.fromEntries(
        Object.entries(fields).map(([name, value]) => {
          const word = words.get(name) ?? name
          return [isSnake ? snake(word) : word, value]
        }),
      )
    },
  }

  /** Other lists stand beside the rows, so that no first list is taken for them. */
  const page = (rows: unknown, total: unknown): Fields => ({
    avvertenze: [],
    [list]: rows,
    ...(total !== undefined && { [count]: total }),
  })
  const wrapped = (value: unknown): unknown => (isWrapped ? { codice: 200, [content]: value } : value)
  return {
    scribe,
    firstPage,
    said: () => known,
    envelope: (told) =>
      told.kind === 'rows'
        ? wrapped(told.page === undefined ? told.rows : page(told.rows, told.page.total))
        : wrapped(told.value),
    total: (total, { kind, ...rest }) =>
      countsAll || kind !== 'rows' || !('rows' in rest) || !Array.isArray(rest.rows) ? total : rest.rows.length,
  }
}

const servers = new Map<MadeTongue, Made>([['made-laravel', LARAVEL]])

/** The server of a tongue, once for each. */
export const serverMade = (tongue: MadeTongue): Made => {
  const server = servers.get(tongue) ?? made(tongue)
  servers.set(tongue, server)
  return server
}
