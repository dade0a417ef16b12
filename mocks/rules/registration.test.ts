import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { seededDevices, seededPeople } from '../seed/people.ts'
import { announced, switched } from './devices.ts'
import { imageRefusal, ownershipRefusal, withNames, withProfile } from './profile.ts'
import { activation, newcomer, registrationRefusal } from './registration.ts'

const [mario, anna] = seededPeople()
const [phone] = seededDevices()
const info = phone?.info
const ada = seededPeople().at(-1)
if (!mario || !anna || !phone || !info || !ada) throw new Error('the demo lacks its people')

test('a registration wants a free username and the privacy accepted', () => {
  expect(registrationRefusal('giulia.colombo', info, undefined)).toBeUndefined()
  expect(registrationRefusal('mario.rossi', info, mario)).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' })
  expect(registrationRefusal('giulia', { ...info, privacyAccepted: false }, undefined)).toMatchObject({
    code: 'PRIVACY_REQUIRED',
  })
  expect(registrationRefusal('a b', info, undefined)).toMatchObject({ code: 'BAD_USERNAME' })
})

test('a newcomer waits for the activation code', () => {
  expect(newcomer(99 as Id<'User'>, 'giulia.colombo', 'x')).toMatchObject({
    active: false,
    profile: { name: 'Giulia', surname: 'Colombo' },
  })
  expect(activation('ATTIVA-1')).toBe(true)
  expect(activation('ATTIVA-0')).toBe(false)
  expect(activation('altro')).toMatchObject({ status: 404 })
})

test('a device that announces itself again keeps its number and its owner', () => {
  const again = announced(phone, 77 as Id<'RegisteredDevice'>, undefined, phone.device.registrationCode, info)
  expect([again.id, again.owner]).toEqual([phone.id, mario.id])
  expect(switched(phone, false).device.enabled).toBe(false)
})

test('an account is changed by its owner or by an administrator', () => {
  expect(ownershipRefusal(mario, mario.id)).toBeUndefined()
  expect(ownershipRefusal(ada, mario.id)).toBeUndefined()
  expect(ownershipRefusal(mario, anna.id)).toMatchObject({ status: 403 })
})

test('images are JPEG, PNG or WebP, up to 5 MB', () => {
  expect(imageRefusal(new Blob(['x'], { type: 'image/webp' }))).toBeUndefined()
  expect(imageRefusal(new Blob(['<svg/>'], { type: 'image/svg+xml' }))).toMatchObject({ code: 'IMAGE_TYPE' })
  const heavy = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' })
  expect(imageRefusal(heavy)).toMatchObject({ code: 'IMAGE_SIZE' })
})

test('a name is the same on the account and in the profile', () => {
  const renamed = withNames(mario, { name: 'Maria', surname: 'Rosi' })
  expect([renamed.user.name, renamed.profile.name]).toEqual(['Maria', 'Maria'])
  expect(withProfile(mario, { ...mario.profile, surname: 'Bianchi' }, 'io.png').user).toMatchObject({
    surname: 'Bianchi',
    image: 'io.png',
  })
})
