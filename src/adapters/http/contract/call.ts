import type * as t from 'io-ts'
import type { Keeping } from '#application/ports/kept-first.ts'
import { messageOnly } from '../codecs/envelope.ts'
import type { AnyWire } from '../codecs/wire.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The receiver of a failure: the citizen, by a toast (ERR-01), or only the caller (ERR-02, forms that show it in
 * place).
 */
export type Reporting = 'toast' | 'caller'

type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string | number>> & Params<Rest>
  : unknown

/** One API call, declared once: adapters call it, the simulated backend implements it, OpenAPI prints it. */
export type Call<Path extends string, Query, Body, Answer> = Readonly<{
  method: Method
  path: Path
  /** `bearer` calls carry the stored token, if any, and take part in its refresh; `none` calls have no session. */
  auth: 'bearer' | 'none'
  query: Query
  body: Body
  answer: Answer
  reports: Reporting
  /**
   * Where a visitor is invited to sign in when a session is required: over the page, or in the place of the missing
   * content.
   */
  signIn: 'page' | 'panel'
  /** Timeout in milliseconds. */
  timeLimit: number
  /** The request completes even when the page is closed at once. */
  outlivesPage: boolean
  /**
   * The last answer is kept on the device, and shown until or where no other comes (ERR-11, ERR-04); false: it is not.
   */
  keeps: Keeping | false
  /**
   * Whether everybody is answered the same, whoever asks. The browser may store that in its own cache, which a sign-out does
   * not empty; no other answer.
   */
  isPublic: boolean
}>
export type AnyCall = Call<string, AnyWire | undefined, AnyWire | undefined, AnyWire>

type Part<Name extends string, Codec> = Codec extends t.Mixed ? Readonly<Record<Name, t.TypeOf<Codec>>> : unknown

/** What a path names; nothing where it names none. */
type InPath<Path extends string> = Readonly<{ params?: object }> &
  (Path extends `${string}{${string}` ? Readonly<{ params: Params<Path> }> : unknown)

/** The input of a call. */
export type Request<C extends AnyCall> = InPath<C['path']> & Part<'query', C['query']> & Part<'body', C['body']>

/** The answer of a call, as a domain type. */
export type Answer<C extends AnyCall> = t.TypeOf<C['answer']>

/** The default timeout of a call, in milliseconds (fault 18). */
export const TIME_LIMIT = 15_000

/** What holds of a call of which nothing else is said. */
const DEFAULTS = {
  auth: 'bearer',
  reports: 'toast',
  signIn: 'page',
  timeLimit: TIME_LIMIT,
  outlivesPage: false,
  keeps: false,
  isPublic: false,
} as const

type How = Readonly<{ auth?: 'none'; reports?: Reporting; signIn?: 'panel'; timeLimit?: number }>

/** A call that reads: where, what it answers, and what else is to be said of it. */
export const read = <const Path extends string, Answer extends AnyWire, Query extends AnyWire | undefined = undefined>(
  path: Path,
  answer: Answer,
  how: How & Readonly<{ query?: Query; keeps?: Keeping; isPublic?: true }> = {},
): Call<Path, Query, undefined, Answer> => ({
  ...DEFAULTS,
  method: 'GET',
  path,
  body: undefined,
  answer,
  ...how,
  query: how.query as Query,
})

/** A call that changes something. Where nothing else is said, it answers with a message for the citizen, or with nothing. */
export const write = <
  const Path extends string,
  Body extends AnyWire | undefined = undefined,
  Answer extends AnyWire = typeof messageOnly,
>(
  method: Exclude<Method, 'GET'>,
  path: Path,
  how: How & Readonly<{ body?: Body; answer?: Answer; outlivesPage?: true }> = {},
): Call<Path, undefined, Body, Answer> => ({
  ...DEFAULTS,
  method,
  path,
  query: undefined,
  ...how,
  body: how.body as Body,
  answer: (how.answer ?? messageOnly) as Answer,
})

/** The name of a call in reports: method and path, never with parameter values. */
export const callName = (one: Pick<AnyCall, 'method' | 'path'>): string => `${one.method} ${one.path}`

/**
 * The same call for something that the app reads by itself: nobody waits for it, so nobody is told that it failed. Its
 * answer may stand for another time.
 */
export const inPassing = <C extends AnyCall>(one: C, keeps = one.keeps): C => ({
  ...one,
  reports: 'caller',
  signIn: 'panel',
  keeps,
})
