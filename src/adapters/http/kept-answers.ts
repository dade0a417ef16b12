import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import { AGES, freshFor, isWaitedFor, tellFound } from '#application/ports/kept-first.ts'
import { tellOutdated } from '#application/ports/outdated.ts'
import type { Dialect } from '#domain/town/dialect.ts'
import { once } from '#domain/once.ts'
import { storedMoment } from '#domain/time/stored-moment.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { inDatabase, openDatabase, type StoredAnswer } from '../browser/database.ts'
import { decodeAnswer, readAnswer } from './client/answer.ts'
import type { Vault } from './client/vault.ts'
import { type MadeCall, idOf } from './client/request.ts'
import type { AnyCall, Answer } from './contract/call.ts'
import { keyOf, VISITOR } from './answer-key.ts'
import { databaseShelf, memoryShelf, MOST_OF_ONE, type Shelf } from './answer-shelf.ts'
import { AWAITED } from './client/failures.ts'
import { soon } from './soon.ts'

/** The last answers to the calls that the contract keeps, on this device, each for its owner only (ERR-04, AUTH-15). */
export type KeptAnswers = Readonly<{
  /** Keeps an answer, and says from when it is; undefined for one that is left out: it is too long, or finds no room. */
  keep: <C extends AnyCall>(asked: MadeCall<C>, text: string) => TaskEither<RequestFailure, number | undefined>
  /** The kept answer in place of one that failed, marked for its reading as outdated; else the failure. */
  instead: <C extends AnyCall>(asked: MadeCall<C>, failure: RequestFailure) => TaskEither<RequestFailure, Answer<C>>
  /**
   * The kept answer before the new one is there, told to its reading with its age (ERR-11). [decided] A call whose answer
   * is about to be changed has none, and that nothing is there is no fact until the server says so.
   */
  first: <C extends AnyCall>(asked: MadeCall<C>) => TaskEither<RequestFailure, Answer<C>>
  /**
   * The kept answer that stands for a new one (ERR-12), where it is young enough, and not older than the one that is known
   * to stand: another tab may have kept that.
   */
  fresh: <C extends AnyCall>(asked: MadeCall<C>, since: number) => TaskEither<RequestFailure, Answer<C>>
  /** Removes what belongs neither to the current session nor to visitors. */
  forget: () => TaskEither<RequestFailure, void>
}>

/** Whether an answer says that nothing is there: an empty list, or a record of nothing but such lists and of zeros. */
const isNothing = (answer: unknown): boolean =>
  answer === undefined ||
  answer === 0 ||
  (typeof answer === 'object' && (answer === null || Object.values(answer).every((part) => isNothing(part))))

/** Decodes an answer that was read before, as if it had just come. */
const decodeKept = <C extends AnyCall>(
  { call, request, signal }: MadeCall<C>,
  text: string,
  dialect: Dialect | undefined,
) => {
  try {
    return decodeAnswer(call, JSON.parse(text), { asked: idOf(request), dialect, reading: signal })
  } catch {
    return Either.left(AWAITED)
  }
}

const missing = (): never => {
  throw new Error('The database is gone')
}

/** In the database, or in memory where that is blocked (fault 30). Failures of the store are silent: reads are no loss. */
export const createKeptAnswers = ({
  vault,
  now = Date.now,
  indexedDB,
  dialect,
}: Readonly<{
  vault: Vault
  now?: () => number
  indexedDB?: IDBFactory | undefined
  dialect?: Dialect | undefined
}>): KeptAnswers => {
  const shelf = once(async () =>
    (await openDatabase(indexedDB)) === undefined
      ? memoryShelf()
      : databaseShelf((work) => inDatabase(indexedDB, work, missing)),
  )
  const isPresent = (owner: string | undefined): boolean => owner === undefined || owner === vault.current()?.id
  const quietly = async <A>(work: (shelf: Shelf) => Promise<A>) =>
    Either.right(await work(await shelf()).catch(() => undefined))
  /**
   * What is there when the page opens is read in one go, so that all that is shown first is there together. It is of use
   * until the new answer has come.
   */
  const opening = once(async () => {
    const owners = [...new Set([VISITOR, vault.current()?.id ?? VISITOR])]
    const all = await (await shelf()).all(owners).catch(() => [])
    return new Map(all.map((answer) => [answer.key, answer]))
  })
  const forget = () =>
    quietly(async ({ retain }) => {
      const owners = [VISITOR, vault.current()?.id ?? VISITOR]
      const kept = await opening()
      for (const { key, owner } of kept.values()) if (!owners.includes(owner)) kept.delete(key)
      await retain(owners, now())
    })
  void forget()
  const lookUp = async (key: string, used: number) => (await shelf()).read(key, used).catch(() => undefined)
  const instead: KeptAnswers['instead'] = (asked, failure) => async () => {
    const used = now()
    const kept = await lookUp(keyOf(asked), used)
    if (kept === undefined || !isPresent(asked.owner)) return Either.left(failure)
    const response = new Response(kept.text, { headers: { 'content-type': 'application/json' } })
    const outcome = await readAnswer(asked.call, response, {
      asked: idOf(asked.request),
      dialect,
      reading: asked.signal,
    })
    if (Either.isLeft(outcome)) return Either.left(failure)
    tellOutdated(asked.signal, {
      failure,
      at: storedMoment(kept.at as Instant, used as Instant),
      asked: used as Instant,
    })
    return outcome
  }
  /** What was there of a call when the page opened, or is there now where that is older than `since`. */
  const lastOf = async (key: string, used: number, since: number) => {
    const opened = await opening()
    const kept = opened.get(key)
    if (kept !== undefined && kept.at >= since) return kept
    opened.delete(key)
    return lookUp(key, used)
  }
  /** What is there of a call, while nobody else is asked: nothing that is older than `since`. */
  const found = async (
    asked: MadeCall<AnyCall>,
    used: Instant,
    since = -Infinity,
  ): Promise<StoredAnswer | undefined> => {
    const kept = await soon(lastOf(keyOf(asked), used, since))
    return kept !== undefined && kept.at >= since && isPresent(asked.owner) ? kept : undefined
  }
  const fresh: KeptAnswers['fresh'] = (asked, since) => async () => {
    const used = now() as Instant
    const kept = await found(asked, used, since)
    const isFresh = kept !== undefined && kept.at <= used && used - kept.at < freshFor(asked.call)
    return isFresh ? decodeKept(asked, kept.text, dialect) : Either.left(AWAITED)
  }
  const first: KeptAnswers['first'] = (asked) => async () => {
    const age = asked.call.keeps === false ? undefined : AGES[asked.call.keeps]
    if (age === undefined) return Either.left(AWAITED)
    const used = now() as Instant
    const kept = await found(asked, used)
    if (kept === undefined || !isWaitedFor(asked.signal)) return Either.left(AWAITED)
    const outcome = decodeKept(asked, kept.text, dialect)
    if (Either.isLeft(outcome) || isNothing(outcome.right)) return Either.left(AWAITED)
    const at = storedMoment(kept.at as Instant, used)
    tellFound(asked.signal, { at, asked: used, isOlder: used - at > age })
    return outcome
  }

  return {
    forget: () => forget,
    keep: (asked, text) => () =>
      quietly(async ({ write }) => {
        const { owner = VISITOR } = asked
        const at = now()
        if (text.length > MOST_OF_ONE || !isPresent(asked.owner)) return undefined
        const key = keyOf(asked)
        ;(await opening()).delete(key)
        await write({ key, owner, text, at, used: at, size: text.length })
        return at
      }),
    instead,
    fresh,
    first,
  }
}
