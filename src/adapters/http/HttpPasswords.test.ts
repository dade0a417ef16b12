import { describe, expect, test } from 'vitest'
import type { ForgotRequestId } from '#domain/identity/passwords.ts'
import type { UserId } from '#domain/identity/user.ts'
import { createHttpPasswords } from './HttpPasswords.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { refusal } from './testing/fake-server.ts'

const FRESH = { password: 'Varese2027!', confirmation: 'Varese2028!' }
const WIRE = { password: 'Varese2027!', confirmPassword: 'Varese2028!' }
const MARIO = 1 as UserId
const REQUEST = 7 as ForgotRequestId

const passwordsOf = (answer: () => Response) => {
  const tab = tabBefore(answer)
  return { ...tab, passwords: createHttpPasswords(tab.client) }
}

describe('a forgotten password', () => {
  test('sends a code to the owner of the username, and passes on the server’s message (PWD-01)', async () => {
    const here = passwordsOf(() => Response.json({ data: { esito: 'Y' }, message: 'Codice inviato' }))
    expect(successOf(await here.passwords.requestCode('anna/neri')())).toBe('Codice inviato')
    expect(here.asked()).toEqual([['GET', '/app/forgotpassword/anna%2Fneri', undefined]])
  })

  test.each(['Utente sconosciuto', undefined])(
    'whose code is not sent says so in the words of the server: %s (PWD-01)',
    async (message) => {
      const { passwords } = passwordsOf(() => Response.json({ data: { esito: 'N' }, message }))
      expect(failureOf(await passwords.requestCode('nessuno')())).toEqual({ _tag: 'CodeNotSent', message })
    },
  )

  test('has its code checked: it is valid for a request, or expired (PWD-02)', async () => {
    const valid = passwordsOf(() => Response.json({ data: { id: '7', validity: true } }))
    expect(successOf(await valid.passwords.checkCode('123456')())).toEqual({ outcome: 'valid', request: REQUEST })
    const late = passwordsOf(() => Response.json({ data: { validity: 0 } }))
    expect(successOf(await late.passwords.checkCode('000000')())).toEqual({ outcome: 'expired' })
    expect(late.asked()).toEqual([['GET', '/app/checkforgotcode/000000', undefined]])
  })

  test.each([
    [404, undefined],
    [422, 'Il codice non è giusto: controllalo e riprova'],
    [400, 'Il codice non è giusto: controllalo e riprova'],
  ])('with an unknown code (%i) says so (PWD-02)', async (status, message) => {
    const { passwords, failures } = passwordsOf(() => refusal(status, message))
    expect(failureOf(await passwords.checkCode('654321')())).toEqual({ _tag: 'CodeWrong', message })
    expect(failures).toEqual([])
  })

  test('on a failing server is no failure of the code', async () => {
    const { passwords } = passwordsOf(() => refusal(503, 'Torniamo subito'))
    expect(failureOf(await passwords.checkCode('123456')())).toMatchObject({ _tag: 'Refused', status: 503 })
  })

  test('whose code has no request cannot continue (fault 22)', async () => {
    const { passwords } = passwordsOf(() => Response.json({ data: { validity: 'Y' } }))
    expect(failureOf(await passwords.checkCode('123456')())).toEqual({
      _tag: 'Undecodable',
      call: 'GET /app/checkforgotcode/{code}',
      path: 'data.id',
      expected: 'id of ForgotCode',
      actual: 'nothing',
    })
  })

  test('is replaced for its request (PWD-03)', async () => {
    const here = passwordsOf(() => Response.json({}))
    successOf(await here.passwords.replace(REQUEST, FRESH)())
    expect(here.asked()).toEqual([['PUT', '/app/setnewpassword/7', WIRE]])
  })
})

test('A forced change sends username, password and confirmation (PWD-05)', async () => {
  const here = passwordsOf(() => Response.json({ message: 'Fatto' }))
  successOf(await here.passwords.replaceForced('luca.verdi', FRESH)())
  expect(here.asked()).toEqual([['PUT', '/app/forcechangepassword', { username: 'luca.verdi', ...WIRE }]])
})

describe('a changed password', () => {
  const change = { oldPassword: 'Piazza2026!', ...FRESH }

  test("is sent with the old one, under the citizen's own id (PWD-06)", async () => {
    const here = passwordsOf(() => Response.json({}))
    here.sessions.open({ token: 'mario', refreshToken: 'refresh' })
    successOf(await here.passwords.change(MARIO, change)())
    expect(here.asked()).toEqual([['PUT', '/api/users/1/changepassword', { oldPassword: 'Piazza2026!', ...WIRE }]])
  })

  test.each([
    refusal(422, undefined, 'WRONG_PASSWORD'),
    refusal(400, ' la vecchia password non è corretta '),
    refusal(403, 'Otra', 'WRONG_PASSWORD'),
  ])('with the wrong old one has its own failure (PWD-08)', async (response) => {
    const { passwords } = passwordsOf(() => response)
    expect(failureOf(await passwords.change(MARIO, change)())).toEqual({ _tag: 'OldPasswordWrong' })
  })

  test('that the server refuses for another reason has the server’s message (PWD-07)', async () => {
    const { passwords, failures } = passwordsOf(() => refusal(422, 'Le password non coincidono', 'PASSWORDS_DIFFER'))
    expect(failureOf(await passwords.change(MARIO, change)())).toMatchObject({
      _tag: 'Refused',
      message: 'Le password non coincidono',
    })
    expect(failures).toEqual([])
  })
})
