import { Collection } from '@msw/data'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'

/**
 * The schema interface that collections require (Standard Schema 1), for values that a codec of the contract describes.
 */
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

/** The seeded record that is being created; undefined for one of a caller. Set for synchronous code only. */
let planted: Kept | undefined

/**
 * The `~standard` interface of a codec. Collections contain domain values, so a value is valid when the codec can
 * encode and decode it. Seeded records are not checked: each world has thousands, and a unit test checks each of them.
 */
const standard = <A>(codec: t.Type<A, unknown, unknown>): Standard<A> => ({
  '~standard': {
    version: 1,
    vendor: 'io-ts',
    validate: (value) => {
      if (planted) return { value: { ...planted } as A }
      const read = codec.decode(codec.encode(value as A))
      return isLeft(read)
        ? { issues: read.left.map(({ context }) => ({ message: context.map(({ key }) => key).join('.') })) }
        : { value: read.right }
    },
  },
})

/** Every record of a collection has an id. */
export type Kept = Readonly<{ id: number }>
export type CollectionOf<A> = Collection<Standard<A>>

/** A collection of the values that a codec describes. */
export const collectionOf = <A extends Kept>(codec: t.Type<A, unknown, unknown>): CollectionOf<A> =>
  new Collection({ schema: standard(codec) })

/**
 * Creates seeded records in their order, without decoding them. Worlds of one seed share what is inside of a record, which
 * an update replaces and never changes: a world costs a tenth of one whose records are copied through and through.
 */
export const plantIn = async <A extends Kept>(collection: CollectionOf<A>, records: readonly A[]): Promise<void> => {
  const created = records.map((record) => {
    planted = record
    // `create` validates before its first `await`, and takes what is validated. It copies what it is given, at length.
    return collection.create({ id: record.id } as A)
  })
  planted = undefined
  await Promise.all(created)
}

/** The record with this id, if any. */
export const byId = <A extends Kept>(collection: CollectionOf<A>, id: number | undefined): A | undefined =>
  collection.findFirst((query) => query.where((one: A) => one.id === id))

/** The matching records. */
export const those = <A extends Kept>(collection: CollectionOf<A>, fit: (one: A) => boolean): A[] =>
  collection.findMany((query) => query.where(fit))

/** Updates some fields of one record; no effect when it is missing. */
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

/** Deletes the matching records, and returns their number. */
export const remove = <A extends Kept>(collection: CollectionOf<A>, fit: (one: A) => boolean): number =>
  collection.deleteMany((query) => query.where(fit)).length

/** The next free id, computed from the records, so that tabs which share their state agree. */
export const nextId = <A extends Kept>(collection: CollectionOf<A>): A['id'] =>
  (collection.all().reduce((highest, { id }) => Math.max(highest, id), 0) + 1) as A['id']
