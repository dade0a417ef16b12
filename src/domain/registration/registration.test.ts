import { describe, expect, test } from 'vitest'
import {
  applicantOf,
  isUsername,
  NO_ENTRIES,
  privacyAccepted,
  type RegistrationEntries,
  registrationProblems,
} from './registration.ts'

const giulia: RegistrationEntries = {
  username: 'giulia.colombo',
  name: 'Giulia',
  surname: 'Colombo',
  email: 'giulia@example.it',
  mobile: '',
  agreesToApp: true,
  agreesToPrivacy: true,
}

describe('a username', () => {
  test.each(['giulia.colombo', 'giulia@example.it', 'gi', 'Niccolò', 'mario rossi', 'a'.repeat(80), '  mario.rossi '])(
    'may be "%s": the server alone has a rule',
    (username) => expect(isUsername(username)).toBe(true),
  )
  test.each(['', ' ', '\u200B'])('may not be "%s"', (username) => expect(isUsername(username)).toBe(false))
})

describe('a registration', () => {
  test('requires everything but the mobile number, and both documents (REG-01)', () => {
    expect(registrationProblems(NO_ENTRIES)).toEqual({
      username: 'missing',
      name: 'missing',
      surname: 'missing',
      email: 'missing',
      agreesToApp: 'notAgreed',
      agreesToPrivacy: 'notAgreed',
    })
    expect(registrationProblems(giulia)).toStrictEqual({})
    expect(registrationProblems({ ...giulia, username: ' ', name: ' ' })).toEqual({
      username: 'missing',
      name: 'missing',
    })
  })

  test.each(['giulia', 'giulia@', 'giulia@comune', 'a b@c.it', '@c.it', 'a@b.'])(
    'takes no "%s" for an e-mail',
    (email) => expect(registrationProblems({ ...giulia, email })).toEqual({ email: 'badEmail' }),
  )
  test.each(['giulia@example.it', ' g.c+piazza@posta.comune.varese.it '])('accepts "%s" as an e-mail', (email) =>
    expect(registrationProblems({ ...giulia, email })).toEqual({}),
  )
  test.each(['347 123 4567', ' +39 347-1234567', '(0332) 281450'])('accepts "%s" as a mobile number', (mobile) =>
    expect(registrationProblems({ ...giulia, mobile })).toEqual({}),
  )
  test.each(['12345', 'trecento', '+39', '1234567890123456'])('refuses "%s" as a mobile number', (mobile) =>
    expect(registrationProblems({ ...giulia, mobile })).toEqual({ mobile: 'badMobile' }),
  )

  test('accepts the privacy only by both documents (REG-01)', () => {
    expect(privacyAccepted({ agreesToApp: true, agreesToPrivacy: true })).toBe(true)
    expect(privacyAccepted({ agreesToApp: true, agreesToPrivacy: false })).toBe(false)
    expect(privacyAccepted({ agreesToApp: false, agreesToPrivacy: true })).toBe(false)
  })

  test('sends the applicant with trimmed texts', () => {
    expect(
      applicantOf({
        ...giulia,
        username: ' giulia.colombo ',
        name: ' Giulia',
        surname: 'Colombo ',
        email: ' giulia@example.it',
        mobile: '  ',
      }),
    ).toEqual({
      username: 'giulia.colombo',
      privacyAccepted: true,
      profile: { name: 'Giulia', surname: 'Colombo', email: 'giulia@example.it', mobile: undefined },
    })
    expect(applicantOf({ ...giulia, mobile: ' 347 1 ' }).profile.mobile).toBe('347 1')
  })
})
