import { CONTRACT, type Dialect } from '#domain/town/dialect.ts'
import { type AnyCall, type Request } from '../contract/call.ts'
import { isFile, isMultipart } from './shapes.ts'

/** One call, by whom and in which language it was made. */
export type MadeCall<C extends AnyCall> = Readonly<{
  call: C
  request: Request<C>
  /** The session that asked; undefined for a visitor. */
  owner: string | undefined
  language: string | undefined
  /** The reading that waits for the answer. */
  signal: AbortSignal
}>

/** The arguments of `fetch`, without the signal. */
export type Prepared = Readonly<{ url: string; init: Readonly<RequestInit> }>

type Parts = Readonly<{ params?: Readonly<Record<string, string | number>>; query?: unknown; body?: unknown }>

/** The id in the path of a request, if it has one. */
export const idOf = <C extends AnyCall>({ params }: Request<C>): unknown => (params as Parts['params'])?.['id']

/** A parameter that the URL parser would read as a parent segment, in any encoding. */
const DOTS = /^\.{1,2}$/

/** An unpaired surrogate, which no URL can carry; with this flag pairs are one character. */
const HALF = /[\uD800-\uDFFF]/gu

/** The path with its parameters; undefined when one of them would lead to another path. */
const filled = (path: string, params: Parts['params'] = {}): string | undefined => {
  const values = Object.values(params).map(String)
  return values.some((value) => DOTS.test(value))
    ? undefined
    : path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name] ?? '').replaceAll(HALF, '\uFFFD')),
      )
}

/** The number of a page as the server counts; the first is 1 in the app. */
const counted = (name: string, value: unknown, { firstPage = 1 }: Dialect): unknown =>
  name === 'page' ? Number(value) - 1 + firstPage : value

const queryOf = (call: AnyCall, query: unknown, dialect: Dialect): string => {
  if (call.query === undefined) return ''
  const written = Object.entries(call.query.encode(query) as Readonly<Record<string, unknown>>)
  const search = new URLSearchParams(
    written.map(([name, value]) => [name, String(counted(name, value, dialect))]),
  ).toString()
  return search === '' ? '' : `?${search}`
}

const bodyOf = (call: AnyCall, body: unknown): Pick<RequestInit, 'body'> & { headers: Record<string, string> } => {
  if (call.body === undefined) return { headers: {} }
  const written: unknown = call.body.encode(body)
  // The browser sets the boundary of a form, so the content type stays unset.
  return isMultipart(call.body)
    ? { headers: {}, body: written as FormData }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(written) }
}

/**
 * How the browser's own cache may serve a call. What everybody is answered is stored there, and asked about each time, so that
 * no answer of it is older than the server's; a server without a tag answers in full. Nothing else is stored: a sign-out
 * does not empty that cache. What an administrator is shown in the place of others is not for everybody.
 */
const cacheOf = ({ isPublic }: AnyCall, query: unknown): RequestCache =>
  isPublic && (query as Readonly<{ admin?: boolean }> | undefined)?.admin !== true ? 'no-cache' : 'no-store'

/**
 * Prepares one call. Undefined when a path parameter is invalid (`.`, `..`): such a thing does not exist. The token is
 * in a header, never in the URL; redirects are refused so that the token never leaves this origin.
 */
export const prepare = <C extends AnyCall>(
  base: string,
  call: C,
  request: Request<C>,
  token: string | undefined,
  language: string | undefined,
  dialect: Dialect = CONTRACT,
): Prepared | undefined => {
  const { params, query, body } = request as Parts
  const path = filled(call.path, params)
  if (path === undefined) return undefined
  const sent = bodyOf(call, body)
  return {
    url: base + path + queryOf(call, query, dialect),
    init: {
      ...sent,
      method: call.method,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: cacheOf(call, query),
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
