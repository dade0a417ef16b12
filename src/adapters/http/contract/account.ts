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
import { messageField, messageOnly, one, rowsOf } from '../codecs/envelope.ts'
import { SENTENCE } from '../codecs/names/neighbours.ts'
import { outcome } from '../codecs/outcome.ts'
import { editedUser } from '../codecs/users.ts'
import { flag, optional, text } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { file, jsonText, multipart } from '../codecs/wire-requests.ts'
import { call, read } from './call.ts'
import { session } from './session.ts'

const password = record('password', { password: ['password', text] })

/** The calls about accounts, sessions, profiles and devices. Forms show their own failures. */
export const account = {
  ...session,
  user: read('/api/app/users/{id}', one(editedUser)),
  profile: read('/api/app/usersprofile', one(profile), { keeps: 'edited' }),
  saveProfile: call({
    method: 'POST',
    path: '/api/app/usersprofile',
    body: multipart(
      record('profile form', { profile: ['profile', jsonText(savedProfile)], image: ['imgProfile', optional(file)] }),
    ),
    answer: messageOnly,
    reports: 'caller',
    timeLimit: 60_000,
  }),
  changePassword: call({
    method: 'PUT',
    path: '/api/users/{id}/changepassword',
    body: record('password change', {
      oldPassword: ['oldPassword', text],
      password: ['password', text],
      confirmation: ['confirmPassword', text],
    }),
    answer: messageOnly,
    reports: 'caller',
  }),
  register: call({
    method: 'POST',
    path: '/app/signin',
    auth: 'none',
    body: registration,
    answer: messageOnly,
    reports: 'caller',
  }),
  activate: call({
    method: 'PUT',
    path: '/app/activeregistration',
    auth: 'none',
    body: record('activation', { registrationCode: ['registrationCode', text] }),
    answer: one(record('activation', { active: ['active', flag] })),
    reports: 'caller',
  }),
  checkForgotCode: read('/app/checkforgotcode/{code}', one(forgotCode), { auth: 'none', reports: 'caller' }),
  setNewPassword: call({
    method: 'PUT',
    path: '/app/setnewpassword/{id}',
    auth: 'none',
    body: newPassword,
    answer: messageOnly,
    reports: 'caller',
  }),
  forgotPassword: read(
    '/app/forgotpassword/{username}',
    one(record('outcome', { succeeded: ['esito', outcome], message: messageField }, SENTENCE), 'message'),
    { auth: 'none', reports: 'caller' },
  ),
  checkUsername: read('/app/users/check/{username}', one(availability), { auth: 'none', reports: 'caller' }),
  forcePassword: call({
    method: 'PUT',
    path: '/app/forcechangepassword',
    auth: 'none',
    body: record('forced password', {
      username: ['username', text],
      password: ['password', text],
      confirmation: ['confirmPassword', text],
    }),
    answer: messageOnly,
    reports: 'caller',
  }),
  deleteAccount: call({
    method: 'POST',
    path: '/api/app/users/{id}',
    body: password,
    answer: messageOnly,
    reports: 'caller',
  }),
  devices: read('/api/userregistrationcodes/{userId}', rowsOf(registeredDevice)),
  enableDevice: call({
    method: 'PUT',
    path: '/api/userregistrationcode/{id}',
    body: deviceState,
    answer: messageOnly,
  }),
  deleteDevice: call({ method: 'DELETE', path: '/api/userregistrationcode/{id}', answer: messageOnly }),
  contactProfile: read('/api/app/contactprofile/{id}', one(contactProfile), { keeps: 'own' }),
}
