import type { Instant } from '#domain/time/calendar.ts'
import type { Session } from '../collections/account.ts'
import { Refusal } from './refusal.ts'

/** The lifetime of a token, in milliseconds. */
export const TOKEN_LIFE = 60 * 60_000

/**
 * A refresh token is valid once. For this time after its use it returns the same new tokens again, so that a tab closed
 * before storing the answer does not sign its owner out (faults 8 and 9). A client that refreshes twice by mistake is
 * visible in the journal; later repetitions are refused.
 */
export const REFRESH_GRACE = 60_000

const digest = (text: string): string => {
  let mixed = 0x811c9dc5
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (mixed >>> 0).toString(16).padStart(8, '0')
}

/** A new session. Its tokens contain no data and are the same in every run of the same world. */
export const openSession = (id: Session['id'], owner: Session['owner'], now: Instant, seed: number): Session => ({
  id,
  owner,
  token: `tkn-${id}-${digest(`access ${seed} ${id} ${owner}`)}${digest(`token ${id} ${owner} ${seed}`)}`,
  refreshToken: `rfr-${id}-${digest(`refresh ${seed} ${id} ${owner}`)}${digest(`renew ${id} ${owner} ${seed}`)}`,
  expiresAt: now + TOKEN_LIFE,
  refreshedAt: undefined,
  successor: undefined,
  ended: false,
  device: undefined,
})

/** Why a token is refused, if so (AUTH-08). */
export const tokenRefusal = (session: Session | undefined, now: Instant): Refusal | undefined => {
  if (session === undefined || session.ended) return new Refusal(401, 'JWT Token non valido', 'INVALID_TOKEN')
  if (now >= session.expiresAt) return new Refusal(401, 'Expired JWT Token', 'EXPIRED_TOKEN')
  return undefined
}

/** The result of a refresh: a new session, the one that an earlier refresh opened, or a refusal (AUTH-10). */
export const refreshOf = (session: Session | undefined, now: Instant): 'open' | 'repeat' | Refusal => {
  if (session === undefined || session.ended)
    return new Refusal(401, 'Sessione scaduta: accedi di nuovo', 'INVALID_REFRESH')
  if (session.refreshedAt === undefined) return 'open'
  return now - session.refreshedAt <= REFRESH_GRACE
    ? 'repeat'
    : new Refusal(401, 'Sessione scaduta: accedi di nuovo', 'REFRESH_ALREADY_USED')
}
