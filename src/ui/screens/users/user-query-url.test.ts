import { assert, boolean, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_USER_QUERY, USER_SORTS, type UserOrder } from '#domain/users/user-query.ts'
import { userOrderFrom, usersAddress, usersQueryFrom, usersSearch } from './user-query-url.ts'

test('what the list of users is asked for comes back from the address as it was written', () => {
  const orders = record({
    sortBy: constantFrom(...USER_SORTS),
    descending: boolean(),
  })
  assert(
    property(orders, (order) => {
      expect(userOrderFrom(usersSearch(order))).toEqual(order)
    }),
  )
})

test('the address says what is asked for, and leaves the defaults out', () => {
  expect(usersSearch(DEFAULT_USER_QUERY)).toBe('')
  expect(usersSearch({ sortBy: 'email', descending: true })).toBe('?sort=email&descending=1')
})

test('whom an administrator looks for is no part of an address (fault 49)', () =>
  expect(usersSearch({ ...DEFAULT_USER_QUERY, text: 'rossi' } as UserOrder)).toBe(''))

test.each(['text=rossi&sort=age&descending=yes', 'foo=bar', ''])('"%s" asks for the defaults', (search) =>
  expect(userOrderFrom(search)).toEqual({ sortBy: 'name', descending: false }),
)

test.each([
  ['/profile/users?sort=email', undefined],
  ['/profile/users/new', { id: undefined }],
  ['/profile/users/7?descending=1', { id: 7 }],
])('the address follows what the list is asked for, wherever in the user management one is: %s', (address, open) => {
  const asked = usersQueryFrom(address)
  expect(asked).toEqual({ order: userOrderFrom(address.split('?')[1] ?? ''), open })
  expect(usersAddress(asked)).toBe(address)
  const order = { sortBy: 'name', descending: true } as const
  expect(usersAddress({ ...asked, order })).toBe(`${address.replace(/\?.*/, '')}?descending=1`)
})

test('what is no number of a user names nobody (fault 36)', () =>
  expect(usersQueryFrom('/profile/users/none').open).toBe('nobody'))
