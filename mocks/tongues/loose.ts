import * as Either from 'fp-ts/lib/Either.js'
import { messageField } from '#adapters/http/codecs/envelope.ts'
import type { AnyWire } from '#adapters/http/codecs/wire.ts'
import { type Fields, isReadAlike, lotOf, oneOf, type Place, type Scribe } from './retell.ts'
import { dateForms, decimalForms, flagForms, isYes, momentForms, textForms, timeForms } from './scalars.ts'

/** A number as a text, or in a record where its field is a reference. */
const idForms = (value: unknown, { field }: Place): readonly [unknown, ...unknown[]] =>
  field === 'id' ? [String(value), value] : [String(value), value, { id: value }]

/** A word in the other case. */
const otherCase = (word: string): string => (word === word.toLowerCase() ? word.toUpperCase() : word.toLowerCase())

/** A name in a record, where its field accepts that. */
const nameForms = (text: string, { codec }: Place): readonly [unknown, ...unknown[]] => {
  const wrapped = { name: text }
  return isReadAlike(codec, wrapped, text) ? [wrapped, text] : textForms(text)
}

/** A message as a list of sentences, as a record by field, or as a text. */
const messageForms = (text: string): readonly [unknown, ...unknown[]] => [[text], { form: [text] }, text]

const ABSENT = [null, ''] as const
const NO_COUNT = [-1, 'n.d.', null] as const
const NO_ID = [0, null, '', '0'] as const

/** Values that are no valid element of the contract; which one varies by list. */
const STRANGERS: readonly unknown[] = ['x', {}, null, 7.5, { errore: true }]

/** An invalid element of a list. */
const strangerFor = (item: AnyWire, at: Place): unknown => {
  const refused = STRANGERS.filter((one) => Either.isLeft(item.decode(one)))
  return refused[lotOf(at.path, refused.length)] ?? null
}

/** What one invalid element takes away from the others: hours of which some are unreadable do not say what is closed. */
const WHOLE: ReadonlySet<string> = new Set(['opening span'])

/** A list with one invalid element before a valid one; an empty list stays empty. */
const withStranger = (elements: readonly unknown[], item: AnyWire, at: Place): readonly unknown[] => {
  if (elements.length === 0 || WHOLE.has(item.name)) return elements
  const place = lotOf(at.path, elements.length)
  return [...elements.slice(0, place), strangerFor(item, at), ...elements.slice(place)]
}

/** Fields unknown to the contract. */
const EXTRAS: readonly [Fields, ...Fields[]] = [
  { _versione: 3 },
  { creato_da: null, _links: { self: '/v2' } },
  { _etag: 'W/"a1"', note_interne: '' },
]

/** The alternative name of a field, where it has an unambiguous one. */
const aliasOf = (codec: AnyWire, wireName: string, at: Place): string => {
  if (codec.shape.kind !== 'record') return wireName
  const fields = Object.values(codec.shape.fields)
  const others = fields.find(([name]) => name === wireName)?.slice(2) ?? []
  const free = others.filter(
    (other): other is string =>
      typeof other === 'string' &&
      !fields.some(([name, , ...names]) => name !== wireName && [name, ...names].includes(other)),
  )
  return free.length > 0 && lotOf(`${at.path}.${wireName} alias`, 3) === 0
    ? (free[lotOf(`${at.path}.${wireName}`, free.length)] ?? wireName)
    : wireName
}

/** The name of a record alone, where its field accepts that without a loss. */
const shortened = (fields: Fields, at: Place): unknown => {
  const short = ['name', 'title'].map((name) => fields[name]).find((name) => typeof name === 'string' && name !== '')
  return short !== undefined && isReadAlike(at.codec, short, fields) ? short : undefined
}

/**
 * Every scalar in an unusual but allowed form, unknown fields in every record, and an invalid element in every list.
 */
export const loose: Scribe = {
  scalar: (kind, value, at) => {
    switch (kind) {
      case 'text':
        return oneOf(at.codec === messageField[1] ? messageForms(String(value)) : nameForms(String(value), at), at)
      case 'id':
        return oneOf(idForms(value, at), at)
      case 'count':
        return oneOf([String(value), value], at)
      case 'decimal':
        return oneOf(decimalForms(Number(value)), at)
      case 'flag':
        return oneOf(flagForms(isYes(value)), at)
      case 'choice':
        return otherCase(String(value))
      case 'instant':
        return oneOf(momentForms(Date.parse(String(value))), at)
      case 'date':
        return oneOf(dateForms(String(value)), at)
      case 'time':
        return oneOf(timeForms(String(value)), at)
      default:
        return kind satisfies never
    }
  },
  nothing: ({ shape }, at) =>
    oneOf<unknown>(shape.kind === 'count' ? NO_COUNT : shape.kind === 'id' ? NO_ID : ABSENT, at),
  // A page has no more elements than requested, and the total counts each.
  list: (elements, item, at, isPart = false) => (isPart ? elements : withStranger(elements, item, at)),
  record: (fields, codec, at) => {
    const short = shortened(fields, at)
    if (short !== undefined && lotOf(at.path, 2) === 0) return short
    const told = Object.entries(fields).map(([name, value]) => [
      typeof value === 'object' && value !== null ? name : aliasOf(codec, name, at),
      value,
    ])
    return { ...oneOf(EXTRAS, at, 'extra'), ...(Object.fromEntries(told) as Fields) }
  },
}
