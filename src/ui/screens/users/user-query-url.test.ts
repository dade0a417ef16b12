import { assert, boolean, constantFrom, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_USER_QUERY, filterOf, USER_SORTS } from '#domain/users/user-query.ts'
import { userQueryFrom, usersSearch } from './user-query-url.ts'

test('what the list of users is asked for comes back from the address as it was written', () => {
  const queries = record({
    text: string({ unit: 'grapheme' }).map(filterOf),
    sortBy: constantFrom(...USER_SORTS),
    descending: boolean(),
  })
  assert(
    property(queries, (query) => {
      expect(userQueryFrom(usersSearch(query))).toEqual(query)
    }),
  )
})

test('the address says what is asked for, and leaves the defaults out', () => {
  expect(usersSearch(DEFAULT_USER_QUERY)).toBe('')
  expect(usersSearch({ text: 'riva', sortBy: 'email', descending: true })).toBe('?text=riva&sort=email&descending=1')
})

test.each(['text=ro&sort=age&descending=yes', 'foo=bar', ''])('"%s" asks for the defaults', (search) =>
  expect(userQueryFrom(search)).toEqual(DEFAULT_USER_QUERY),
)
