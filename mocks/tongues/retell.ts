import type { AnyWire } from '#adapters/http/codecs/wire.ts'

/** Where a value stands in an answer: by it the forms of a tongue vary. */
export type Place = Readonly<{
  /** The call and the keys on the way. */
  path: string
  /** The name of the field that it stands in, or of the field of its list. */
  field: string
  /** The names of the records around it, the nearest last. */
  records: readonly string[]
  /** The codec that reads the whole field or element. */
  codec: AnyWire
}>

export type ScalarKind = 'text' | 'id' | 'flag' | 'count' | 'decimal' | 'instant' | 'date' | 'time' | 'choice'
export type Fields = Readonly<Record<string, unknown>>

/** How a tongue says each part of a content: it is given what our own tongue says there. */
export type Scribe = Readonly<{
  scalar: (kind: ScalarKind, value: unknown, at: Place) => unknown
  /** What may be absent and is; undefined leaves it out. */
  nothing: (item: AnyWire, at: Place) => unknown
  /** `isPart` where its elements are counted, or there are more on other pages. */
  list: (elements: readonly unknown[], item: AnyWire, at: Place, isPart?: boolean) => unknown
  /** A record, whose fields have been told already; each of the codec's names is among them. */
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

/** A content in another tongue: walks the shape of its codec and what our own tongue says, together. */
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

/** A whole number from 0 to below `limit`, the same for the same words. */
export const lotOf = (words: string, limit: number): number => {
  let sum = 0x811c9dc5
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ words.charCodeAt(at), 0x01000193) >>> 0
  // The low bits of such a sum follow the last letter.
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 0
  return ((sum ^ (sum >>> 13)) >>> 0) % limit
}

/** One of a few forms, by the place where it is said. */
export const oneOf = <Form>(forms: readonly [Form, ...Form[]], { path }: Place, of = ''): Form =>
  forms[lotOf(path + of, forms.length)] ?? forms[0]
