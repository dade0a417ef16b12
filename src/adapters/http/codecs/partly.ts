/** Fields whose absence is told to a citizen: what came and could not be read is not told as none (fault 55). */
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Partly } from '#domain/unreadable.ts'
import { dialectIn } from './reading.ts'
import { type AnyWire, isHollow, isNothing, isRecord, readersIn, Wire } from './wire.ts'
import { isFilledList, keyIn, mayBeElsewhere, spellingIn } from './wire-records.ts'

/** Whether a value of the wire has content. */
export const hasContent = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasContent) : !isNothing(value) && !isHollow(value)

const isNone = (value: unknown): boolean => value === undefined || value === '' || isHollow(value)

/** A text that is a film by what it says. */
const FILM = /\.(?:webm|mp4|mov|m3u8)(?:\?|$)|youtu\.?be|vimeo/i

/** Whether a value fits into a field by what it is: a list of records into a list, a day into a day, a film into a text. */
const fitsInto =
  (codec: AnyWire) =>
  (value: unknown): boolean => {
    const { shape } = codec
    if (shape.kind === 'mapped') return fitsInto(shape.from)(value)
    if (shape.kind === 'optional') return fitsInto(shape.item)(value)
    if (shape.kind === 'list') return isFilledList(value)
    if (typeof value !== 'string') return false
    return shape.kind === 'date' ? Either.isRight(codec.decode(value)) : shape.kind === 'text' && FILM.test(value)
  }

/** A record that names which of these fields came and could not be read, under their name or under one that nobody knows. */
export const partly = <A extends object, Field extends keyof A & string>(
  codec: Wire<A>,
  ...watched: readonly Field[]
): Wire<A & Partly<Field>> => {
  return new Wire<A & Partly<Field>>(
    codec.name,
    { kind: 'mapped', from: codec, to: (value: never): unknown => value },
    (value, context) => {
      const read = codec.validate(value, context)
      if (Either.isLeft(read) || !isRecord(value)) return read
      const readers = readersIn(codec, dialectIn(context))
      const spelt = spellingIn(value, readers)
      const unreadable = watched.filter((field) => {
        const reader = readers.byField.get(field)
        return (
          reader !== undefined &&
          isNone(read.right[field]) &&
          (hasContent(value[keyIn(value, reader, spelt)]) ||
            mayBeElsewhere(value, reader, readers, fitsInto(reader.codec)))
        )
      })
      return unreadable.length === 0 ? read : t.success({ ...read.right, unreadable })
    },
    codec.encode,
  )
}

/**
 * A record with lists whose emptiness is told, in groups of which one list suffices. Where a group is empty, and what it lacks
 * may stand under a name that nobody knows, the record cannot be read (fault 55).
 */
export const toldNone = <A extends object, Field extends keyof A & string>(
  codec: Wire<A>,
  ...groups: readonly (readonly Field[])[]
): Wire<A> =>
  new Wire<A>(
    codec.name,
    { kind: 'mapped', from: codec, to: (value: never): unknown => value },
    (value, context) => {
      const read = codec.validate(value, context)
      if (Either.isLeft(read) || !isRecord(value)) return read
      const readers = readersIn(codec, dialectIn(context))
      const mayBeThere = (field: Field): boolean => {
        const reader = readers.byField.get(field)
        return reader !== undefined && mayBeElsewhere(value, reader, readers, isFilledList)
      }
      const isUnread = groups.some((all) => all.every((field) => isNone(read.right[field])) && all.some(mayBeThere))
      return isUnread ? t.failure(value, context) : read
    },
    codec.encode,
  )
