import type { Instant } from '#domain/time/calendar.ts'
import type { Session } from '../collections/account.ts'
import { Refusal } from './refusal.ts'

/** How long a token opens doors, in milliseconds. */
export const TOKEN_LIFE = 60 * 60_000

/**
 * A refresh token counts once. For this long after that one use it answers with the same successor again, so that a
 * tab which died before it could store the answer does not throw its owner out (faults 8 and 9); a client that
 * refreshes twice by mistake is seen in the journal of calls, and later than this it is refused.
 */
export const REFRESH_GRACE = 60_000

const digest = (text: string): string => {
  let mixed = 0x811c9dc5
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (mixed >>> 0).toString(16).padStart(8, '0')
}

/** A new session. Its tokens tell nothing and are the same in every run of the same world. */
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

/** Why a token does not open the door, if it does not (AUTH-08). */
export const tokenRefusal = (session: Session | undefined, now: Instant): Refusal | undefined => {
  if (session === undefined || session.ended) return new Refusal(401, 'JWT Token non valido', 'INVALID_TOKEN')
  if (now >= session.expiresAt) return new Refusal(401, 'Expired JWT Token', 'EXPIRED_TOKEN')
  return undefined
}

/** What a refresh does: a new session, the one that an earlier refresh opened, or a refusal (AUTH-10). */
export const refreshOf = (session: Session | undefined, now: Instant): 'open' | 'repeat' | Refusal => {
  if (session === undefined || session.ended)
    return new Refusal(401, 'Sessione scaduta: accedi di nuovo', 'INVALID_REFRESH')
  if (session.refreshedAt === undefined) return 'open'
  return now - session.refreshedAt <= REFRESH_GRACE
    ? 'repeat'
    : new Refusal(401, 'Sessione scaduta: accedi di nuovo', 'REFRESH_ALREADY_USED')
}
