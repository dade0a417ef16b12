import type * as t from 'io-ts'
import type { AnyWire } from '../codecs/wire.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who hears of a failure: the citizen, by a toast (ERR-01), or only whoever made the call (ERR-02, forms that show it in place). */
export type Reporting = 'toast' | 'caller'

type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string | number>> & Params<Rest>
  : unknown

/** One API call, stated once: adapters call through it, the simulated backend answers through it, OpenAPI prints it. */
export type Call<Path extends string, Query, Body, Answer> = Readonly<{
  method: Method
  path: Path
  /** `bearer` calls carry the token when one is stored and take part in its refresh; `none` calls know no session. */
  auth: 'bearer' | 'none'
  query: Query
  body: Body
  answer: Answer
  reports: Reporting
  /**
   * Where a visitor is asked to sign in, when it turns out that a session is needed: over the page, or in the place of
   * what was to be read, where the page has other things to show.
   */
  signIn: 'page' | 'panel'
  /** Time limit in milliseconds. */
  timeLimit: number
  /** It is sent to its end even when the page is left at once. */
  outlivesPage: boolean
}>
export type AnyCall = Call<string, AnyWire | undefined, AnyWire | undefined, AnyWire>

type Part<Name extends string, Codec> = Codec extends t.Mixed ? Readonly<Record<Name, t.TypeOf<Codec>>> : unknown

/** What a call is made with. */
export type Request<C extends AnyCall> = Readonly<{ params: Params<C['path']> }> &
  Part<'query', C['query']> &
  Part<'body', C['body']>

/** What a call answers, as the domain says it. */
export type Answer<C extends AnyCall> = t.TypeOf<C['answer']>

/** How long a call may take before it is given up, in milliseconds (fault 18). */
export const TIME_LIMIT = 15_000

export const call = <
  const Path extends string,
  Answer extends AnyWire,
  Query extends AnyWire | undefined = undefined,
  Body extends AnyWire | undefined = undefined,
>(spec: {
  method: Method
  path: Path
  auth?: 'bearer' | 'none'
  query?: Query
  body?: Body
  answer: Answer
  reports?: Reporting
  signIn?: 'page' | 'panel'
  timeLimit?: number
  outlivesPage?: boolean
}): Call<Path, Query, Body, Answer> => ({
  auth: 'bearer',
  reports: 'toast',
  signIn: 'page',
  timeLimit: TIME_LIMIT,
  outlivesPage: false,
  ...spec,
  query: spec.query as Query,
  body: spec.body as Body,
})

/** How a call is named in reports: what it does and where, never with its parameters' values. */
export const callName = (one: Pick<AnyCall, 'method' | 'path'>): string => `${one.method} ${one.path}`
