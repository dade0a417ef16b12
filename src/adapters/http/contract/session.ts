import { accountStatus, credentials, deviceInfo, tokens, user } from '../codecs/session.ts'
import { one, unwrapped } from '../codecs/envelope.ts'
import { optional, text } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { read, write } from './call.ts'

/**
 * The calls that load the citizen, which every page makes: they are separate from the other account calls, so that the
 * first page downloads only what it uses.
 */
export const session = {
  checkStatus: read('/app/checkstatuslogin/{username}', one(accountStatus), { auth: 'none', reports: 'caller' }),
  signIn: write('POST', '/api/login_check', {
    auth: 'none',
    body: credentials,
    answer: unwrapped(tokens),
    reports: 'caller',
  }),
  refresh: write('POST', '/api/token/refresh', {
    auth: 'none',
    body: record('refresh', { refreshToken: ['refresh_token', optional(text)] }),
    answer: unwrapped(tokens),
    reports: 'caller',
  }),
  me: read('/api/users/me', one(user), { reports: 'caller', keeps: 'own' }),
  signOut: write('PUT', '/api/app/logout', {
    body: record('device', { registrationCode: ['registrationCode', text] }),
    timeLimit: 5_000,
  }),
  saveDevice: write('POST', '/api/app/userregistrationcode/save/{deviceId}', { body: deviceInfo, reports: 'caller' }),
  saveDeviceOf: write('POST', '/app/userregistrationcode/save/{username}/{deviceId}', {
    auth: 'none',
    body: deviceInfo,
    reports: 'caller',
  }),
}
