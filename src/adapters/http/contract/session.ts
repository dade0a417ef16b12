import { accountStatus, credentials, deviceInfo, tokens, user } from '../codecs/session.ts'
import { messageOnly, one, unwrapped } from '../codecs/envelope.ts'
import { optional, text } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { call, read } from './call.ts'

/**
 * The calls that load the citizen, which every page makes: they are separate from the other account calls, so that the
 * first page downloads only what it uses.
 */
export const session = {
  checkStatus: read('/app/checkstatuslogin/{username}', one(accountStatus), { auth: 'none', reports: 'caller' }),
  signIn: call({
    method: 'POST',
    path: '/api/login_check',
    auth: 'none',
    body: credentials,
    answer: unwrapped(tokens),
    reports: 'caller',
  }),
  refresh: call({
    method: 'POST',
    path: '/api/token/refresh',
    auth: 'none',
    body: record('refresh', { refreshToken: ['refresh_token', optional(text)] }),
    answer: unwrapped(tokens),
    reports: 'caller',
  }),
  me: read('/api/users/me', one(user), { reports: 'caller', keeps: 'own' }),
  signOut: call({
    method: 'PUT',
    path: '/api/app/logout',
    body: record('device', { registrationCode: ['registrationCode', text] }),
    answer: messageOnly,
    timeLimit: 5_000,
  }),
  saveDevice: call({
    method: 'POST',
    path: '/api/app/userregistrationcode/save/{deviceId}',
    body: deviceInfo,
    answer: messageOnly,
    reports: 'caller',
  }),
  saveDeviceOf: call({
    method: 'POST',
    path: '/app/userregistrationcode/save/{username}/{deviceId}',
    auth: 'none',
    body: deviceInfo,
    answer: messageOnly,
    reports: 'caller',
  }),
}
