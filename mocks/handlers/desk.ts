import type { Person, Session } from '../collections/account.ts'
import { byId, those } from '../collections/standard.ts'
import type { Collections } from '../collections/collections.ts'
import type { Clock } from '../clock.ts'
import type { KeptContact } from '../seed/directory/contacts.ts'
import type { Faults } from '../faults/faults.ts'
import { Refusal } from '../rules/refusal.ts'
import type { Tongue } from '../tongues/tongue.ts'
import { tokenRefusal } from '../rules/tokens.ts'

/** Who makes a guarded call, and under which session. */
export type Citizen = Readonly<{ person: Person; session: Session }>

/** A call as the journal keeps it: who called what and when, never what was said. */
export type CallMade = Readonly<{
  name: string
  label: string
  at: number
  session: number | undefined
  username: string | undefined
  status: number | 'failed' | undefined
}>

/** What every handler works with. */
export type Desk = Readonly<{
  /** What comes before the path of every call: a host, or `*` for any. */
  base: string
  seed: number
  clock: Clock
  faults: Faults
  collections: Collections
  /** Every contact, numbered from 1 without gaps: the one of number n is the nth. */
  contacts: readonly KeptContact[]
  /** Resolves when an answer to this call may go out: after its latency, and once nobody holds it back. */
  mayAnswer: (call: string) => Promise<void>
  journal: CallMade[]
  /** How what is said is written. */
  tongue: Tongue
}>

const bearerOf = (request: Request): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]

/** The session whose token a request carries. */
export const sessionOf = ({ collections }: Desk, request: Request): Session | undefined => {
  const token = bearerOf(request)
  return token === undefined ? undefined : those(collections.sessions, (session) => session.token === token)[0]
}

/** Who may go on with a guarded call, or why nobody may (AUTH-08). */
export const admit = ({ collections, clock }: Desk, session: Session | undefined): Citizen | Refusal => {
  const person = byId(collections.people, session?.owner)
  const refusal = tokenRefusal(session, clock.now())
  if (refusal !== undefined) return refusal
  return session === undefined || person === undefined
    ? new Refusal(401, 'JWT Token non valido', 'INVALID_TOKEN')
    : { person, session }
}
