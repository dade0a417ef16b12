import { Collection } from '@msw/data'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'

/** What collections ask of a schema (Standard Schema 1), for values that a codec of the contract describes. */
type Standard<A> = Readonly<{
  '~standard': Readonly<{
    version: 1
    vendor: string
    validate: (
      value: unknown,
    ) => Readonly<{ value: A }> | Readonly<{ issues: readonly Readonly<{ message: string }>[] }>
    types?: Readonly<{ input: A; output: A }>
  }>
}>

/** A codec's `~standard` face. Collections hold domain values, so a value fits when the codec could send and read it back. */
const standard = <A>(codec: t.Type<A, unknown, unknown>): Standard<A> => ({
  '~standard': {
    version: 1,
    vendor: 'io-ts',
    validate: (value) => {
      const read = codec.decode(codec.encode(value as A))
      return isLeft(read)
        ? { issues: read.left.map(({ context }) => ({ message: context.map(({ key }) => key).join('.') })) }
        : { value: read.right }
    },
  },
})

/** Everything a collection holds is found again by its number. */
export type Kept = Readonly<{ id: number }>
export type CollectionOf<A> = Collection<Standard<A>>

/** A collection of the values that a codec describes. */
export const collectionOf = <A extends Kept>(codec: t.Type<A, unknown, unknown>): CollectionOf<A> =>
  new Collection({ schema: standard(codec) })

/** The record with this number, if there is one. */
export const byId = <A extends Kept>(collection: CollectionOf<A>, id: number | undefined): A | undefined =>
  collection.findFirst((query) => query.where((one: A) => one.id === id))

/** The records that fit. */
export const those = <A extends Kept>(collection: CollectionOf<A>, fit: (one: A) => boolean): A[] =>
  collection.findMany((query) => query.where(fit))

/** Replaces some fields of one record; nothing happens when it is not there. */
export const change = async <A extends Kept>(
  collection: CollectionOf<A>,
  id: A['id'],
  fields: Partial<A>,
): Promise<void> => {
  await collection.update((query) => query.where((one: A) => one.id === id), {
    data: (draft) => {
      Object.assign(draft as object, fields)
    },
  })
}

/** Deletes the records that fit, and tells how many they were. */
export const remove = <A extends Kept>(collection: CollectionOf<A>, fit: (one: A) => boolean): number =>
  collection.deleteMany((query) => query.where(fit)).length

/** The next free number. Read from what is there, so that tabs which share their state go on counting together. */
export const nextId = <A extends Kept>(collection: CollectionOf<A>): A['id'] =>
  (collection.all().reduce((highest, { id }) => Math.max(highest, id), 0) + 1) as A['id']
