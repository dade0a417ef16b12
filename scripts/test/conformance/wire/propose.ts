/** Proposes what a server calls the fields of the contract that it does not have under a known name, with its evidence. */
import * as Either from 'fp-ts/lib/Either.js'
import { foldedName } from '#adapters/http/codecs/names/neighbours.ts'
import { readWire } from '#adapters/http/codecs/reading.ts'
import {
  listedIn,
  type AnyWire,
  isHollow,
  isNamed,
  isNothing,
  isRecord,
  namesOf,
  type Reader,
  readersIn,
} from '#adapters/http/codecs/wire.ts'
import type { Dialect, EnvelopePart } from '#domain/town/dialect.ts'
import { NAMED } from '#mocks/tongues/named-by-the-seed.ts'
import { type Gathered, isKnownTotal, isPlainName, MOST, plain, type Sample } from './gather.ts'
import { type Look, lookInWords, looksOf } from './looks.ts'
import { likeness, meaning } from './words.ts'

/** A name for a field, and why. */
export type Proposal = Readonly<{ record: string; field: string; name: string; evidence: string }>
/** A field that no name was found for, with the names that may be it. */
export type Unknown = Readonly<{ record: string; field: string; records: number; candidates: readonly string[] }>
export type Found = Readonly<{ dialect: Dialect; proposals: readonly Proposal[]; unknown: readonly Unknown[] }>

/** The score from which a name is proposed, and how far it is ahead of the next one. */
const LEAST = 0.5
/** The score from which the only name that is left for a field is proposed. */
const LEAST_ALONE = 0.4
const AHEAD = 0.08
/** The same, for a list or a record whose own fields may have other names too. */
const LEAST_INSIDE = 0.2
/** What a choice gains of which every value is one of its few: hardly anything else has them. */
const CHOSEN = 0.2
/** What a title or a name gains that every record has, and loses that few have. */
const USUAL = 0.1
/** How much shorter a title is than a text, on the average, of so many different ones at least. */
const SHORTER = 0.75
const ENOUGH = 2
/** How many values are tried. */
const TRIED = 40

/** How much of a value a codec reads, from 0 to 1. */
const readBy = (codec: AnyWire, value: unknown, dialect: Dialect): number => {
  const inner = plain(codec)
  const { shape } = inner
  if (shape.kind === 'list') {
    const elements = listedIn(value)
    if (elements === undefined) return 0
    return elements.length === 0 ? 0.5 : share(elements.slice(0, TRIED), (one) => readBy(shape.item, one, dialect))
  }
  if (shape.kind === 'record') {
    // A short form, a name or an id alone, is read by some.
    if (!isRecord(value))
      return Either.isRight(readWire(codec, value).result) &&
        readWire(codec, value).losses.length === 0 &&
        !isRecord(value) &&
        codec.name !== inner.name
        ? 0.5
        : 0
    const keys = Object.keys(value)
    const names = namesOf(inner, dialect)
    const known = keys.filter((key) => isNamed(names, key)).length
    const { all } = readersIn(inner, dialect)
    // Of a record whose fields are renamed, the number of fields says a little.
    const likeSize = 1 - Math.min(1, Math.abs(keys.length - all.length) / Math.max(keys.length, all.length))
    return Math.max(known / Math.max(1, keys.length), 0) * 0.7 + likeSize * 0.3
  }
  if (isRecord(value) || Array.isArray(value)) return 0
  const { result, losses } = readWire(codec, value)
  return Either.isRight(result) && losses.length === 0 && !isNothing(result.right) ? 1 : 0
}

const share = <A>(all: readonly A[], worth: (one: A) => number): number =>
  all.length === 0 ? 0 : all.reduce((sum, one) => sum + worth(one), 0) / all.length

/** The looks that the form of a codec allows. */
const FORMS: Readonly<Record<string, readonly Look[]>> = {
  instant: ['moment', 'day', 'number'],
  date: ['day', 'moment'],
  time: ['time', 'moment'],
  flag: ['flag', 'number', 'moment'],
  count: ['number'],
  // An amount such as 12.50 may be taken for a time; a time with a colon is no decimal.
  decimal: ['number', 'time'],
  id: ['number', 'record', 'path'],
  text: [
    'short',
    'long',
    'markup',
    'street',
    'telephone',
    'email',
    'site',
    'picture',
    'film',
    'path',
    'number',
    'colour',
  ],
}

/** The range of numbers that a field may have in Italy. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = { latitude: [35, 48], longitude: [6, 19] }

const inRange = (field: string, values: readonly unknown[]): number => {
  const range = RANGES[field]
  if (range === undefined) return 1
  return share(values, (value) => (Number(value) >= range[0] && Number(value) <= range[1] ? 1 : 0))
}

/** Fields that every record has. */
const EVERYWHERE: ReadonlySet<string> = new Set(['title', 'name'])

/** How well a key fits a field, from 0 to 1. */
const scoreOf = ({ name, codec }: Reader, key: string, { values: all, records }: Sample, dialect: Dialect): number => {
  const values = all.get(key) ?? []
  const tried = values.filter((value) => !isHollow(value)).slice(0, TRIED)
  const word = meaning(name, key)
  if (tried.length === 0) return word >= 0.8 ? LEAST : 0
  const inner = plain(codec)
  const looks = looksOf(tried)
  const seen = [...looks.values()].reduce((sum, one) => sum + one, 0)
  const formed = FORMS[inner.shape.kind]
  const form =
    formed === undefined || seen === 0 ? 1 : formed.reduce((sum, look) => sum + (looks.get(look) ?? 0), 0) / seen
  const fit = share(tried, (value) => readBy(codec, value, dialect)) * form * inRange(name, tried)
  if (fit < (isRecord(tried[0]) || Array.isArray(tried[0]) ? 0.15 : 0.7)) return 0
  const alike = likeness(name, inner.shape.kind === 'text', looks)
  if (alike !== undefined && alike < 0.3) return 0
  const isUsual = values.length >= Math.min(records, MOST) * 0.95
  const usual = EVERYWHERE.has(name) ? (isUsual ? USUAL : -USUAL) : 0
  const chosen = inner.shape.kind === 'choice' && fit === 1 && tried.length >= ENOUGH ? CHOSEN : 0
  return 0.25 * fit + 0.3 * (alike ?? fit * 0.8) + 0.45 * word + usual + chosen
}

/** What a codec of a list or record is, in words. */
const formInWords = (codec: AnyWire): string => {
  const { shape } = plain(codec)
  return shape.kind === 'list'
    ? `a list of ${shape.item.name}`
    : shape.kind === 'record'
      ? `a ${plain(codec).name}`
      : ''
}

const evidenceOf = ({ codec, name }: Reader, key: string, values: readonly unknown[], records: number): string => {
  const [first] = [...looksOf(values)].sort((a, b) => b[1] - a[1])[0] ?? []
  // An amount such as 12.50 is no time of day.
  const look = first === 'time' && plain(codec).shape.kind === 'decimal' ? 'number' : first
  const likes = formInWords(codec) || (look === undefined ? undefined : lookInWords(look))
  const word = meaning(name, key) > 0 ? ', and is called so' : ''
  return `${key}, ${values.length} of ${records} rows${likes === undefined ? ', always empty' : `, looks like ${likes}`}${word}`
}

type Pair = Readonly<{ reader: Reader; key: string; score: number }>

/** Whether another pair competes for the same field or key, and is nearly as good. */
const isContested = (pair: Pair, rivals: readonly Pair[]): boolean =>
  rivals.some(
    (other) =>
      other !== pair && (other.key === pair.key || other.reader === pair.reader) && other.score > pair.score - AHEAD,
  )

/** Whether a pair is all that is left for its field and for its key. */
const isAlone = (pair: Pair, rivals: readonly Pair[]): boolean =>
  pair.score >= (formInWords(pair.reader.codec) === '' ? LEAST_ALONE : LEAST_INSIDE) &&
  rivals.every(
    (other) => other === pair || other.score === 0 || (other.key !== pair.key && other.reader !== pair.reader),
  )

/** Two fields of which the first is shorter, or comes before the second. */
const ORDERED = [
  ['title', 'subtitle'],
  ['title', 'abstract'],
  ['title', 'description'],
  ['name', 'description'],
  ['dateStart', 'dateEnd'],
  ['timeStart', 'timeEnd'],
  ['opens', 'closes'],
] as const

const averageLength = (values: readonly unknown[]): number => share(values, (value) => String(value).length)

/** Whether the values of a key come before those of another, by their length or in time. */
const isBefore = (first: readonly unknown[], second: readonly unknown[]): boolean => {
  const [look] = [...looksOf(first)].sort((a, b) => b[1] - a[1])[0] ?? []
  if (look !== 'day' && look !== 'time' && look !== 'moment')
    return (
      Math.min(new Set(first).size, new Set(second).size) >= ENOUGH &&
      averageLength(first) < averageLength(second) * SHORTER
    )
  if (first.length !== second.length) return false
  const pairs = first.map((value, at) => [String(value), String(second[at])] as const)
  return pairs.every(([a, b]) => a <= b) && pairs.some(([a, b]) => a < b)
}

/** Two pairs that their order decides, where nothing else does. */
const inOrder = (pairs: readonly Pair[], { values }: Sample): readonly Pair[] => {
  for (const [a, b] of ORDERED) {
    const fitting = pairs.filter(({ score }) => score > 0)
    const [first, second] = [a, b].map((name) => fitting.filter(({ reader }) => reader.name === name))
    const keys = [...new Set([...(first ?? []), ...(second ?? [])].map(({ key }) => key))]
    for (const before of first ?? [])
      for (const after of second ?? [])
        if (
          keys.length === 2 &&
          before.key !== after.key &&
          isBefore(values.get(before.key) ?? [], values.get(after.key) ?? [])
        )
          return [before, after]
  }
  return []
}

/** Whether the specification has a name for something of a record: then it is nothing else there. */
const isSpecified = (record: string, key: string): boolean =>
  (NAMED[record] ?? '').split(' ').some((name) => foldedName(name) === foldedName(key))

/** The surest pair that nothing contests. */
const surest = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs
    .filter((pair) => (pair.score >= LEAST && !isContested(pair, pairs)) || isAlone(pair, pairs))
    .sort((a, b) => b.score - a.score)
    .slice(0, 1)

/** The fields of a record that none of its records has, and the keys that no field has. */
const proposeFor = (record: string, sample: Sample, dialect: Dialect): Pick<Found, 'proposals' | 'unknown'> => {
  const { codec, records, values } = sample
  const { all, names } = readersIn(codec, dialect)
  const present = [...values.keys()]
  const free = present.filter((key) => !isNamed(names, key) && !/^[@_]/.test(key) && !isSpecified(record, key))
  const isThere = ({ keys }: Reader): boolean => {
    const known = new Set(keys.flatMap((one) => [one, foldedName(one)]))
    return present.some((key) => isNamed(known, key))
  }
  const missing = all.filter((reader) => !isThere(reader))
  let pairs = missing.flatMap((reader) =>
    free.map((key): Pair => ({ reader, key, score: scoreOf(reader, key, sample, dialect) })),
  )
  const proposals: Proposal[] = []
  // The surest first: what it takes is nobody's any more.
  for (;;) {
    const sure = surest(pairs)
    const taken = sure.length > 0 ? sure : inOrder(pairs, sample)
    if (taken.length === 0) break
    for (const { reader, key } of taken)
      proposals.push({
        record,
        field: reader.name,
        name: key,
        evidence: evidenceOf(reader, key, values.get(key) ?? [], records),
      })
    pairs = pairs.filter((one) => taken.every(({ key, reader }) => one.key !== key && one.reader !== reader))
  }
  const told = new Set(proposals.map(({ field }) => field))
  return {
    proposals,
    unknown: missing
      .filter(({ name }) => !told.has(name))
      .map(({ name }) => ({
        record,
        field: name,
        records,
        candidates: pairs.filter(({ reader, score }) => reader.name === name && score > 0).map(({ key }) => key),
      })),
  }
}

/** The key that most answers have, if more than one has it. */
const commonest = (counts: ReadonlyMap<string, number>): string | undefined => {
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  return first !== undefined && first[1] > 1 ? first[0] : undefined
}

const envelopeOf = ({ envelope }: Gathered): Dialect['envelope'] => {
  const told: { [Part in EnvelopePart]?: string } = {}
  for (const part of ['content', 'rows', 'total'] as const) {
    const name = commonest(envelope[part])
    if (name !== undefined && !isPlainName(name) && !(part === 'total' && isKnownTotal(name))) told[part] = name
  }
  return Object.keys(told).length === 0 ? undefined : told
}

const withNames = (names: Dialect['names'], proposals: readonly Proposal[]): Dialect['names'] => {
  const all: Record<string, Record<string, string>> = {}
  for (const [record, fields] of Object.entries(names ?? {})) all[record] = { ...fields }
  for (const { record, field, name } of proposals) all[record] = { ...all[record], [field]: name }
  return Object.keys(all).length === 0 ? undefined : all
}

/** Records about the same thing: what one calls a field, the others call it too. */
const ALIKE: readonly (readonly string[])[] = [
  ['activity', 'activity row'],
  ['notice', 'notice row', 'published notice'],
  ['noticeSent', 'noticeSent row'],
  ['topic', 'sub-topic'],
  ['category', 'category name', 'home category'],
]

/** The names of records of which a like one is known, where they have that key, with or without a value. */
const proposedAlike = (
  { samples }: Gathered,
  known: Dialect['names'],
  unknown: readonly Unknown[],
): readonly Proposal[] =>
  unknown.flatMap(({ record, field }) => {
    const others = ALIKE.find((all) => all.includes(record))?.filter((one) => one !== record) ?? []
    const told = new Set(others.flatMap((one) => known?.[one]?.[field] ?? []))
    const [name, ...more] = told
    const isThere = name !== undefined && samples.get(record)?.values.has(name) === true
    const taken = Object.values(known?.[record] ?? {})
    return isThere && more.length === 0 && !taken.includes(name)
      ? [
          {
            record,
            field,
            name,
            evidence: `${name}, as in ${others.filter((one) => known?.[one]?.[field]).join(', ')}`,
          },
        ]
      : []
  })

/** What the gathered answers say beyond a known dialect. */
export const propose = (gathered: Gathered, dialect: Dialect): Found => {
  const found = [...gathered.samples].map(([record, sample]) => proposeFor(record, sample, dialect))
  const sure = found.flatMap((one) => one.proposals)
  const unknown = found.flatMap((one) => one.unknown)
  const alike = proposedAlike(gathered, withNames(dialect.names, sure), unknown)
  const proposals = [...sure, ...alike]
  const names = withNames(dialect.names, proposals)
  const envelope = dialect.envelope ?? envelopeOf(gathered)
  return {
    dialect: { ...dialect, ...(names && { names }), ...(envelope && { envelope }) },
    proposals,
    unknown: unknown.filter((one) => !alike.some(({ record, field }) => record === one.record && field === one.field)),
  }
}
