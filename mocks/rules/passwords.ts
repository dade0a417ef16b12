import type { NewPassword } from '#domain/identity/credentials.ts'
import { SHORTEST_PASSWORD } from '#domain/identity/passwords.ts'
import type { Person } from '../collections/account.ts'
import { Refusal } from './refusal.ts'

/** The codes of the demo world: one that counts, one that came too late; every other one is wrong. */
export const VALID_CODE = '123456'
export const EXPIRED_CODE = '000000'

/** Why a new password is refused, if it is (PWD-07). */
export const newPasswordRefusal = ({ password, confirmation }: NewPassword): Refusal | undefined => {
  if (password.length < SHORTEST_PASSWORD)
    return new Refusal(422, `La password deve avere almeno ${SHORTEST_PASSWORD} caratteri`, 'PASSWORD_TOO_SHORT')
  if (password !== confirmation) return new Refusal(422, 'Le password non coincidono', 'PASSWORDS_DIFFER')
  return undefined
}

/** A change that changes nothing is none. */
const unchangedRefusal = (person: Person, { password }: NewPassword): Refusal | undefined =>
  password === person.password
    ? new Refusal(422, 'La nuova password è uguale alla vecchia', 'PASSWORD_UNCHANGED')
    : undefined

/** Why a change of password is refused, if it is (PWD-08). */
export const passwordChangeRefusal = (
  person: Person,
  change: NewPassword & Readonly<{ oldPassword: string }>,
): Refusal | undefined => {
  if (change.oldPassword !== person.password)
    return new Refusal(422, 'La vecchia password non è corretta', 'WRONG_PASSWORD')
  return newPasswordRefusal(change) ?? unchangedRefusal(person, change)
}

/** Only who was told to may replace a password without the old one (PWD-05). */
export const forcedPasswordRefusal = (person: Person | undefined, change: NewPassword): Refusal | undefined =>
  person?.status.mustChangePassword
    ? (newPasswordRefusal(change) ?? unchangedRefusal(person, change))
    : new Refusal(403, 'Il cambio della password non è richiesto per questo utente', 'NOT_REQUESTED')

/** What an account becomes with a password of its owner's own choice: in order again, also after a migration. */
export const withNewPassword = (person: Person, password: string): Pick<Person, 'password' | 'status'> => ({
  password,
  status: { ...person.status, migrated: true, mustChangePassword: false },
})

/** The request of a code was used up, or never made. */
export const USED_UP = new Refusal(410, 'Questo codice è già stato usato: chiedine un altro', 'CODE_USED')

/** Whether a forgotten-password code counts; a code nobody sent is refused (PWD-02). */
export const codeValidity = (code: string): boolean | Refusal => {
  if (code === VALID_CODE) return true
  if (code === EXPIRED_CODE) return false
  return new Refusal(422, 'Codice errato', 'WRONG_CODE')
}
