import { type AnyCall, type Request } from '../contract/call.ts'
import { isFile, isMultipart } from './shapes.ts'

/** What `fetch` is called with, but for the signal. */
export type Prepared = Readonly<{ url: string; init: Readonly<RequestInit> }>

type Parts = Readonly<{ params?: Readonly<Record<string, string | number>>; query?: unknown; body?: unknown }>

/** A parameter that the address parser would read as a step up the path, however it is encoded. */
const DOTS = /^\.{1,2}$/

/** Half of a character, which no address can carry: halves that belong together are one character under this flag. */
const HALF = /[\uD800-\uDFFF]/gu

/** The path with its parameters filled in; undefined when one of them would lead to another call's path. */
const filled = (path: string, params: Parts['params'] = {}): string | undefined => {
  const values = Object.values(params).map(String)
  return values.some((value) => DOTS.test(value))
    ? undefined
    : path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name] ?? '').replaceAll(HALF, '\uFFFD')),
      )
}

const queryOf = (call: AnyCall, query: unknown): string => {
  if (call.query === undefined) return ''
  const written = Object.entries(call.query.encode(query) as Readonly<Record<string, unknown>>)
  const search = new URLSearchParams(written.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? '' : `?${search}`
}

const bodyOf = (call: AnyCall, body: unknown): Pick<RequestInit, 'body'> & { headers: Record<string, string> } => {
  if (call.body === undefined) return { headers: {} }
  const written: unknown = call.body.encode(body)
  // The boundary of a form is the browser's to write: its content type stays unset.
  return isMultipart(call.body)
    ? { headers: {}, body: written as FormData }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(written) }
}

/**
 * Prepares one call for sending. Undefined when a path parameter cannot be one (`.`, `..`): there is no such thing.
 * The token rides in a header, never in the address; redirects are refused so that it never leaves this origin.
 */
export const prepare = <C extends AnyCall>(
  base: string,
  call: C,
  request: Request<C>,
  token: string | undefined,
  language: string | undefined,
): Prepared | undefined => {
  const { params, query, body } = request as Parts
  const path = filled(call.path, params)
  if (path === undefined) return undefined
  const sent = bodyOf(call, body)
  return {
    url: base + path + queryOf(call, query),
    init: {
      ...sent,
      method: call.method,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      keepalive: call.outlivesPage,
      headers: {
        ...sent.headers,
        accept: isFile(call.answer) ? '*/*' : 'application/json',
        ...(language !== undefined && { 'accept-language': language }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    },
  }
}
