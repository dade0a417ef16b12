import * as Either from 'fp-ts/lib/Either.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import { session as calls } from '../contract/session.ts'
import { ABORTED, type Outcome, SIGNED_OUT } from './failures.ts'
import { exclusively, type Locks } from './locks.ts'
import type { Send } from './send.ts'
import type { Session, Vault } from './vault.ts'

const NOT_FOUND = 404
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403])

/** Whether the server refuses the session: by a refusal, or by an answer without a token (AUTH-10, fault 7). */
const isRefusal = (failure: RequestFailure): boolean =>
  failure._tag === 'Refused' ? REFUSALS.has(failure.status) : failure._tag === 'Undecodable' && failure.path !== ''

/**
 * Why there is no newer token, as the calls that wait for it are told: what they ask for is not missing, nor is it what the
 * server has a reason against, or says something of in single fields.
 */
const told = (failure: RequestFailure): RequestFailure => {
  if (failure._tag !== 'Missing' && failure._tag !== 'Refused') return failure
  return { _tag: 'Refused', status: failure._tag === 'Missing' ? NOT_FOUND : failure.status, message: failure.message }
}

/** Refreshes the tokens of sessions: one refresh for all waiting requests, in all tabs. */
export const createRefresh = (send: Send, vault: Vault, locks: Locks | undefined) => {
  let running: { readonly id: string; readonly outcome: Promise<Outcome<Session>> } | undefined

  const ask = async (session: Session, signals: readonly AbortSignal[]): Promise<Outcome<Session>> => {
    const answer = await send({ call: calls.refresh, request: { body: session }, signals })
    if (Either.isRight(answer)) return Either.fromNullable(ABORTED)(vault.renew(session.id, answer.right))
    if (!isRefusal(answer.left)) return Either.left(told(answer.left))
    vault.refuse(session.id, answer.left._tag === 'Refused' ? answer.left.message : undefined)
    return Either.left(SIGNED_OUT)
  }

  /** The stored session, if it is this one with newer tokens; undefined when the tokens are the same. */
  const alreadyRenewed = (used: Session): Outcome<Session> | undefined => {
    const stored = vault.current()
    if (stored?.id !== used.id) return Either.left(ABORTED)
    return stored.token === used.token ? undefined : Either.right(stored)
  }

  /**
   * The refresh itself; inside the lock the storage is read again, because another tab may have been first (fault 8).
   */
  const alone = (used: Session, signals: readonly AbortSignal[]): Promise<Outcome<Session>> =>
    exclusively(locks, signals, async () => alreadyRenewed(used) ?? ask(used, signals))

  return {
    /** The session with tokens newer than those the server has just refused. */
    renewed: (used: Session, signals: readonly AbortSignal[]): Promise<Outcome<Session>> => {
      const known = alreadyRenewed(used)
      if (known) return Promise.resolve(known)
      if (running?.id === used.id) return running.outcome
      const mine = { id: used.id, outcome: alone(used, signals) }
      running = mine
      const finished = (): void => {
        if (running === mine) running = undefined
      }
      mine.outcome.then(finished, finished)
      return mine.outcome
    },
    /** The session after a running refresh; a failed refresh fails the requests that waited for it. */
    settled: (session: Session): Promise<Outcome<Session>> =>
      running?.id === session.id ? running.outcome : Promise.resolve(Either.right(session)),
  }
}
