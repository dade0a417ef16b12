import { expect, test } from 'vitest'
import { PASSWORD, seededPeople } from '../seed/people.ts'
import {
  codeValidity,
  forcedPasswordRefusal,
  newPasswordRefusal,
  passwordChangeRefusal,
  withNewPassword,
} from './passwords.ts'

const someone = (username: string) => {
  const found = seededPeople().find(({ user }) => user.username === username)
  if (found === undefined) throw new Error(username)
  return found
}
const fresh = { password: 'Varese2027!', confirmation: 'Varese2027!' }

test('a new password has the minimum length and a matching confirmation', () => {
  expect(newPasswordRefusal(fresh)).toBeUndefined()
  expect(newPasswordRefusal({ ...fresh, confirmation: 'altro' })).toMatchObject({
    message: 'Le password non coincidono',
  })
  expect(newPasswordRefusal({ password: 'corta', confirmation: 'corta' })).toMatchObject({ code: 'PASSWORD_TOO_SHORT' })
})

test('a password change requires the old one', () => {
  const mario = someone('mario.rossi')
  expect(passwordChangeRefusal(mario, { ...fresh, oldPassword: PASSWORD })).toBeUndefined()
  expect(passwordChangeRefusal(mario, { ...fresh, oldPassword: 'no' })).toMatchObject({
    status: 422,
    message: 'La vecchia password non è corretta',
  })
})

test('a password equal to the old one is refused', () => {
  const mario = someone('mario.rossi')
  const same = { password: PASSWORD, confirmation: PASSWORD }
  const unchanged = { status: 422, code: 'PASSWORD_UNCHANGED' }
  expect(passwordChangeRefusal(mario, { ...same, oldPassword: PASSWORD })).toMatchObject(unchanged)
  expect(forcedPasswordRefusal(someone('luca.verdi'), same)).toMatchObject(unchanged)
  expect(forcedPasswordRefusal(someone('luca.verdi'), { ...same, confirmation: 'no' })).toMatchObject({
    code: 'PASSWORDS_DIFFER',
  })
})

test('only a forced change replaces a password without the old one, and clears the flag', () => {
  const luca = someone('luca.verdi')
  expect(forcedPasswordRefusal(luca, fresh)).toBeUndefined()
  expect(forcedPasswordRefusal(someone('mario.rossi'), fresh)).toMatchObject({ status: 403 })
  expect(forcedPasswordRefusal(undefined, fresh)).toMatchObject({ status: 403 })
  expect(withNewPassword(luca, fresh.password).status.mustChangePassword).toBe(false)
})

test('a new password migrates an account of the old system', () => {
  expect(withNewPassword(someone('anna.neri'), fresh.password).status).toMatchObject({ found: true, migrated: true })
})

test('one code is valid, one is expired, and the others are wrong', () => {
  expect(codeValidity('123456')).toBe(true)
  expect(codeValidity('000000')).toBe(false)
  expect(codeValidity('654321')).toMatchObject({
    status: 422,
    message: 'Il codice non è giusto: controllalo e riprova',
  })
})
