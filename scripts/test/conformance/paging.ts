/** Pages of a list: their size, their total, and no row twice. */
import type { AnyCall } from '#adapters/http/contract/call.ts'
import { type Page, pageCount } from '#domain/paging/page.ts'
import { LOST } from './finding.ts'
import type { Player } from './player.ts'

type Row = Readonly<{ id: number }>
export type PageOf = (page: number, rowsPerPage: number) => Promise<Page<Row> | undefined>

/** The size of the pages that are compared: small, so that short lists have several. */
const SIZE = 5

/** Reads the first two pages and the last one of a list. */
export const playPages = async (player: Player, call: AnyCall, pageOf: PageOf): Promise<Page<Row> | undefined> => {
  const differ = (check: string, expected: string, found: string) =>
    player.differ(call, { check, at: 'data', expected, found, effect: LOST })
  const first = await pageOf(1, SIZE)
  if (first === undefined) return undefined
  const { total } = first
  const lengthOf = ({ rows, leftOut }: Page<Row>): number => rows.length + leftOut
  if (total === undefined) return first
  const pages = new Map([[1, first]])
  // A full page is followed by another one, if only to see that it is empty.
  const last = Math.max(pageCount(total, SIZE), lengthOf(first) >= SIZE ? 2 : 1)
  for (const number of [2, last]) {
    if (number > last || pages.has(number)) continue
    const page = await pageOf(number, SIZE)
    if (page !== undefined) pages.set(number, page)
  }
  const owners = new Map<number, number>()
  for (const [number, page] of pages) {
    const expected = Math.min(SIZE, Math.max(0, total - SIZE * (number - 1)))
    if (lengthOf(page) !== expected)
      differ('page size', `${expected} rows on page ${number} of ${total} rows by ${SIZE}`, `${lengthOf(page)} rows`)
    if (page.total !== total)
      differ('total', `the same totalRows on each page: ${total}`, `${page.total} on page ${number}`)
    for (const { id } of page.rows) {
      const owner = owners.get(id)
      if (owner !== undefined)
        differ('pages overlap', 'each row on one page', `row ${id} on pages ${owner} and ${number}`)
      owners.set(id, number)
    }
  }
  return first
}

/** Whether values are in ascending order; equal ones are. */
export const isAscending = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || (values[at - 1] ?? value) <= value)
