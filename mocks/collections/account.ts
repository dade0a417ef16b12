import type * as t from 'io-ts'
import { profile, registeredDevice } from '#adapters/http/codecs/account.ts'
import { accountStatus, deviceInfo, user } from '#adapters/http/codecs/session.ts'
import { policy } from '#adapters/http/codecs/privacy.ts'
import { count, flag, id, optional, optionalText, text } from '#adapters/http/codecs/wire.ts'
import { record } from '#adapters/http/codecs/wire-records.ts'
import { instant } from '#adapters/http/codecs/wire-moments.ts'

/** An account, with data that only the server has. */
export const person = record('person', {
  id: ['id', id('User')],
  user: ['user', user],
  profile: ['profile', profile],
  password: ['password', text],
  status: ['status', accountStatus],
  active: ['active', flag],
  agreements: ['agreements', record('agreements', { app: ['app', flag], privacy: ['privacy', flag] })],
})
export type Person = t.TypeOf<typeof person>

/** A session. It is kept after its end, so that no token is ever issued twice. */
export const session = record('session', {
  id: ['id', id('Session')],
  owner: ['owner', id('User')],
  token: ['token', text],
  refreshToken: ['refreshToken', text],
  /** Moments, in milliseconds. */
  expiresAt: ['expiresAt', count],
  refreshedAt: ['refreshedAt', optional(count)],
  /** The session that a refresh opened to replace this one. */
  successor: ['successor', optional(id('Session'))],
  ended: ['ended', flag],
  /** The registration code of its device, once that device is registered. */
  device: ['device', optionalText],
})
export type Session = t.TypeOf<typeof session>

/** A device and its owner. */
export const device = record('device', {
  id: ['id', id('RegisteredDevice')],
  owner: ['owner', optional(id('User'))],
  device: ['device', registeredDevice],
  info: ['info', optional(deviceInfo)],
})
export type Device = t.TypeOf<typeof device>

/** A request to replace a forgotten password. */
export const forgotRequest = record('forgot request', {
  id: ['id', id('ForgotCode')],
  owner: ['owner', id('User')],
  done: ['done', flag],
})

/** A registration that waits for its activation code. */
export const registrationRequest = record('registration request', {
  id: ['id', id('Registration')],
  owner: ['owner', id('User')],
  registrationCode: ['registrationCode', optionalText],
  activated: ['activated', flag],
})
export type RegistrationRequest = t.TypeOf<typeof registrationRequest>

/** When a citizen last decided about a document. */
export const savedAgreement = record('saved agreement', {
  id: ['id', id('SavedAgreement')],
  owner: ['owner', id('User')],
  policy: ['policy', policy],
  savedAt: ['savedAt', instant],
})
export type SavedAgreement = t.TypeOf<typeof savedAgreement>
