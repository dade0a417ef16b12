import * as Either from 'fp-ts/lib/Either.js'
import type { AnyWire } from '#adapters/http/codecs/wire.ts'

/** The place of a value in an answer, by which a dialect varies its forms. */
export type Place = Readonly<{
  /** The call and the keys of the path. */
  path: string
  /** The name of its field, or of the field of its list. */
  field: string
  /** The names of the surrounding records, the nearest last. */
  records: readonly string[]
  /** The codec of the whole field or element. */
  codec: AnyWire
}>

export type ScalarKind = 'text' | 'id' | 'flag' | 'count' | 'decimal' | 'instant' | 'date' | 'time' | 'choice'
export type Fields = Readonly<Record<string, unknown>>

/** How a dialect writes each part of a content, from the form of our own dialect. */
export type Scribe = Readonly<{
  scalar: (kind: ScalarKind, value: unknown, at: Place) => unknown
  /** An absent optional value; undefined omits it. */
  nothing: (item: AnyWire, at: Place) => unknown
  /** `isPart` where the list has a total or further pages. */
  list: (elements: readonly unknown[], item: AnyWire, at: Place, isPart?: boolean) => unknown
  /** A record whose fields are already converted; it has every name of the codec. */
  record: (fields: Fields, codec: AnyWire, at: Place) => unknown
}>

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The place of something inside another. */
export const below = ({ path, field, records }: Place, key: string | number, codec: AnyWire): Place => ({
  path: `${path}.${key}`,
  field: typeof key === 'string' ? key : field,
  records,
  codec,
})

const recordRetold = (scribe: Scribe, codec: AnyWire, value: Fields, at: Place): unknown => {
  if (codec.shape.kind !== 'record') return value
  const inside = { ...at, records: [...at.records, codec.name] }
  const told = Object.values(codec.shape.fields).map(([name, field]): [string, unknown] => [
    name,
    retold(scribe, field, value[name], below(inside, name, field)),
  ])
  return scribe.record(Object.fromEntries(told), codec, at)
}

/** Converts a content to another dialect: walks the shape of its codec and our own form together. */
export const retold = (scribe: Scribe, codec: AnyWire, value: unknown, at: Place): unknown => {
  const { shape } = codec
  switch (shape.kind) {
    case 'mapped':
      return retold(scribe, shape.from, value, at)
    case 'optional':
      return isNothing(value) ? scribe.nothing(shape.item, at) : retold(scribe, shape.item, value, at)
    case 'list':
      return Array.isArray(value)
        ? scribe.list(
            value.map((one: unknown, index) => retold(scribe, shape.item, one, below(at, index, shape.item))),
            shape.item,
            at,
          )
        : value
    case 'record':
      return isNothing(value) ? scribe.nothing(codec, at) : recordRetold(scribe, codec, value as Fields, at)
    case 'one':
    case 'rows':
    case 'done':
    case 'jsonText':
    case 'multipart':
    case 'file':
      return value
    default:
      return scribe.scalar(shape.kind, value, at)
  }
}

/** Whether a codec decodes two values equally. */
export const isReadAlike = (codec: AnyWire, one: unknown, other: unknown): boolean => {
  const [first, second] = [codec.decode(one), codec.decode(other)]
  return Either.isRight(first) && Either.isRight(second) && JSON.stringify(first.right) === JSON.stringify(second.right)
}

/** The form, where its field reads it like the value; else the value. */
export const where = (codec: AnyWire, form: unknown, value: unknown): unknown =>
  isReadAlike(codec, form, value) ? form : value

/** An integer from 0 to below `limit`, stable for the same words. */
export const lotOf = (words: string, limit: number): number => {
  let sum = 0x811c9dc5
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ words.charCodeAt(at), 0x01000193) >>> 0
  // The low bits of such a hash depend on the last letter only.
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 0
  return ((sum ^ (sum >>> 13)) >>> 0) % limit
}

/** One of several forms, chosen by the place. */
export const oneOf = <Form>(forms: readonly [Form, ...Form[]], { path }: Place, of = ''): Form =>
  forms[lotOf(path + of, forms.length)] ?? forms[0]
