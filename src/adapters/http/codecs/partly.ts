/** Fields whose absence is told to a citizen: what came and could not be read is not told as none (fault 55). */
import * as Either from 'fp-ts/lib/Either.js'
import type { Partly } from '#domain/unreadable.ts'
import { dialectIn } from './reading.ts'
import {
  type AnyWire,
  bareOf,
  isHollow,
  isNothing,
  isRecord,
  type Reader,
  type Readers,
  readersIn,
  refined,
  type Wire,
} from './wire.ts'
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
    const bare = bareOf(codec)
    const { kind } = bare.shape
    if (kind === 'list') return isFilledList(value)
    if (typeof value !== 'string') return false
    return kind === 'date' ? Either.isRight(bare.decode(value)) : kind === 'text' && FILM.test(value)
  }

/** A record that names which of its watched fields have no value and are lost. */
const naming = <A extends object, Field extends keyof A & string>(
  codec: Wire<A>,
  watched: readonly Field[],
  isLost: (value: Readonly<Record<string, unknown>>, reader: Reader, key: string, readers: Readers) => boolean,
): Wire<A & Partly<Field>> =>
  refined<A, A & Partly<Field>>(codec, (read, value, context) => {
    if (!isRecord(value)) return read
    const readers = readersIn(codec, dialectIn(context))
    const spelt = spellingIn(value, readers)
    const unreadable = watched.filter((field) => {
      const reader = readers.byField.get(field)
      return reader !== undefined && isNone(read[field]) && isLost(value, reader, keyIn(value, reader, spelt), readers)
    })
    return unreadable.length === 0 ? read : { ...read, unreadable }
  })

/** A record that names which of these fields came and could not be read, under their name or under one that nobody knows. */
export const partly = <A extends object, Field extends keyof A & string>(
  codec: Wire<A>,
  ...watched: readonly Field[]
): Wire<A & Partly<Field>> =>
  naming(
    codec,
    watched,
    (value, reader, key, readers) =>
      hasContent(value[key]) || mayBeElsewhere(value, reader, readers, fitsInto(reader.codec)),
  )

/**
 * The same of what came under its name alone: of a field whose absence has a meaning of its own, and beside which others of
 * its kind stand.
 */
export const partlyWhereNamed = <A extends object, Field extends keyof A & string>(
  codec: Wire<A>,
  ...watched: readonly Field[]
): Wire<A & Partly<Field>> => naming(codec, watched, (value, _, key) => hasContent(value[key]))

const isText = (value: unknown): value is string => typeof value === 'string'

/** A record as a device stores it: what could not be read of it is not told as none when it is read again. */
export const storedPartly = <Field extends string, A extends Partly<Field>>(codec: Wire<A>): Wire<A> =>
  refined(
    codec,
    (read, value) => {
      const names = isRecord(value) && Array.isArray(value['unreadable']) ? value['unreadable'].filter(isText) : []
      return names.length === 0 ? read : { ...read, unreadable: names }
    },
    (value) => {
      const written = codec.encode(value)
      const { unreadable } = value
      return unreadable && isRecord(written) ? { ...written, unreadable } : written
    },
  )

/**
 * A record with lists whose emptiness is told, in groups of which one list suffices. Where a group is empty, and what it lacks
 * may stand under a name that nobody knows, the record cannot be read (fault 55).
 */
export const toldNone = <A extends object, Field extends keyof A & string>(
  codec: Wire<A>,
  ...groups: readonly (readonly Field[])[]
): Wire<A> =>
  refined(codec, (read, value, context) => {
    if (!isRecord(value)) return read
    const readers = readersIn(codec, dialectIn(context))
    const mayBeThere = (field: Field): boolean => {
      const reader = readers.byField.get(field)
      return reader !== undefined && mayBeElsewhere(value, reader, readers, isFilledList)
    }
    const isUnread = groups.some((all) => all.every((field) => isNone(read[field])) && all.some(mayBeThere))
    return isUnread ? undefined : read
  })
