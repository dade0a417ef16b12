import { assert, boolean, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_USER_QUERY, USER_SORTS, type UserOrder } from '#domain/users/user-query.ts'
import { userOrderFrom, usersSearch } from './user-query-url.ts'

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
