import type { RegisteredDevice } from '#domain/identity/device.ts'
import type { ContactProfile, Profile } from '#domain/profile/profile.ts'
import type { Registration, RegistrationProfile } from '#domain/registration/registration.ts'
import { deviceFields, position } from './session.ts'
import {
  filledText,
  flag,
  flagOrNo,
  id,
  mapped,
  optional,
  optionalText,
  otherwise,
  record,
  text,
  Wire,
  words,
} from './wire.ts'
import { writtenAs } from './wire-requests.ts'
import { nameText } from './wire-words.ts'

/** [decided] A field of one's own that was cleared is sent as empty: left out, it would stay as it was. */
const clearable = writtenAs(filledText, '')

/** A place's name, which some servers wrap in a record; cleared like the others. */
const place: Wire<string | undefined> = new Wire<string | undefined>(
  clearable.name,
  clearable.shape,
  nameText.validate,
  clearable.encode,
)

export const profile: Wire<Profile> = record('profile', {
  name: ['name', words],
  surname: ['surname', words],
  municipality: ['municipality', place],
  address: ['address', clearable],
  postalCode: ['postalCode', clearable, 'cap', 'zip'],
  province: ['province', place],
  country: ['country', place],
  email: ['email', clearable],
  landline: ['landline', clearable, 'phone', 'telephone'],
  mobile: ['mobile', clearable, 'cellphone'],
  image: ['imgProfile', optionalText],
})

export const contactProfile: Wire<ContactProfile> = record('contact profile', {
  id: ['id', id('User')],
  name: ['name', words, 'fullname', 'username'],
  surname: ['surname', words],
  image: ['imgProfile', optionalText],
})

const registrationProfile: Wire<RegistrationProfile> = record('registration profile', {
  name: ['name', text],
  surname: ['surname', text],
  email: ['email', text],
  mobile: ['mobile', optionalText],
})

/**
 * What a registration sends: who registers, and the device they do it from (REG-01). [decided] `profile` carries what
 * the citizen tells of themselves, as a record; a device's own `profile` is a word.
 */
export const registration: Wire<Registration> = mapped(
  record('registration', {
    username: ['username', text],
    ...deviceFields,
    profile: ['profile', registrationProfile],
  }),
  ({ username, profile, latitude, longitude, ...device }) => ({
    username,
    profile,
    device: { ...device, position: position(latitude, longitude) },
  }),
  ({ username, profile, device: { position, ...device } }) => ({
    ...device,
    username,
    profile,
    latitude: position?.latitude,
    longitude: position?.longitude,
  }),
)

export const registeredDevice: Wire<RegisteredDevice> = record('registered device', {
  id: ['id', id('RegisteredDevice')],
  registrationCode: ['registrationCode', words, 'deviceId'],
  name: ['deviceName', optionalText],
  enabled: ['active', flagOrNo],
})

export const newPassword = record('new password', {
  password: ['password', text],
  confirmation: ['confirmPassword', text],
})

/**
 * The check of a forgotten-password code: whose it is, and whether it still counts (PWD-02). The specification names no
 * field of it: [decided] a code that the server does not call expired counts.
 */
export const forgotCode = record('forgot code', {
  id: ['id', optional(id('ForgotCode'))],
  valid: ['validity', otherwise(flag, true), 'valid'],
})

/** [decided] Whether a username is free: the specification names no field of it. Unless the server says it is taken, the registration itself tells. */
export const availability = record('availability', { available: ['available', otherwise(flag, true)] })
