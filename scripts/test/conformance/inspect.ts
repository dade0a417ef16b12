/** Compares an answer with the codec of its call: envelopes, required fields, types, forms and ranges. */
import * as Either from 'fp-ts/lib/Either.js'
import { readWire } from '#adapters/http/codecs/reading.ts'
import { type AnyWire, isNothing, isRecord } from '#adapters/http/codecs/wire.ts'
import { NAMED, TOTALS } from '#mocks/tongues/named-by-the-seed.ts'
import { isOptional } from '#scripts/specs/openapi/schemas.ts'
import { ABSENT, LOST, READ, told } from './finding.ts'

export type Seen = Readonly<{ check: string; at: string; expected: string; found: string; effect: string }>

/** How often a field was there, in the records that may have it. */
export type Presence = { records: number; values: number; readonly record: string; unknown: Set<string> }

/** Receives what an inspection finds. */
export type Sink = Readonly<{
  differs: (seen: Seen) => void
  notes: (seen: Seen) => void
  /** Counts fields that the specification names, by their path. */
  presence: Map<string, Presence>
}>

type Form = Readonly<{ expected: string; fits: (value: unknown) => boolean }>

const isWhole = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && Number(value) >= least
const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value)
const isDay = (value: unknown): boolean =>
  matches(/^\d{4}-\d{2}-\d{2}$/)(value) && new Date(`${String(value)}T00:00:00Z`).toJSON()?.startsWith(String(value))

const FORMS: Readonly<Record<string, Form>> = {
  text: { expected: 'a text', fits: (value) => typeof value === 'string' },
  id: { expected: 'an id: a whole number from 1', fits: (value) => isWhole(value, 1) },
  flag: { expected: '"Y" or "N"', fits: (value) => value === 'Y' || value === 'N' },
  count: { expected: 'a whole number from 0', fits: (value) => isWhole(value, 0) },
  decimal: { expected: 'a number', fits: (value) => typeof value === 'number' },
  instant: {
    expected: 'a moment, such as "2026-11-20T08:30:00Z"',
    fits: matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/),
  },
  date: { expected: 'a day, such as "2026-11-20"', fits: isDay },
  time: { expected: 'a time, such as "09:30"', fits: matches(/^([01]\d|2[0-3]):[0-5]\d$/) },
}

/** Values with a unit: a number outside of its range is in another unit, or in another field's place. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number, unit: string]>> = {
  latitude: [-90, 90, 'degrees'],
  longitude: [-180, 180, 'degrees'],
  weekDays: [1, 7, 'for Monday to Sunday'],
  price: [0, 100_000, 'euro'],
}

/** Whether the app reads a value without a loss. */
const isRead = (wire: AnyWire, value: unknown): boolean => {
  const { result, losses } = readWire(wire, value)
  return Either.isRight(result) && losses.length === 0
}

const effectOf = (wire: AnyWire, value: unknown): string => (isRead(wire, value) ? READ : value === '' ? ABSENT : LOST)

const fieldOf = (at: string): string => at.split('.').at(-1)?.replace('[]', '') ?? ''

const inspectScalar = (wire: AnyWire, value: unknown, at: string, sink: Sink): void => {
  const { shape } = wire
  const differs = (check: string, expected: string) =>
    sink.differs({ check, at, expected, found: told(value, at), effect: effectOf(wire, value) })
  if (wire.name === 'agreement') {
    if (value !== 0 && value !== 1) differs('type', '0 or 1')
    return
  }
  if (shape.kind === 'choice') {
    const words = shape.wire.map((word) => JSON.stringify(word)).join(', ')
    if (typeof value !== 'string' || !shape.wire.includes(value)) differs('word', `one of ${words}`)
    return
  }
  const form = FORMS[shape.kind]
  if (form === undefined) return
  if (!form.fits(value))
    return differs(['instant', 'date', 'time'].includes(shape.kind) ? 'form' : 'type', form.expected)
  const [least, most, unit] = RANGES[fieldOf(at)] ?? []
  if (least !== undefined && most !== undefined && (Number(value) < least || Number(value) > most))
    sink.differs({ check: 'unit', at, expected: `${least} to ${most} ${unit}`, found: told(value), effect: LOST })
}

const inside = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)

const inspectRecord = (wire: AnyWire, value: unknown, at: string, around: string | undefined, sink: Sink): void => {
  if (wire.shape.kind !== 'record') return
  if (!isRecord(value))
    return sink.differs({
      check: 'type',
      at,
      expected: 'a record',
      found: told(value, at),
      effect: effectOf(wire, value),
    })
  const named = new Set((NAMED[`${around} ${wire.name}`] ?? NAMED[wire.name] ?? '').split(' '))
  const fields = Object.values(wire.shape.fields)
  const known = new Set<string>(fields.flatMap(([name, , ...others]) => [name, ...others]))
  const unknown = Object.keys(value).filter((name) => !known.has(name))
  for (const [name, codec] of fields) {
    const own = value[name]
    const spot = inside(at, name)
    if (named.has(name)) {
      const count = sink.presence.get(spot) ?? { records: 0, values: 0, record: wire.name, unknown: new Set() }
      count.records += 1
      if (!isNothing(own)) count.values += 1
      for (const one of unknown) count.unknown.add(one)
      sink.presence.set(spot, count)
    }
    if (own !== undefined && own !== null) inspect(codec, own, spot, wire.name, sink)
    else if (!isOptional(codec))
      sink.differs({
        check: own === null ? 'null' : 'required field',
        at: spot,
        expected: 'a value',
        found: own === null ? 'null' : `nothing; the record has ${Object.keys(value).slice(0, 12).join(', ')}`,
        effect: effectOf(codec, own),
      })
  }
}

const inspectRows = (item: AnyWire, rows: unknown, at: string, around: string | undefined, sink: Sink): void => {
  if (!Array.isArray(rows))
    return sink.differs({ check: 'type', at, expected: 'a list', found: told(rows, at), effect: LOST })
  for (const row of rows as readonly unknown[]) inspect(item, row, `${at}[]`, around, sink)
}

const inspectTotal = (wire: AnyWire, content: Readonly<Record<string, unknown>>, at: string, sink: Sink): void => {
  if (wire.shape.kind !== 'rows') return
  const total = content['totalRows']
  const found = { at: `${at}.totalRows`, expected: 'the number of rows of all pages', found: told(total), effect: LOST }
  if (total === undefined || total === null) {
    const isNamed = TOTALS.has(wire.shape.item.name)
    sink[isNamed ? 'differs' : 'notes']({ check: 'total', ...found, effect: 'The app does not know the last page.' })
  } else if (!isWhole(total, 0)) sink.differs({ check: 'type', ...found, effect: READ })
}

/** Compares a value of an answer with its codec. */
export const inspect = (wire: AnyWire, value: unknown, at: string, around: string | undefined, sink: Sink): void => {
  const { shape } = wire
  switch (shape.kind) {
    case 'mapped':
      return inspect(shape.from, value, at, around, sink)
    case 'optional':
      return value === undefined || value === null ? undefined : inspect(shape.item, value, at, around, sink)
    case 'list':
      return inspectRows(shape.item, value, at, around, sink)
    case 'record':
      return inspectRecord(wire, value, at, around, sink)
    case 'one':
    case 'done':
    case 'rows':
      return inspectEnvelope(wire, value, at, around, sink)
    default:
      return inspectScalar(wire, value, at, sink)
  }
}

const inspectEnvelope = (wire: AnyWire, value: unknown, at: string, around: string | undefined, sink: Sink): void => {
  const { shape } = wire
  if (shape.kind !== 'one' && shape.kind !== 'done' && shape.kind !== 'rows') return
  if (shape.kind !== 'rows' && shape.isBare) return inspect(shape.item, value, at, around, sink)
  if (!isRecord(value) || !('data' in value))
    return sink.differs({
      check: 'envelope',
      at,
      expected: 'a record with data',
      found: told(value),
      effect: effectOf(wire, value),
    })
  const content = value['data']
  if (shape.kind !== 'rows') {
    const isWrong = content === null && shape.item.shape.kind !== 'optional'
    return isWrong
      ? sink.differs({ check: 'null', at: 'data', expected: 'a record', found: 'null', effect: LOST })
      : inspect(shape.item, content, 'data', around, sink)
  }
  if (shape.name === undefined) return inspectRows(shape.item, content, 'data', around, sink)
  if (!isRecord(content) || !(shape.name in content))
    return sink.differs({
      check: 'envelope',
      at: 'data',
      expected: `a record with ${shape.name}`,
      found: told(content),
      effect: effectOf(wire, value),
    })
  inspectRows(shape.item, content[shape.name], `data.${shape.name}`, around, sink)
  if (shape.isPage) inspectTotal(wire, content, 'data', sink)
}
