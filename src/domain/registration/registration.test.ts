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
  test.each(['may be "%s"', 'giulia.colombo', 'G-2_b', '7nani', 'a'.repeat(40), '  mario.rossi '])(
    'may be "%s"',
    (username) => expect(isUsername(username)).toBe(true),
  )
  test.each(['may not be "%s"', 'ab', '.ab', '-ab', 'a b c', 'niccolò', 'a/b', 'a'.repeat(41)])(
    'may not be "%s"',
    (username) => expect(isUsername(username)).toBe(false),
  )
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
    expect(registrationProblems(giulia)).toEqual({})
  })

  test.each(['giulia', 'giulia@', 'giulia@comune', 'a b@c.it', '@c.it', 'a@b.'])(
    'takes no "%s" for an e-mail',
    (email) => expect(registrationProblems({ ...giulia, email })).toEqual({ email: 'badEmail' }),
  )
  test.each(['accepts "%s" as an e-mail', ' g.c+piazza@posta.comune.varese.it '])('takes "%s" for an e-mail', (email) =>
    expect(registrationProblems({ ...giulia, email })).toEqual({}),
  )
  test.each(['accepts "%s" as a mobile number', '+39 347-1234567', '(0332) 281450'])(
    'takes "%s" for a mobile number',
    (mobile) => expect(registrationProblems({ ...giulia, mobile })).toEqual({}),
  )
  test.each(['refuses "%s" as a mobile number', 'trecento', '+39', '1234567890123456'])(
    'takes no "%s" for a mobile number',
    (mobile) => expect(registrationProblems({ ...giulia, mobile })).toEqual({ mobile: 'badMobile' }),
  )

  test('accepts the privacy only by both documents (REG-01)', () => {
    expect(privacyAccepted({ agreesToApp: true, agreesToPrivacy: true })).toBe(true)
    expect(privacyAccepted({ agreesToApp: true, agreesToPrivacy: false })).toBe(false)
    expect(privacyAccepted({ agreesToApp: false, agreesToPrivacy: true })).toBe(false)
  })

  test('sends the applicant with trimmed texts', () => {
    expect(applicantOf({ ...giulia, username: ' giulia.colombo ', mobile: '  ' })).toEqual({
      username: 'giulia.colombo',
      privacyAccepted: true,
      profile: { name: 'Giulia', surname: 'Colombo', email: 'giulia@example.it', mobile: undefined },
    })
    expect(applicantOf({ ...giulia, mobile: ' 347 1 ' }).profile.mobile).toBe('347 1')
  })
})
