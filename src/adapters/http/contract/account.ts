import {
  availability,
  contactProfile,
  deviceState,
  forgotCode,
  newPassword,
  profile,
  registeredDevice,
  registration,
  savedProfile,
} from '../codecs/account.ts'
import { messageField, one, rowsOf } from '../codecs/envelope.ts'
import { SENTENCE } from '../codecs/names/neighbours.ts'
import { outcome } from '../codecs/outcome.ts'
import { editedUser } from '../codecs/users.ts'
import { flag, optional, text } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { file, jsonText, multipart } from '../codecs/wire-requests.ts'
import { read, write } from './call.ts'
import { session } from './session.ts'

const password = record('password', { password: ['password', text] })

/** The calls about accounts, sessions, profiles and devices. Forms show their own failures. */
export const account = {
  ...session,
  user: read('/api/app/users/{id}', one(editedUser)),
  profile: read('/api/app/usersprofile', one(profile), { keeps: 'edited' }),
  saveProfile: write('POST', '/api/app/usersprofile', {
    body: multipart(
      record('profile form', { profile: ['profile', jsonText(savedProfile)], image: ['imgProfile', optional(file)] }),
    ),
    reports: 'caller',
    timeLimit: 60_000,
  }),
  changePassword: write('PUT', '/api/users/{id}/changepassword', {
    body: record('password change', {
      oldPassword: ['oldPassword', text],
      password: ['password', text],
      confirmation: ['confirmPassword', text],
    }),
    reports: 'caller',
  }),
  register: write('POST', '/app/signin', { auth: 'none', body: registration, reports: 'caller' }),
  activate: write('PUT', '/app/activeregistration', {
    auth: 'none',
    body: record('activation', { registrationCode: ['registrationCode', text] }),
    answer: one(record('activation', { active: ['active', flag] })),
    reports: 'caller',
  }),
  checkForgotCode: read('/app/checkforgotcode/{code}', one(forgotCode), { auth: 'none', reports: 'caller' }),
  setNewPassword: write('PUT', '/app/setnewpassword/{id}', { auth: 'none', body: newPassword, reports: 'caller' }),
  forgotPassword: read(
    '/app/forgotpassword/{username}',
    one(record('outcome', { succeeded: ['esito', outcome], message: messageField }, SENTENCE), 'message'),
    { auth: 'none', reports: 'caller' },
  ),
  checkUsername: read('/app/users/check/{username}', one(availability), { auth: 'none', reports: 'caller' }),
  forcePassword: write('PUT', '/app/forcechangepassword', {
    auth: 'none',
    body: record('forced password', {
      username: ['username', text],
      password: ['password', text],
      confirmation: ['confirmPassword', text],
    }),
    reports: 'caller',
  }),
  deleteAccount: write('POST', '/api/app/users/{id}', { body: password, reports: 'caller' }),
  devices: read('/api/userregistrationcodes/{userId}', rowsOf(registeredDevice)),
  enableDevice: write('PUT', '/api/userregistrationcode/{id}', { body: deviceState }),
  deleteDevice: write('DELETE', '/api/userregistrationcode/{id}'),
  contactProfile: read('/api/app/contactprofile/{id}', one(contactProfile), { keeps: 'own' }),
}
