import type { RegisteredDevice } from '#domain/identity/device.ts'
import type { ContactProfile, Profile } from '#domain/profile/profile.ts'
import type { Registration, RegistrationProfile } from '#domain/registration/registration.ts'
import { deviceFields, position } from './session.ts'
import { flag, id, mapped, optional, optionalText, record, text, type Wire } from './wire.ts'

export const profile: Wire<Profile> = record('profile', {
  name: ['name', text],
  surname: ['surname', text],
  municipality: ['municipality', optionalText],
  address: ['address', optionalText],
  postalCode: ['postalCode', optionalText],
  province: ['province', optionalText],
  country: ['country', optionalText],
  email: ['email', optionalText],
  landline: ['landline', optionalText],
  mobile: ['mobile', optionalText],
  image: ['imgProfile', optionalText],
})

export const contactProfile: Wire<ContactProfile> = record('contact profile', {
  id: ['id', id('User')],
  name: ['name', text],
  surname: ['surname', text],
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
  registrationCode: ['registrationCode', text],
  name: ['deviceName', optionalText],
  enabled: ['active', flag],
})

export const newPassword = record('new password', {
  password: ['password', text],
  confirmation: ['confirmPassword', text],
})

/** The check of a forgotten-password code: whose it is, and whether it still counts (PWD-02). */
export const forgotCode = record('forgot code', { id: ['id', optional(id('ForgotCode'))], valid: ['validity', flag] })
