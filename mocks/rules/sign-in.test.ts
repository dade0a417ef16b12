import { expect, test } from 'vitest'
import { PASSWORD, seededPeople } from '../seed/people.ts'
import { sameUsername, signIn, statusOf } from './sign-in.ts'

const named = (username: string) => seededPeople().find(({ user }) => user.username === username)
const tries = (username: string, password = PASSWORD) => signIn(named(username), { username, password })

test('the status of every demo account is correct', () => {
  expect(statusOf(named('mario.rossi'))).toEqual({ found: true, migrated: true, mustChangePassword: false })
  expect(statusOf(named('anna.neri'))).toEqual({ found: true, migrated: false, mustChangePassword: false })
  expect(statusOf(named('luca.verdi'))).toEqual({ found: true, migrated: true, mustChangePassword: true })
  expect(statusOf(named('sara.bruni')).found).toBe(false)
  expect(statusOf(undefined).found).toBe(false)
})

test('a citizen with an unknown status signs in with the right password', () => {
  expect(tries('sara.bruni')).toEqual(named('sara.bruni'))
})

test('a wrong password and an unknown username have the same refusal', () => {
  expect(tries('mario.rossi', 'no')).toEqual(tries('nessuno'))
  expect(tries('nessuno')).toMatchObject({ status: 401, message: 'Username e/o password non validi' })
})

test('a disabled user is told so, but only with the right password', () => {
  expect(tries('paolo.spenti')).toMatchObject({ message: 'Utente non attivo', code: 'ACCOUNT_INACTIVE' })
  expect(tries('paolo.spenti', 'no')).toMatchObject({ code: 'BAD_CREDENTIALS' })
})

test('an account that must migrate or change its password cannot sign in before', () => {
  expect(tries('anna.neri')).toMatchObject({ code: 'ACCOUNT_NOT_MIGRATED' })
  expect(tries('luca.verdi')).toMatchObject({ code: 'PASSWORD_EXPIRED' })
})

test('case and spaces around a username are ignored', () => {
  expect(sameUsername(' Mario.Rossi ', 'mario.rossi')).toBe(true)
})
