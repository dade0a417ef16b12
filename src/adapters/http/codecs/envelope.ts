import * as t from 'io-ts'
import { count, list, mapped, optional, optionalText, record, text, Wire } from './wire.ts'
import type { Page } from '#domain/paging/page.ts'

/** [decided] How an answer is wrapped: the body is `{ data: … }` (the seed's `data.data`, read through its HTTP library). */
export const inData = <A>(data: Wire<A>): Wire<A> =>
  mapped(
    record(`{ data: ${data.name} }`, { data: ['data', data] }),
    (body) => body.data,
    (value) => ({ data: value }),
  )

/** An answer that says something to the citizen, or nothing. */
export const messageOnly: Wire<string | undefined> = mapped(
  record('{ message }', { message: ['message', optionalText] }),
  (body) => body.message,
  (message) => ({ message }),
)

/** The content of an answer together with what the server says of it. */
export const withMessage = <A>(data: Wire<A>): Wire<Readonly<{ data: A; message: string | undefined }>> =>
  record(`{ data: ${data.name}, message }`, { data: ['data', data], message: ['message', optionalText] })

/** One page of rows, under the name the wire gives them. */
export const pageOf = <A>(rowsName: string, row: Wire<A>): Wire<Page<A>> =>
  mapped(
    record(`page of ${row.name}`, { rows: [rowsName, list(row)], total: ['totalRows', optional(count)] }),
    (page) => ({ ...page, leftOut: 0 }),
    ({ rows, total }) => ({ rows, total }),
  )

/** A reason's name; some servers give a number, often the status once more, and still have something to say beside it. */
const code = new Wire<string>(
  'code',
  { kind: 'text' },
  (value, context) =>
    typeof value === 'string' || typeof value === 'number' ? t.success(String(value)) : t.failure(value, context),
  (value) => value,
)

/** What a failed request says of itself; a body of any other kind says nothing. */
export const problem = record('problem', { message: ['message', optional(text)], code: ['code', optional(code)] })
