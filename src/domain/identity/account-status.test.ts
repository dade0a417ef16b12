import { expect, test } from 'vitest'
import { type SignInRoute, signInRoute } from './account-status.ts'

test.each<[boolean, boolean, boolean, SignInRoute]>([
  [true, true, true, 'forcedPasswordChange'],
  [true, true, false, 'password'],
  [true, false, true, 'migration'],
  [true, false, false, 'migration'],
  [false, true, true, 'password'],
  [false, true, false, 'password'],
  [false, false, true, 'password'],
  [false, false, false, 'password'],
])(
  'An account that is found: %s, migrated: %s, bound to change its password: %s goes on by %s (AUTH-03 … AUTH-05)',
  (found, migrated, mustChangePassword, route) =>
    expect(signInRoute({ found, migrated, mustChangePassword })).toBe(route),
)
