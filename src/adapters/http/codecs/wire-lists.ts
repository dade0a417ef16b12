/** Lists on the wire: what of them can be read, and when nothing of one can. */
import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { dialectIn, found, lose, readingOf, readPart } from './reading.ts'
import {
  absentOr,
  listedIn,
  Wire,
  isNothing,
  isRecord,
  isHollow,
  otherwise,
  namesOf,
  isNamed,
  narrowed,
} from './wire.ts'

/** Whether a record has no field of the element. */
const isForeign = (value: unknown, names: ReadonlySet<string>): boolean =>
  isRecord(value) && names.size > 0 && !Object.keys(value).some((key) => isNamed(names, key))

/** Decodes each element; an undecodable or empty one is left out, with a loss. */
export const readElements = <A>(item: Wire<A>, elements: readonly unknown[], context: t.Context): readonly A[] => {
  const rows: A[] = []
  const names = namesOf(item, dialectIn(context))
  const reading = readingOf(context)
  for (const [index, one] of elements.entries()) {
    const before = reading?.leftOut ?? 0
    const read = readPart(item, isForeign(one, names) ? null : one, index, context)
    if (Either.isRight(read)) rows.push(read.right)
    else {
      lose(read.left, context)
      // What was lost inside of it is lost with it.
      if (reading !== undefined) reading.leftOut = before + (isNothing(one) || isHollow(one) ? 0 : 1)
    }
  }
  if (rows.length > 0 || elements.length === 0) found(reading)
  else if (reading !== undefined) reading.hasLost = true
  return rows
}

type Lost = (elements: readonly unknown[], rows: readonly unknown[]) => boolean

/** Whether a list is of another kind: it has several elements, and all are undecodable. */
const isAboutElse: Lost = (elements, rows) => elements.length > 1 && rows.length === 0

/** Whether nothing of a list is readable: it has content, and no row came of it. It is then no empty list (fault 55). */
export const isUnread: Lost = (elements, rows) =>
  rows.length === 0 && elements.some((one) => !isNothing(one) && !isHollow(one))

const listOf = <A>(item: Wire<A>, isLost: Lost): Wire<readonly A[]> =>
  new Wire<readonly A[]>(
    `list of ${item.name}`,
    { kind: 'list', item },
    (value, context) => {
      const elements = listedIn(value)
      if (elements === undefined) return t.failure(value, context)
      const reading = readingOf(context)
      const before = reading?.leftOut ?? 0
      const rows = readElements(item, elements, context)
      if (reading?.isOfRows === true && isLost === isAboutElse) reading.leftOut = before
      return isLost(elements, rows) ? t.failure(value, context) : t.success(rows)
    },
    (rows) => rows.map(item.encode),
  )

/** A list; undecodable elements are left out. What is absent is none: see `listOrNone`. */
export const list = <A>(item: Wire<A>): Wire<readonly A[]> => listOf(item, isAboutElse)

/** A list inside a record: an absent or undecodable one is empty. */
export const listOrNone = <A>(item: Wire<A>): Wire<readonly A[]> => otherwise<readonly A[]>(list(item), [])

/**
 * A list inside a record whose emptiness is told to a citizen: an absent one is empty, an undecodable one costs the record,
 * because what cannot be read is never told as none (fault 55).
 */
export const listed = <A>(item: Wire<A>): Wire<readonly A[]> => {
  const all = listOf(item, isUnread)
  const shape = { kind: 'optional', item: all, isTold: true } as const
  const told = absentOr(`optional ${all.name}`, shape, all, (value) => isNothing(value) || isHollow(value))
  return narrowed(told, (rows): readonly A[] => rows ?? [])
}

/** Rows of which each id is there once: the first one. */
export const eachOnce = <A extends Readonly<{ id: number }>>(rows: readonly A[]): readonly A[] => {
  const known = new Set<number>()
  return rows.filter(({ id }) => !known.has(id) && known.add(id))
}

/** Rows of which each id is there once: a row that comes twice is shown once (fault 55). */
export const once = <A extends Readonly<{ id: number }>>(rows: Wire<readonly A[]>): Wire<readonly A[]> =>
  narrowed(rows, eachOnce<A>)

/** A list whose elements have unique ids: a missing or duplicate id is replaced by an unused one. */
export const numbered = <A extends Readonly<{ id: number }>>(
  rows: Wire<readonly (Omit<A, 'id'> & Readonly<{ id: A['id'] | undefined }>)[]>,
): Wire<readonly A[]> =>
  narrowed(rows, (all): readonly A[] => {
    const taken = new Set<number | undefined>(all.map(({ id }) => id))
    const given = new Set<number>()
    let free = 0
    const next = (): number => {
      do free += 1
      while (taken.has(free))
      return free
    }
    return all.map((one) => {
      const id = one.id === undefined || given.has(one.id) ? next() : one.id
      given.add(id)
      return { ...one, id } as unknown as A
    })
  })
