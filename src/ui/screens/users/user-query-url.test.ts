import { assert, boolean, constantFrom, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { EVERY_ROLE } from '#domain/users/managed-user.ts'
import { DEFAULT_USER_QUERY, EVERY_USER, USER_SORTS } from '#domain/users/user-query.ts'
import { userArrangementFrom, usersAddress, usersQueryFrom, usersSearch } from './user-query-url.ts'

test('what the list of users is asked for comes back from the address as it was written', () => {
  const arrangements = record({
    sortBy: constantFrom(...USER_SORTS),
    descending: boolean(),
    role: option(constantFrom(...EVERY_ROLE), { nil: undefined }),
    active: option(boolean(), { nil: undefined }),
  })
  assert(
    property(arrangements, (arrangement) => {
      expect(userArrangementFrom(usersSearch(arrangement))).toEqual(arrangement)
    }),
  )
})

test('the address says what is asked for, and leaves the defaults out', () => {
  expect(usersSearch(DEFAULT_USER_QUERY)).toBe('')
  const asked = { sortBy: 'email', descending: true, role: 'admin', active: false } as const
  expect(usersSearch(asked)).toBe('?sort=email&descending=1&role=admin&active=0')
})

test('whom an administrator looks for is no part of an address (fault 49)', () => {
  const query = { ...DEFAULT_USER_QUERY, text: 'rossi' }
  expect(usersSearch(query)).toBe('')
})

test.each(['text=rossi&sort=age&descending=yes&role=mayor&active=yes', 'foo=bar', ''])(
  '"%s" asks for the defaults',
  (search) => expect(userArrangementFrom(search)).toEqual({ ...EVERY_USER, sortBy: 'name', descending: false }),
)

test.each([
  ['/profile/users?sort=email', undefined],
  ['/profile/users/new', { id: undefined }],
  ['/profile/users/7?descending=1', { id: 7 }],
])('the address follows what the list is asked for, wherever in the user management one is: %s', (address, open) => {
  const asked = usersQueryFrom(address)
  expect(asked).toEqual({ arrangement: userArrangementFrom(address.split('?')[1] ?? ''), open })
  expect(usersAddress(asked)).toBe(address)
  const arrangement = { ...EVERY_USER, sortBy: 'name', descending: true } as const
  expect(usersAddress({ ...asked, arrangement })).toBe(`${address.replace(/\?.*/, '')}?descending=1`)
})

test('what is no number of a user names nobody (fault 36)', () =>
  expect(usersQueryFrom('/profile/users/none').open).toBe('nobody'))
