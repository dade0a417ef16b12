/** Answers that only later screens read: pages of rows, all rows with their losses, and one optional thing. */
import type { Page } from '#domain/paging/page.ts'
import * as t from 'io-ts'
import { CONTENT, readAt, readPage, TOTAL } from './envelope.ts'
import { dialectIn } from './reading.ts'
import { contentOf } from './unwrapping.ts'
import { isNothing, isRecord, namesOf, optional, Wire } from './wire.ts'

/** One page of rows. `name` is the name in our own simulated backend; any name is read. */
export const pageOf = <A>(name: string, item: Wire<A>): Wire<Page<A>> =>
  new Wire<Page<A>>(
    `page of ${item.name}`,
    { kind: 'rows', item, name, isPage: true },
    (value, context) => readPage(item, name, value, context),
    ({ rows, total }) => ({
      [CONTENT]: { [name]: rows.map(item.encode), ...(total !== undefined && { [TOTAL]: total }) },
    }),
  )

/** All rows at once, with the number of undecodable ones. */
export const everyRow = <A>(item: Wire<A>): Wire<Page<A>> =>
  new Wire<Page<A>>(
    `rows of ${item.name}`,
    { kind: 'rows', item, name: undefined, isPage: true },
    (value, context) => readPage(item, undefined, value, context),
    ({ rows }) => ({ [CONTENT]: rows.map(item.encode) }),
  )

/** One optional thing: an activity without a contact, a policy without a decision. */
export const oneOrNone = <A>(item: Wire<A>): Wire<A | undefined> =>
  new Wire<A | undefined>(
    `one ${item.name} or none`,
    { kind: 'one', item: optional(item), beside: [], isBare: false },
    (value, context) => {
      const names = namesOf(item, dialectIn(context))
      const spot = contentOf(value, names, [], undefined, undefined)
      const isEmpty =
        isNothing(spot.value) || (isRecord(spot.value) && !Object.keys(spot.value).some((key) => names.has(key)))
      return isEmpty ? t.success(undefined) : readAt(item, spot, context)
    },
    (value) => ({ [CONTENT]: value === undefined ? null : item.encode(value) }),
  )
