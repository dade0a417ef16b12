import type { AccountStatus } from '#domain/identity/account-status.ts'
import type { DeviceInfo } from '#domain/identity/device.ts'
import type { Role, User } from '#domain/identity/user.ts'
import type { Original } from '#domain/origin.ts'
import {
  filledText,
  flag,
  isRecord,
  id,
  mapped,
  optional,
  optionalText,
  otherwise,
  prepared,
  scalar,
  text,
  textFrom,
  type Wire,
  words,
} from './wire.ts'
import { list } from './wire-lists.ts'
import { record } from './wire-records.ts'
import { USER } from './names/account.ts'
import { original } from './origin.ts'
import { placed, positionFields } from './position.ts'

export const ROLE_NAMES: Readonly<Record<Role, string>> = { admin: 'ROLE_ADMIN', user: 'ROLE_USER', test: 'ROLE_TEST' }
const KNOWN: readonly Role[] = ['admin', 'user', 'test']
export const ROLES: ReadonlyMap<string, Role> = new Map(KNOWN.map((role) => [ROLE_NAMES[role], role]))

/** The name of a role: as a text, or in a record (`{ role: 'ROLE_ADMIN' }`). */
const roleName: Wire<string> = scalar('role', { kind: 'text' }, (value) =>
  textFrom(isRecord(value) ? (value['role'] ?? value['name'] ?? value['code'] ?? value['authority']) : value),
)

/** Names of roles, as a list or in one text with commas. */
export const roleNames: Wire<readonly string[]> = prepared(list(roleName), (value) =>
  typeof value === 'string' ? value.split(/[\s,;|]+/).filter((one) => one !== '') : value,
)

/** Unknown roles grant nothing; they are ignored, not refused. Without any, the user is an ordinary one (AUTH-14). */
const roles: Wire<readonly Role[]> = mapped(
  otherwise(roleNames, [ROLE_NAMES.user]),
  (names): readonly Role[] => names.flatMap((name) => ROLES.get(name) ?? []),
  (known) => known.map((role) => ROLE_NAMES[role]),
)

export const user: Wire<User> = record(
  'user',
  {
    id: ['id', id('User')],
    username: ['username', words],
    name: ['name', words],
    surname: ['surname', words],
    email: ['email', optionalText],
    roles: ['roles', roles],
    image: ['imgProfile', optionalText],
  },
  USER,
)

/** The account of a citizen who changes its names: with those that it came with. */
export const ownAccount: Wire<User & Original> = original(user)

/**
 * [decided] Absent flags block nothing: the account counts as not found, or as migrated with its own password
 * (AUTH-05).
 */
export const NO_STATUS: AccountStatus = { found: false, migrated: true, mustChangePassword: false }

export const accountStatus: Wire<AccountStatus> = record('account status', {
  found: ['found', otherwise(flag, NO_STATUS.found)],
  migrated: ['migration', otherwise(flag, NO_STATUS.migrated)],
  mustChangePassword: ['forceChangePassword', otherwise(flag, NO_STATUS.mustChangePassword)],
})

export const credentials = record('credentials', { username: ['username', text], password: ['password', text] })

/**
 * An answer without a token is invalid: an empty text is refused like a missing one (fault 7). A refresh may omit the
 * refresh token when it is unchanged.
 */
export const tokens = record('tokens', { token: ['token', filledText], refreshToken: ['refresh_token', optionalText] })

/** The data of the current device (AUTH-13). */
export const deviceFields = {
  registrationCode: ['deviceId', text],
  ...positionFields,
  name: ['deviceName', text],
  type: ['deviceType', text],
  allowsNotices: ['authNotice', flag],
  allowsPosition: ['authGeolocation', flag],
  privacyAccepted: ['privacy', optional(flag)],
  profile: ['profile', text],
  active: ['active', optional(flag)],
} as const

export const deviceInfo: Wire<DeviceInfo> = placed(record('device info', deviceFields))
