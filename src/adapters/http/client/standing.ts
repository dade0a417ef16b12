import * as Either from 'fp-ts/lib/Either.js'
import { freshFor } from '#application/ports/kept-first.ts'
import { leftOutBy, tellLeftOut } from '#application/ports/left-out.ts'
import { outdatedBy } from '#application/ports/outdated.ts'
import { keyOf } from '../answer-key.ts'
import type { AnyCall, Answer } from '../contract/call.ts'
import type { Freshness } from '../freshness.ts'
import type { KeptAnswers } from '../kept-answers.ts'
import { underWay } from './call-off.ts'
import type { MadeCall } from './request.ts'
import type { Outcome } from './failures.ts'

/**
 * Asks for an answer only where none stands (ERR-12): one that the device has kept lately, or one that is under way for
 * somebody else. `freshness`: without it, everything is asked for each time.
 */
export const createStanding = (answers: Pick<KeptAnswers, 'fresh'>, freshness: Freshness | undefined) => {
  const running = new Map<string, Readonly<{ outcome: Promise<Outcome<unknown>>; signal: AbortSignal }>>()
  return async <C extends AnyCall>(
    asked: MadeCall<C>,
    signals: readonly AbortSignal[],
    ask: () => Promise<Outcome<Answer<C>>>,
  ): Promise<Outcome<Answer<C>>> => {
    const { call, signal } = asked
    if (!freshness || freshFor(call) === 0) return ask()
    const key = keyOf(asked)
    const since = freshness.standsSince(call, key)
    if (since !== undefined) {
      const kept = await underWay(signals, undefined, () => answers.fresh(asked, since)())
      if (Either.isRight(kept)) return kept
    }
    const other = running.get(key)
    if (other) {
      const outcome = await underWay(signals, undefined, () => other.outcome)
      // What was called off by the other, or is an earlier answer, is asked for: this reading is told of its own.
      if (Either.isRight(outcome) && !outdatedBy(other.signal)) {
        tellLeftOut(signal, leftOutBy(other.signal))
        return outcome as Outcome<Answer<C>>
      }
    }
    const outcome = ask()
    const own = { outcome, signal }
    running.set(key, own)
    try {
      return await outcome
    } finally {
      if (running.get(key) === own) running.delete(key)
    }
  }
}

/** Makes a call by which the app tells of itself, unless the server was told the same lately (AUTH-13). */
export const createTelling =
  (freshness: Freshness | undefined) =>
  async <C extends AnyCall>(
    call: C,
    owner: string,
    told: string,
    ask: () => Promise<Outcome<Answer<C>>>,
  ): Promise<Outcome<Answer<C>>> => {
    // Its answer says nothing that anybody waits for.
    if (freshness?.wasTold(call, owner, told)) return Either.right(undefined) as Outcome<Answer<C>>
    const outcome = await ask()
    if (Either.isRight(outcome)) freshness?.noteTold(call, owner, told)
    return outcome
  }
