import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { openSession, REFRESH_GRACE, refreshOf, TOKEN_LIFE, tokenRefusal } from './tokens.ts'

const at = (moment: number) => moment as Instant
const first = openSession(1 as Id<'Session'>, 1 as Id<'User'>, at(0), 1)

test('a token is valid until it expires', () => {
  expect(tokenRefusal(first, at(TOKEN_LIFE - 1))).toBeUndefined()
  expect(tokenRefusal(first, at(TOKEN_LIFE))).toMatchObject({ status: 401, message: 'Expired JWT Token' })
})

test('an unknown token, and one of an ended session, are invalid', () => {
  expect(tokenRefusal(undefined, at(0))).toMatchObject({ message: 'JWT Token non valido' })
  expect(tokenRefusal({ ...first, ended: true }, at(0))).toMatchObject({ message: 'JWT Token non valido' })
})

test('a refresh token is valid once; a repetition soon after gets the same answer, a late one is refused', () => {
  expect(refreshOf(first, at(0))).toBe('open')
  const used = { ...first, refreshedAt: 0 }
  expect(refreshOf(used, at(REFRESH_GRACE))).toBe('repeat')
  expect(refreshOf(used, at(REFRESH_GRACE + 1))).toMatchObject({ status: 401, code: 'REFRESH_ALREADY_USED' })
})

test('an ended session cannot be refreshed', () => {
  expect(refreshOf({ ...first, ended: true }, at(0))).toMatchObject({ status: 401 })
})

test('no two sessions share a token', () => {
  const second = openSession(2 as Id<'Session'>, 1 as Id<'User'>, at(0), 1)
  expect(new Set([first.token, first.refreshToken, second.token, second.refreshToken]).size).toBe(4)
})
