import { describe, expect, test } from 'vitest'
import { idFrom } from '#domain/id.ts'
import { fullName, isAdmin, receivesNotices, type Role, type User, type UserId } from './user.ts'

const userWith = (...roles: readonly Role[]): User => ({
  id: idFrom<'User'>('1') as UserId,
  username: 'ada',
  name: 'Ada',
  surname: 'Bianchi',
  email: undefined,
  roles,
  image: undefined,
})

describe('A citizen', () => {
  test.each<[readonly Role[], boolean, boolean]>([
    [['admin'], true, true],
    [['user'], false, true],
    [['test'], false, false],
    [['test', 'user'], false, true],
    [['test', 'admin'], true, true],
    [[], false, false],
  ])(
    'with the roles %j is an administrator: %s, and receives notices: %s (AUTH-14, SHELL-11)',
    (roles, admin, notices) => {
      expect([isAdmin(userWith(...roles)), receivesNotices(userWith(...roles))]).toEqual([admin, notices])
    },
  )

  test('who is not known is neither', () =>
    expect([isAdmin(undefined), receivesNotices(undefined)]).toEqual([false, false]))
})

test.each([
  ['Ada', 'Bianchi', 'Ada Bianchi'],
  ['Ada', '', 'Ada'],
  ['', 'Bianchi', 'Bianchi'],
  ['', '', 'ada'],
  [' ', ' ', 'ada'],
])('Someone with the name "%s" and the surname "%s" is called "%s"', (name, surname, called) =>
  expect(fullName({ name, surname, username: 'ada' })).toBe(called),
)
