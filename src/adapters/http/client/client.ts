import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { mayBeDone } from '#application/kit/uncertain.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { takesKeptAlone } from '#application/ports/kept-first.ts'
import type { PresenceSource } from '../../browser/browser-presence.ts'
import { session as calls } from '../contract/session.ts'
import type { AnyCall, Answer, Request } from '../contract/call.ts'
import type { MadeCall } from './request.ts'
import { isAboutCitizen } from '../about-citizen.ts'
import { keyOf } from '../answer-key.ts'
import type { Freshness } from '../freshness.ts'
import type { KeptAnswers } from '../kept-answers.ts'
import { reasonOf, underWay } from './call-off.ts'
import { ABORTED, AWAITED, lackedAnswer, type Outcome, SIGNED_OUT, unauthorised, undone } from './failures.ts'
import type { Locks } from './locks.ts'
import { createRefresh } from './refresh.ts'
import { createSend, type Sending, type Wiring } from './send.ts'
import { isShown } from './shapes.ts'
import { createStanding, createTelling } from './standing.ts'
import { isOutOfTime } from './token-time.ts'
import type { TrafficRecord } from './traffic.ts'
import type { Session, Vault } from './vault.ts'

export type CallOptions = Readonly<{
  /** Aborts the request: it fails with Aborted at once and its answer is ignored. */
  signal?: AbortSignal | undefined
  /**
   * The token of a session that has already ended here: the call carries it, and causes no token refresh (AUTH-11).
   */
  farewell?: string
  /** What the app tells of itself with this call: a server that was told the same lately is not told again (AUTH-13). */
  told?: string
}>

/**
 * Runs one call of the contract. It never throws and always ends: see `RequestFailure` for its failures. Bearer calls
 * carry the stored token; after a refusal the token is refreshed once and the call is sent again (AUTH-08).
 */
export type Client = <C extends AnyCall>(
  call: C,
  request: Request<C>,
  options?: CallOptions,
) => TaskEither.TaskEither<RequestFailure, Answer<C>>

export type ClientParts = Wiring &
  Readonly<{
    vault: Vault
    traffic: TrafficRecord
    locks?: Locks | undefined
    answers: KeptAnswers
    /** Which answers stand without being asked for again; without it, none. */
    freshness?: Freshness | undefined
    /** What the device knows of its network. */
    presence?: Pick<PresenceSource, 'navigator'> | undefined
  }>

/**
 * Failures without a toast: the citizen left, is invited to sign in, or the page itself shows that the content is
 * missing. [decided] While the device knows that it has no network, the bar over the page says so already (ERR-04).
 */
const isQuiet = (call: AnyCall, { _tag }: RequestFailure, presence: ClientParts['presence']): boolean =>
  _tag === 'Aborted' ||
  _tag === 'SignedOut' ||
  ((_tag === 'Missing' || (_tag === 'Unreachable' && presence?.navigator.onLine === false)) && isShown(call))

const isUnreachable = (outcome: Outcome<unknown>): boolean =>
  Either.isLeft(outcome) && outcome.left._tag === 'Unreachable'

/** A request without an answer, with what the device knows of its network. */
const withNetwork = <A>(outcome: Outcome<A>, presence: ClientParts['presence']): Outcome<A> =>
  Either.isLeft(outcome) && outcome.left._tag === 'Unreachable' && presence?.navigator.onLine === true
    ? Either.left({ ...outcome.left, isOnline: true })
    : outcome

/** Creates the client of one tab. It observes the vault: when a session ends, its requests are aborted. */
export const createClient = (parts: ClientParts): Client => {
  const { vault, traffic, locks, answers, freshness, presence, ...wiring } = parts
  const { now = Date.now } = wiring
  const send = createSend(wiring)
  const refresh = createRefresh(send, vault, locks)
  const standing = createStanding(answers, freshness)
  const tellOnce = createTelling(freshness)
  let scope = new AbortController()
  let signingIn = 0
  vault.watchEnd((end) => {
    const ended = scope
    scope = new AbortController()
    ended.abort(end === 'refused' ? SIGNED_OUT : ABORTED)
    void answers.forget()()
  })

  const anonymously = async <C extends AnyCall>(sending: Sending<C>) => {
    const outcome = await send(sending)
    const refused = unauthorised(outcome)
    if (!refused) return outcome
    if (vault.current() !== undefined) return undone(ABORTED)
    if (signingIn > 0) vault.tell({ type: 'session.refused', message: refused.message })
    else if (sending.call.signIn === 'page') vault.tell({ type: 'signIn.required' })
    return undone(SIGNED_OUT)
  }

  const asSession = async <C extends AnyCall>(
    sending: Sending<C>,
    session: Session,
    sessionEnd: AbortSignal,
  ): Promise<Outcome<Answer<C>>> => {
    const signals = [...sending.signals, sessionEnd]
    const renew = (refused: Session) => underWay(signals, undefined, () => refresh.renewed(refused, [sessionEnd]))
    const under = async ({ token }: Session): Promise<Outcome<Answer<C>>> => {
      const outcome = await send({ ...sending, signals }, token)
      // Reading the vault detects a change in another tab before the answer is used (fault 11).
      vault.current()
      if (!sessionEnd.aborted) return outcome
      return unauthorised(outcome) ? undone(reasonOf(sessionEnd)) : Either.left(reasonOf(sessionEnd))
    }
    const ready = await underWay(signals, undefined, () => refresh.settled(session))
    if (Either.isLeft(ready)) return undone(ready.left)
    const first = await under(ready.right)
    if (!unauthorised(first)) {
      // [decided] A refusal that CORS hides looks like no answer: behind a token whose time has passed it is renewed once.
      const isHidden = isUnreachable(first) && presence?.navigator.onLine !== false && isOutOfTime(session.token, now())
      if (!isHidden) return first
      const hidden = await renew(ready.right)
      // What may have arrived is not sent again: its author reads it back first.
      return Either.isRight(hidden) && sending.call.method === 'GET' ? under(hidden.right) : first
    }
    const renewed = await renew(ready.right)
    if (Either.isLeft(renewed)) return undone(renewed.left)
    const second = await under(renewed.right)
    const refused = unauthorised(second)
    if (!refused) return second
    vault.refuse(session.id, refused.message)
    return undone(SIGNED_OUT)
  }

  const outcomeOf = async <C extends AnyCall>(
    call: C,
    request: Request<C>,
    { signal, farewell, told }: CallOptions,
  ): Promise<Outcome<Answer<C>>> => {
    const sending = { call, request, signals: signal ? [signal] : [], reading: signal }
    if (call.auth === 'none') return send(sending)
    if (farewell !== undefined) {
      const outcome = await send(sending, farewell)
      return unauthorised(outcome) ? undone(SIGNED_OUT) : outcome
    }
    const sessionEnd = scope.signal
    const session = vault.current()
    if (sessionEnd.aborted) return undone(reasonOf(sessionEnd))
    const asked = signal && { call, request, owner: session?.id, language: wiring.language?.(), signal }
    const ask = () => askServer(sending, session, sessionEnd, asked)
    if (told !== undefined && session) return tellOnce(call, session.id, told, ask)
    return asked ? standing(asked, [...sending.signals, sessionEnd], ask) : ask()
  }

  /** Asks the server in any case; `asked`: by whom, where the answer may be kept. */
  const askServer = async <C extends AnyCall>(
    sending: Sending<C>,
    session: Session | undefined,
    sessionEnd: AbortSignal,
    asked: MadeCall<C> | undefined,
  ): Promise<Outcome<Answer<C>>> => {
    const { call } = sending
    let text: string | undefined
    const heard = (read: string): void => void (text = read)
    const listening = { ...sending, heard }
    const outcome = withNetwork(
      await (session ? asSession(listening, session, sessionEnd) : anonymously(listening)),
      presence,
    )
    if (session && call.method !== 'GET' && (Either.isRight(outcome) || mayBeDone(outcome.left))) {
      freshness?.wrote(call)
      traffic.wrote(isAboutCitizen(call))
    }
    if (!call.keeps || !asked) return outcome
    if (Either.isLeft(outcome)) return lackedAnswer(outcome.left) ? answers.instead(asked, outcome.left)() : outcome
    if (text !== undefined)
      void answers
        .keep(asked, text)()
        .then(
          (kept) => Either.isRight(kept) && kept.right !== undefined && freshness?.note(call, keyOf(asked), kept.right),
        )
    return outcome
  }

  /** Tells of the end of a request whose failure is said over the page. */
  const tellOf = (call: AnyCall, { params = {} }: Readonly<{ params?: object }>, outcome: Outcome<unknown>): void => {
    const of = `${call.method} ${call.path} ${JSON.stringify(params)}`
    if (Either.isRight(outcome)) traffic.answered(of)
    else if (!isQuiet(call, outcome.left, presence)) traffic.report(outcome.left, of)
  }

  /** Asks the device alone; what belongs to no session is its visitors'. */
  const keptAlone = <C extends AnyCall>(call: C, request: Request<C>, signal: AbortSignal) =>
    call.auth === 'none' || call.keeps === false
      ? TaskEither.left(AWAITED)
      : answers.first({ call, request, owner: vault.current()?.id, language: wiring.language?.(), signal })

  return (call, request, options = {}) =>
    async () => {
      if (takesKeptAlone(options.signal)) return keptAlone(call, request, options.signal)()
      const done = traffic.begin()
      const entering = (call as AnyCall) === calls.signIn
      if (entering) signingIn += 1
      try {
        const outcome = withNetwork(await outcomeOf(call, request, options), presence)
        if (call.reports === 'toast') tellOf(call, request, outcome)
        return outcome
      } finally {
        if (entering) signingIn -= 1
        done()
      }
    }
}
