/** Codecs of requests: forms and their files, JSON in a parameter, omitted and cleared fields. */
import * as t from 'io-ts'
import { absentOr, optional, scalar, Wire } from './wire.ts'

/** The bytes of a file. */
export const file = scalar('file', { kind: 'file' }, (value) => (value instanceof Blob ? value : undefined))

/** An optional value of a request; an empty text is a value. */
export const given = <A>(item: Wire<A>): Wire<A | undefined> =>
  absentOr(`given ${item.name}`, { kind: 'optional', item }, item, (value) => value === undefined || value === null)

/** An optional value that is written as this when it is absent: omitting it would mean something else. */
export const writtenAs = <A extends string | number | object>(item: Wire<A>, nothing: '' | null): Wire<A | undefined> =>
  new Wire<A | undefined>(`${item.name} or nothing`, { kind: 'optional', item }, optional(item).validate, (value) =>
    value === undefined ? nothing : item.encode(value),
  )

/** A record as JSON inside a text: the filters of a list in a query. */
export const jsonText = <A>(item: Wire<A>): Wire<A> =>
  new Wire<A>(
    `JSON text of ${item.name}`,
    { kind: 'jsonText', item },
    (value, context) => {
      if (typeof value !== 'string') return t.failure(value, context)
      try {
        return item.validate(JSON.parse(value) as unknown, context)
      } catch {
        return t.failure(value, context, 'not JSON')
      }
    },
    (value) => JSON.stringify(item.encode(value)),
  )

/** A `multipart/form-data` body; the fields of the record are its parts. */
export const multipart = <A>(fields: Wire<A>): Wire<A> =>
  new Wire<A>(
    `multipart ${fields.name}`,
    { kind: 'multipart', record: fields },
    (value, context) =>
      value instanceof FormData ? fields.validate(Object.fromEntries(value), context) : t.failure(value, context),
    (value) => {
      const form = new FormData()
      for (const [part, content] of Object.entries(fields.encode(value) as Record<string, unknown>))
        form.append(part, content instanceof Blob ? content : String(content))
      return form
    },
  )
