import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import type { Registration } from '#domain/registration/registration.ts'
import type { RegistrationRequest } from '../collections/account.ts'
import { seededDevices, seededPeople } from '../seed/people.ts'
import { announced, switched } from './devices.ts'
import { ownershipRefusal } from './profile.ts'
import { activated, activation, newcomer, registrationReceipt, registrationRefusal } from './registration.ts'

const [mario, anna] = seededPeople()
const [phone] = seededDevices()
const info = phone?.info
const ada = seededPeople().at(-1)
if (!mario || !anna || !phone || !info || !ada) throw new Error('the demo lacks its people')

const giulia: Registration = {
  username: ' giulia.colombo ',
  profile: { name: 'Giulia', surname: 'Colombo', email: 'giulia@example.it', mobile: '3471234567' },
  device: info,
}

test('a registration requires a free username, the profile and the accepted privacy', () => {
  expect(registrationRefusal(giulia, undefined)).toBeUndefined()
  expect(registrationRefusal(giulia, mario)).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' })
  expect(registrationRefusal({ ...giulia, device: { ...info, privacyAccepted: false } }, undefined)).toMatchObject({
    code: 'PRIVACY_REQUIRED',
  })
  expect(registrationRefusal({ ...giulia, profile: { ...giulia.profile, email: ' ' } }, undefined)).toMatchObject({
    code: 'PROFILE_INCOMPLETE',
  })
  expect(registrationRefusal({ ...giulia, username: 'a b' }, undefined)).toMatchObject({ code: 'BAD_USERNAME' })
})

test('a new account has the entered data, a message about the first password, and waits for the code', () => {
  expect(newcomer(99 as Id<'User'>, giulia, 'x')).toMatchObject({
    active: false,
    password: 'x',
    user: { username: 'giulia.colombo', name: 'Giulia', email: 'giulia@example.it' },
    profile: { surname: 'Colombo', mobile: '3471234567' },
    agreements: { app: true, privacy: true },
  })
  expect(registrationReceipt(giulia)).toMatch(/codice di attivazione e la prima password a giulia@example\.it/)
})

test('a code activates, does not activate yet, or is wrong (REG-03)', () => {
  const made = [{ registrationCode: 'device of giulia' }, { registrationCode: undefined }]
  expect(activation('ATTIVA-1', [])).toBe(true)
  expect(activation('ATTIVA-0', made)).toBe(false)
  expect(activation('device of giulia', made)).toBe(true)
  expect(activation('altro', made)).toMatchObject({
    status: 422,
    message: 'Il codice di attivazione non è giusto: controllalo e riprova',
  })
})

/** A registration with a code, and its account. */
const request = (id: number, registrationCode: string, isActivated = false): RegistrationRequest => ({
  id: id as RegistrationRequest['id'],
  owner: id as Id<'User'>,
  registrationCode,
  activated: isActivated,
})

test('a code activates one registration: its own, or the last that waits', () => {
  const made = [request(1, 'one'), request(2, 'two'), request(3, 'three', true)]
  expect(activated('one', made)?.id).toBe(1)
  expect(activated('ATTIVA-1', made)?.id).toBe(2)
  expect(activated('ATTIVA-1', [request(3, 'three', true)])).toBeUndefined()
})

test('a device that registers again keeps its id and its owner', () => {
  const again = announced(phone, 77 as Id<'RegisteredDevice'>, undefined, phone.device.registrationCode, info)
  expect([again.id, again.owner]).toEqual([phone.id, mario.id])
  expect(switched(phone, false).device.enabled).toBe(false)
})

test('an account is changed by its owner or by an administrator', () => {
  expect(ownershipRefusal(mario, mario.id)).toBeUndefined()
  expect(ownershipRefusal(ada, mario.id)).toBeUndefined()
  expect(ownershipRefusal(mario, anna.id)).toMatchObject({ status: 403 })
})
