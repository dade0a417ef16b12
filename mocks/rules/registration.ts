import type { Registration } from '#domain/registration/registration.ts'
import type { Person, RegistrationRequest } from '../collections/account.ts'
import { blankPerson } from '../collections/blank-person.ts'
import { Refusal } from './refusal.ts'
import { usernameRefusal } from './users.ts'

/** The activation codes of the demo world (REG-03). */
export const ACTIVATING_CODE = 'ATTIVA-1'
export const IDLE_CODE = 'ATTIVA-0'

/** Why a registration is refused, if so (REG-01). */
export const registrationRefusal = (
  { username, profile, device }: Registration,
  taken: Person | undefined,
): Refusal | undefined => {
  const refusal = usernameRefusal(username, taken)
  if (refusal !== undefined) return refusal
  if ([profile.name, profile.surname, profile.email].some((text) => text.trim() === ''))
    return new Refusal(422, 'Scrivi nome, cognome ed e-mail', 'PROFILE_INCOMPLETE')
  if (!device.privacyAccepted)
    return new Refusal(422, 'Per registrarti devi accettare l’informativa sulla privacy', 'PRIVACY_REQUIRED')
  return undefined
}

/** The message after a registration: the code and the first password are sent by e-mail. */
export const registrationReceipt = ({ profile }: Registration): string =>
  `Registrazione ricevuta: ti abbiamo inviato il codice di attivazione e la prima password a ${profile.email}`

/** The account of a registration: not active yet, with the password of all demo accounts. */
export const newcomer = (id: Person['id'], { username, profile }: Registration, password: string): Person => {
  const { name, surname, email, mobile } = profile
  const blank = blankPerson(id, username.trim(), password)
  return {
    ...blank,
    user: { ...blank.user, name, surname, email },
    profile: { ...blank.profile, name, surname, email, mobile },
    active: false,
  }
}

/** Whether a code activates; an unknown code is refused (REG-03). */
export const activation = (
  code: string,
  registrations: readonly Pick<RegistrationRequest, 'registrationCode'>[],
): boolean | Refusal => {
  if (code === ACTIVATING_CODE || registrations.some(({ registrationCode }) => registrationCode === code)) return true
  if (code === IDLE_CODE) return false
  return new Refusal(422, 'Il codice di attivazione non è giusto: controllalo e riprova', 'WRONG_CODE')
}

/**
 * The registration of an activation code: the one with that code, or, for the demo's common code, the last one that
 * waits. Undefined when none waits.
 */
export const activated = (
  code: string,
  registrations: readonly RegistrationRequest[],
): RegistrationRequest | undefined => {
  const own = registrations.findLast(({ registrationCode }) => registrationCode === code)
  return own ?? registrations.findLast((one) => !one.activated)
}
