import type { DeviceInfo } from '#domain/identity/device.ts'
import type { Person } from '../collections/account.ts'
import { Refusal } from './refusal.ts'

/** The activation codes of the demo world (REG-03). */
export const ACTIVATING_CODE = 'ATTIVA-1'
export const IDLE_CODE = 'ATTIVA-0'

const USERNAME = /^[a-z0-9][a-z0-9._-]{2,39}$/i

/** Why a registration is refused, if it is (REG-01). */
export const registrationRefusal = (
  username: string,
  device: DeviceInfo,
  taken: Person | undefined,
): Refusal | undefined => {
  if (!USERNAME.test(username.trim()))
    return new Refusal(
      422,
      'Lo username deve avere da 3 a 40 caratteri: lettere, cifre, punti e trattini',
      'BAD_USERNAME',
    )
  if (taken !== undefined) return new Refusal(409, 'Username già in uso', 'USERNAME_TAKEN')
  if (!device.privacyAccepted)
    return new Refusal(422, 'Per registrarti devi accettare l’informativa sulla privacy', 'PRIVACY_REQUIRED')
  return undefined
}

/** 'giulia.colombo' is called Giulia Colombo until she says otherwise. */
const nameParts = (username: string): readonly [name: string, surname: string] => {
  const [name = '', ...surname] = username
    .split(/[._-]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return [name, surname.join(' ')]
}

/** The account a registration opens: not active yet, with the password given out to everybody in the demo. */
export const newcomer = (id: Person['id'], username: string, password: string): Person => {
  const [name, surname] = nameParts(username)
  return {
    id,
    user: { id, username, name, surname, email: undefined, roles: ['user'], image: undefined },
    profile: {
      name,
      surname,
      municipality: undefined,
      address: undefined,
      postalCode: undefined,
      province: undefined,
      country: undefined,
      email: undefined,
      landline: undefined,
      mobile: undefined,
      image: undefined,
    },
    password,
    status: { found: true, migrated: true, mustChangePassword: false },
    active: false,
    agreements: { app: true, privacy: true },
  }
}

/** Whether a code activates; a code nobody sent is refused (REG-03). */
export const activation = (code: string): boolean | Refusal => {
  if (code === ACTIVATING_CODE) return true
  if (code === IDLE_CODE) return false
  return new Refusal(404, 'Codice di attivazione errato', 'WRONG_CODE')
}
