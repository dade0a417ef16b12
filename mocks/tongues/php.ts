import * as Either from 'fp-ts/lib/Either.js'
import type { AnyWire } from '#adapters/http/codecs/wire.ts'
import { lotOf, type Place, type Scribe } from './retell.ts'
import { isYes, phpDate, phpMoment, phpTime } from './scalars.ts'

/** Whether a field reads an empty text as no: then PHP's false may be sent. */
const readsNothingAsNo = (codec: AnyWire): boolean => {
  const [nothing, no] = [codec.decode(''), codec.decode('0')]
  return Either.isRight(nothing) && Either.isRight(no) && nothing.right === no.right
}

const isHollow = (fields: object): boolean => Object.keys(fields).length === 0

/** A list as PHP may encode it: a record with numeric keys. */
const keyed = (elements: readonly unknown[], { path }: Place): unknown =>
  elements.length === 0 || lotOf(path, 2) === 0 ? { ...elements } : elements

/** The dialect of a server that lets PHP encode its values. */
export const php: Scribe = {
  scalar: (kind, value, at) => {
    switch (kind) {
      case 'instant':
        return phpMoment(Date.parse(String(value)))
      case 'date':
        return phpDate(String(value))
      case 'time':
        return phpTime(String(value))
      case 'flag':
        return isYes(value) ? '1' : readsNothingAsNo(at.codec) ? '' : '0'
      case 'id':
      case 'count':
      case 'decimal':
        return String(value)
      default:
        return value
    }
  },
  nothing: (item) => (item.shape.kind === 'record' ? [] : ''),
  list: (elements, _, at) => keyed(elements, at),
  record: (fields) => (isHollow(fields) ? [] : fields),
}
