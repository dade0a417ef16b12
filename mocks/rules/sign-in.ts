import type { AccountStatus } from '#domain/identity/account-status.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import type { Person } from '../collections/account.ts'
import { Refusal } from './refusal.ts'

const UNKNOWN: AccountStatus = { found: false, migrated: false, mustChangePassword: false }

/** Whether a new username is as good as one that exists: case does not tell two apart. A sign-in needs the very username. */
export const sameUsername = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The status of a username (AUTH-02). */
export const statusOf = (person: Person | undefined): AccountStatus => person?.status ?? UNKNOWN

/** The user of these credentials, or the reason of the refusal (AUTH-06, AUTH-07). */
export const signIn = (person: Person | undefined, { password }: Credentials): Person | Refusal => {
  if (person === undefined || person.password !== password)
    return new Refusal(401, 'Username e/o password non validi', 'BAD_CREDENTIALS')
  if (!person.active) return new Refusal(401, 'Utente non attivo', 'ACCOUNT_INACTIVE')
  if (person.status.found && !person.status.migrated)
    return new Refusal(401, 'Abbiamo trasferito il tuo account: scegli una nuova password', 'ACCOUNT_NOT_MIGRATED')
  if (person.status.mustChangePassword)
    return new Refusal(401, 'Prima di accedere devi cambiare la password', 'PASSWORD_EXPIRED')
  return person
}
