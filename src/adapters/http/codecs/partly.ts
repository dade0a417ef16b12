/** Fields whose absence is told to a citizen: what came and could not be read is not told as none (fault 55). */
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Partly } from '#domain/unreadable.ts'
import { dialectIn } from './reading.ts'
import { isHollow, isNothing, isRecord, readersIn, Wire } from './wire.ts'
import { keyIn, spellingIn } from './wire-records.ts'

/** Whether a value of the wire has content. */
export const hasContent = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasContent) : !isNothing(value) && !isHollow(value)

const isNone = (value: unknown): boolean => value === undefined || value === '' || isHollow(value)

/** A record that names which of these fields came and could not be read. */
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
        return reader !== undefined && isNone(read.right[field]) && hasContent(value[keyIn(value, reader, spelt)])
      })
      return unreadable.length === 0 ? read : t.success({ ...read.right, unreadable })
    },
    codec.encode,
  )
}
