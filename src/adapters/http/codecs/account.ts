import type { RegisteredDevice } from '#domain/identity/device.ts'
import { type ContactProfile, type Profile, PROFILE_FIELDS } from '#domain/profile/profile.ts'
import type { Registration, RegistrationProfile } from '#domain/registration/registration.ts'
import { placed } from './position.ts'
import { deviceFields } from './session.ts'
import { filledText, flag, id, mapped, optional, optionalText, otherwise, text, Wire, words } from './wire.ts'
import { record } from './wire-records.ts'
import { AVAILABILITY, CONTACT_PROFILE, DEVICE, FORGOT_CODE, PROFILE } from './names/account.ts'
import { partly } from './partly.ts'
import { namedAlso, original } from './origin.ts'
import { given, writtenAs } from './wire-requests.ts'
import { writtenName } from './wire-words.ts'

/** [decided] A cleared field of the profile is sent as empty: an omitted one would stay unchanged. */
const clearable = writtenAs(filledText, '')

/** The name of a place, which some servers wrap in a record; cleared like the others. */
const place: Wire<string | undefined> = new Wire<string | undefined>(
  clearable.name,
  clearable.shape,
  writtenName.validate,
  clearable.encode,
)

const profileFields = {
  name: ['name', words],
  surname: ['surname', words],
  municipality: ['municipality', place],
  address: ['address', clearable],
  postalCode: ['postalCode', clearable],
  province: ['province', place],
  country: ['country', place],
  email: ['email', clearable],
  landline: ['landline', clearable],
  mobile: ['mobile', clearable],
  image: ['imgProfile', optionalText],
} as const

/** A profile as it is stored on the device. */
export const storedProfile = record('profile', profileFields, PROFILE)

/** A profile goes back under the names it came with; a field that could not be read stays as it is there (fault 55). */
export const profile: Wire<Profile> = original(partly(storedProfile, ...PROFILE_FIELDS))

/**
 * A profile as it is saved. [decided] An empty name of the picture takes the picture away: an omitted one leaves it, as where
 * a new one comes in a part of its own, or where it could not be read (PROF-05).
 */
export const savedProfile: Wire<Profile> = original(
  partly(record('profile', { ...profileFields, image: ['imgProfile', given(text)] }, PROFILE), ...PROFILE_FIELDS),
)

export const contactProfile: Wire<ContactProfile> = record(
  'contact profile',
  {
    id: ['id', id('User')],
    name: ['name', words],
    surname: ['surname', words],
    image: ['imgProfile', optionalText],
  },
  CONTACT_PROFILE,
)

const registrationProfile: Wire<RegistrationProfile> = record('registration profile', {
  name: ['name', text],
  surname: ['surname', text],
  email: ['email', text],
  mobile: ['mobile', optionalText],
})

/**
 * The body of a registration: the applicant, and the device (REG-01). [decided] `profile` is a record with the
 * citizen's entries; the `profile` of a device is a word.
 */
export const registration: Wire<Registration> = mapped(
  placed(
    record('registration', {
      username: ['username', text],
      ...deviceFields,
      profile: ['profile', registrationProfile],
    }),
  ),
  ({ username, profile, ...device }) => ({ username, profile, device }),
  ({ username, profile, device }) => ({ ...device, username, profile }),
)

/** A device as it is listed; what it calls its state is written too, where that is switched (fault 55). */
export const registeredDevice: Wire<RegisteredDevice> = original(
  record(
    'registered device',
    {
      id: ['id', id('RegisteredDevice')],
      registrationCode: ['registrationCode', words],
      name: ['deviceName', optionalText],
      enabled: ['active', optional(flag)],
    },
    DEVICE,
  ),
)

/** The new state of a device. */
export const deviceState = namedAlso(record('device state', { enabled: ['active', flag] }))

export const newPassword = record('new password', {
  password: ['password', text],
  confirmation: ['confirmPassword', text],
})

/**
 * The check of a forgotten-password code: its owner, and its validity (PWD-02). [decided] A code that the server does not
 * call expired is valid.
 */
export const forgotCode = record(
  'forgot code',
  { id: ['id', optional(id('ForgotCode'))], valid: ['validity', otherwise(flag, true)] },
  FORGOT_CODE,
)

/** Whether a username is free, where the answer says so: else the registration itself decides. */
export const availability = record('availability', { available: ['availability', flag] }, AVAILABILITY)
