import * as Either from 'fp-ts/lib/Either.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Diagnostics } from '#application/ports/diagnostics.ts'
import type { Dialect } from '#domain/town/dialect.ts'
import type { AnyCall, Answer, Request } from '../contract/call.ts'
import { callName } from '../contract/call.ts'
import { readAnswer } from './answer.ts'
import { pause, underWay } from './call-off.ts'
import { type Outcome, undone } from './failures.ts'
import { idOf, prepare, type Prepared } from './request.ts'
import { waitAsked } from './retry-after.ts'

/** The first status that blames the server. */
const SERVER_ERROR = 500

/** The answer to a call that was made before the app was there, if there is one. */
export type AskedBefore = (url: string, init: Readonly<RequestInit>) => Promise<Response> | undefined

export type Wiring = Readonly<{
  /** The API's origin, or empty for the page's own. */
  base: string
  /** Looked up at each request when absent, so that a simulated backend may replace it at any time. */
  fetch?: typeof globalThis.fetch
  /** Takes answers that are under way already; each is taken once. */
  asked?: AskedBefore | undefined
  /** The current time, in milliseconds since the Unix epoch. */
  now?: () => number
  /** The language of the server's messages. */
  language?: () => string | undefined
  /** How the server speaks; without it, as the contract. */
  dialect?: Dialect | undefined
  /** The receiver of deviations from the contract. */
  diagnostics?: Pick<Diagnostics, 'note'> | undefined
}>

/** One call on its way: `signals` abort it, `heard` receives the text of its answer, and `reading` hears what that lacks. */
export type Sending<C extends AnyCall> = Readonly<{
  call: C
  request: Request<C>
  signals: readonly AbortSignal[]
  heard?: (text: string) => void
  reading?: AbortSignal | undefined
}>

/** Sends one call once, with one token or none. */
export type Send = <C extends AnyCall>(sending: Sending<C>, token?: string) => Promise<Outcome<Answer<C>>>

/** Creates the function that sends a call: one timeout per attempt, one retry for a busy server (fault 17). */
export const createSend =
  ({ base, fetch, asked, now = Date.now, language, dialect, diagnostics }: Wiring): Send =>
  async ({ call, request, signals, heard, reading }, token) => {
    let prepared: Prepared | undefined
    try {
      prepared = prepare(base, call, request, token, language?.(), dialect)
    } catch {
      return undone({
        _tag: 'Undecodable',
        call: callName(call),
        path: '',
        expected: call.body?.name ?? 'request',
        actual: 'a request that cannot be written',
      })
    }
    if (prepared === undefined) return Either.left({ _tag: 'Missing' })
    const { url, init } = prepared
    let wait: number | undefined
    const attempt = () =>
      underWay(signals, call.timeLimit, async (signal) => {
        const ask = () => (fetch ?? globalThis.fetch)(url, { ...init, signal })
        // What was asked for and did not come is asked for again.
        const response = await (asked?.(url, init)?.catch(ask) ?? ask())
        wait = response.status === 429 ? waitAsked(response.headers.get('retry-after'), now()) : undefined
        const outcome = await readAnswer(call, response, { asked: idOf(request), dialect, diagnostics, heard, reading })
        const { left } = outcome as Partial<Either.Left<RequestFailure>>
        if (left?._tag === 'Undecodable') {
          const { call: name, path, expected, actual } = left
          diagnostics?.note({ kind: 'undecodable', call: name, path, expected, actual })
        }
        if (response.status >= SERVER_ERROR)
          diagnostics?.note({ kind: 'serverError', call: callName(call), status: response.status })
        return outcome
      })
    const first = await attempt()
    if (wait === undefined || call.method !== 'GET') return first
    const waited = await pause(wait, signals)
    return Either.isLeft(waited) ? waited : attempt()
  }
