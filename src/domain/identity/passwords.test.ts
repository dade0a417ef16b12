import { describe, expect, test } from 'vitest'
import { newPasswordProblems, passwordChangeProblems, SHORTEST_PASSWORD } from './passwords.ts'

const LONG = 'Varese2027!'
const SHORTEST = 'x'.repeat(SHORTEST_PASSWORD)

describe('A new password', () => {
  test.each([
    [LONG, LONG, {}],
    [SHORTEST, SHORTEST, {}],
    ['', '', { password: 'missing' }],
    ['', LONG, { password: 'missing' }],
    [SHORTEST.slice(1), SHORTEST.slice(1), { password: 'short' }],
    [LONG, '', { confirmation: 'different' }],
    [LONG, `${LONG} `, { confirmation: 'different' }],
    ['corta', 'altra', { password: 'short', confirmation: 'different' }],
    ['        ', '        ', {}],
  ])('"%s" confirmed by "%s" has the problems %j (PWD-06, PWD-07)', (password, confirmation, problems) =>
    expect(newPasswordProblems({ password, confirmation })).toStrictEqual(problems),
  )
})

describe('A change of the password', () => {
  test.each<[string, string, string, object]>([
    ['', '', '', { oldPassword: 'missing', password: 'missing' }],
    ['', LONG, LONG, { oldPassword: 'missing' }],
    ['x', LONG, 'altra', { confirmation: 'different' }],
    ['x', LONG, LONG, {}],
  ])(
    'from "%s" to "%s", confirmed by "%s", has the problems %j (PWD-06, PWD-07)',
    (oldPassword, password, confirmation, problems) =>
      expect(passwordChangeProblems({ oldPassword, password, confirmation })).toEqual(problems),
  )
})
