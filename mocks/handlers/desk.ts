import type { Person, Session } from '../collections/account.ts'
import { byId, those } from '../collections/standard.ts'
import type { Collections } from '../collections/collections.ts'
import type { Clock } from '../clock.ts'
import type { KeptContact } from '../seed/directory/contacts.ts'
import type { Faults } from '../faults/faults.ts'
import { Refusal } from '../rules/refusal.ts'
import type { Tongue } from '../tongues/tongue.ts'
import { tokenRefusal } from '../rules/tokens.ts'

/** The caller of a guarded call, and the session. */
export type Citizen = Readonly<{ person: Person; session: Session }>

/** A call in the journal: caller, call and time, never the content. */
export type CallMade = Readonly<{
  name: string
  label: string
  at: number
  session: number | undefined
  username: string | undefined
  status: number | 'failed' | undefined
}>

/** The context of every handler. */
export type Desk = Readonly<{
  /** The prefix of every path: a host, or `*` for any. */
  base: string
  seed: number
  clock: Clock
  faults: Faults
  collections: Collections
  /** Every contact, with ids from 1 without gaps: the contact with id n is the nth. */
  contacts: readonly KeptContact[]
  /** Resolves when an answer may be sent: after its latency, and once it is not held back. */
  mayAnswer: (call: string) => Promise<void>
  journal: CallMade[]
  /** The dialect of the answers. */
  tongue: Tongue
}>

const bearerOf = (request: Request): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]

/** The session of a request's token. */
export const sessionOf = ({ collections }: Desk, request: Request): Session | undefined => {
  const token = bearerOf(request)
  return token === undefined ? undefined : those(collections.sessions, (session) => session.token === token)[0]
}

/** The caller of a guarded call, or the reason of the refusal (AUTH-08). */
export const admit = ({ collections, clock }: Desk, session: Session | undefined): Citizen | Refusal => {
  const person = byId(collections.people, session?.owner)
  const refusal = tokenRefusal(session, clock.now())
  if (refusal !== undefined) return refusal
  return session === undefined || person === undefined
    ? new Refusal(401, 'JWT Token non valido', 'INVALID_TOKEN')
    : { person, session }
}
