import type { NewPassword } from '#domain/identity/credentials.ts'
import { SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import type { Person } from '../collections/account.ts'
import { Refusal } from './refusal.ts'

/** The codes of the demo world: one valid, one expired; every other one is wrong. */
export const VALID_CODE = '123456'
export const EXPIRED_CODE = '000000'

/** Why a new password is refused, if so (PWD-07). */
export const newPasswordRefusal = ({ password, confirmation }: NewPassword): Refusal | undefined => {
  if (password.length < SHORTEST_PASSWORD)
    return new Refusal(422, `La password deve avere almeno ${SHORTEST_PASSWORD} caratteri`, 'PASSWORD_TOO_SHORT')
  if (password !== confirmation) return new Refusal(422, 'Le password non coincidono', 'PASSWORDS_DIFFER')
  return undefined
}

/** The same password is no change. */
const unchangedRefusal = (person: Person, { password }: NewPassword): Refusal | undefined =>
  password === person.password
    ? new Refusal(422, 'La nuova password è uguale alla vecchia', 'PASSWORD_UNCHANGED')
    : undefined

/** Why a password change is refused, if so (PWD-08). */
export const passwordChangeRefusal = (
  person: Person,
  change: NewPassword & Readonly<{ oldPassword: string }>,
): Refusal | undefined => {
  if (change.oldPassword !== person.password)
    return new Refusal(422, 'La vecchia password non è corretta', 'WRONG_PASSWORD')
  return newPasswordRefusal(change) ?? unchangedRefusal(person, change)
}

/** Only a forced change replaces a password without the old one (PWD-05). */
export const forcedPasswordRefusal = (person: Person | undefined, change: NewPassword): Refusal | undefined =>
  person?.status.mustChangePassword
    ? (newPasswordRefusal(change) ?? unchangedRefusal(person, change))
    : new Refusal(403, 'Per questo account non serve cambiare la password', 'NOT_REQUESTED')

/** An account after a password change by its owner: its flags are cleared, also after a migration. */
export const withNewPassword = (person: Person, password: string): Pick<Person, 'password' | 'status'> => ({
  password,
  status: { ...person.status, migrated: true, mustChangePassword: false },
})

/** The request of a code was used, or never existed. */
export const USED_UP = new Refusal(410, 'Questo codice è già stato usato: chiedine un altro', 'CODE_USED')

/** Whether a forgotten-password code is valid; an unknown code is refused (PWD-02). */
export const codeValidity = (code: string): boolean | Refusal => {
  if (code === VALID_CODE) return true
  if (code === EXPIRED_CODE) return false
  return new Refusal(422, 'Il codice non è giusto: controllalo e riprova', 'WRONG_CODE')
}
