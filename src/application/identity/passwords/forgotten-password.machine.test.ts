import { describe, expect, test } from 'vitest'
import { formNow } from '#application/kit/form-now.ts'
import { present } from '#application/kit/present.ts'
import {
  ends,
  fails,
  KEEPS_NOTHING,
  NO_PORTS,
  started,
  portOf,
  settle,
  waitingPort,
  walk,
} from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { CodeWrong } from '#application/ports/code-wrong.ts'
import type { CodeNotSent } from '#application/ports/passwords.ts'
import type { NewPassword } from '#domain/identity/credentials.ts'
import type { CodeCheck, ForgotRequestId } from '#domain/identity/passwords.ts'
import { forgottenPasswordMachine } from './forgotten-password.machine.ts'

const REQUEST = 7 as ForgotRequestId
const VALID: CodeCheck = { outcome: 'valid', request: REQUEST }
const FRESH = { password: 'Varese2027!', confirmation: 'Varese2027!' }

const open = (input: { username?: string; code?: string } = {}) => {
  const requestCode = waitingPort<[string], CodeNotSent | RequestFailure, string | undefined>()
  const checkCode = waitingPort<[string], CodeWrong | RequestFailure, CodeCheck>()
  const replace = waitingPort<[ForgotRequestId, NewPassword], RequestFailure, void>()
  const machine = forgottenPasswordMachine({
    passwords: portOf({ requestCode: requestCode.port, checkCode: checkCode.port, replace: replace.port }),
    unsent: KEEPS_NOTHING,
  })
  const { actor, news, see } = started(machine, { input: { username: input.username, code: input.code } })
  const username = () => formNow(present(see().children.usernameForm))
  const code = () => formNow(present(see().children.codeForm))
  const replacement = () => formNow(present(see().children.replacementForm))
  return {
    requestCode,
    checkCode,
    replace,
    news,
    see,
    send: actor.send,
    username,
    code,
    replacement,
    sendUsername: (typed: string) => {
      username().change({ username: typed })
      username().submit()
    },
    sendCode: (typed: string) => {
      code().change({ code: typed })
      code().submit()
    },
    sendPassword: (typed: NewPassword) => {
      replacement().change(typed)
      replacement().submit()
    },
  }
}

test('Every transition of the forgotten password is covered', async () => {
  const code = { code: '123456' }
  const walked = await walk(forgottenPasswordMachine(NO_PORTS), {
    inputs: [
      { username: undefined, code: undefined },
      { username: undefined, code: '123456' },
    ],
    events: [
      { type: 'code.held', typed: { username: 'ada' } },
      { type: 'step.retraced', typed: code },
      ends('usernameForm', { values: { username: 'ada' }, answer: undefined }),
      ends('codeForm', { values: code, answer: VALID }),
      ends('codeForm', { values: code, answer: { outcome: 'expired' } }),
      ends('replacementForm', { values: FRESH, answer: undefined }),
      ...(['usernameForm', 'codeForm', 'replacementForm'] as const).map((form) => fails(form, new Error('A defect'))),
      { type: 'retry.requested' },
    ],
    sees: ({ request }) => request,
  })
  expect(walked).toEqual({ states: 7, transitions: 13, unreached: [], untaken: [], strayed: [] })
})

describe('A forgotten password', () => {
  test('starts with the username, which is required', async () => {
    const { sendUsername, username, requestCode } = open()
    sendUsername('  ')
    expect([username().problems, requestCode.calls]).toEqual([{ username: 'missing' }, []])
    sendUsername(' anna.neri ')
    expect(requestCode.call().asked).toEqual(['anna.neri'])
  })

  test('continues with the code, and shows the message of the server (PWD-01)', async () => {
    const { sendUsername, requestCode, see } = open()
    sendUsername('anna.neri')
    await requestCode.call().succeed('Ti abbiamo inviato un codice')
    expect([see().value, see().context.said, see().context.typed.username]).toEqual([
      'checkingCode',
      'Ti abbiamo inviato un codice',
      'anna.neri',
    ])
  })

  test('shows why no code was sent, and keeps the entries (PWD-01)', async () => {
    const { sendUsername, requestCode, see, username } = open()
    const notSent: CodeNotSent = { _tag: 'CodeNotSent', message: 'Non troviamo nessun utente' }
    sendUsername('nessuno')
    await requestCode.call().fail(notSent)
    expect([see().value, username().failure, username().values]).toEqual([
      'askingCode',
      notSent,
      { username: 'nessuno' },
    ])
  })

  test('starts with the username of a sign-in (PWD-04), or with the code of a link (PWD-02)', () => {
    expect(open({ username: 'anna.neri' }).username().values).toEqual({ username: 'anna.neri' })
    const linked = open({ code: '123456' })
    expect([linked.see().value, linked.code().values]).toEqual(['checkingCode', { code: '123456' }])
    expect(linked.checkCode.calls).toEqual([])
  })

  test('shows that a code is expired, keeps it readable, and accepts another (PWD-02)', async () => {
    const { sendCode, checkCode, see, news, code } = open({ code: '1' })
    sendCode('000000 ')
    expect(checkCode.call().asked).toEqual(['000000'])
    await checkCode.call().succeed({ outcome: 'expired' })
    expect(news).toEqual([{ type: 'passwordCode.expired' }])
    expect([see().value, see().context.expired, see().context.expirations, code().values]).toEqual([
      'checkingCode',
      '000000',
      1,
      { code: '000000' },
    ])
    sendCode('000000')
    await checkCode.call().succeed({ outcome: 'expired' })
    expect([news.length, see().context.expirations]).toEqual([2, 2])
    sendCode('123456')
    await checkCode.call().succeed(VALID)
    expect(see().value).toBe('choosingPassword')
  })

  test('shows that a code is wrong, and keeps it (PWD-02)', async () => {
    const { sendCode, checkCode, see, code, news } = open({ code: '1' })
    sendCode('654321')
    await checkCode.call().fail({ _tag: 'CodeWrong', message: 'Il codice non è giusto: controllalo e riprova' })
    expect([see().value, code().failure, code().values, news]).toEqual([
      'checkingCode',
      { _tag: 'CodeWrong', message: 'Il codice non è giusto: controllalo e riprova' },
      { code: '654321' },
      [],
    ])
  })

  test('does not send an empty code', () => {
    const { sendCode, checkCode, code } = open({ code: '1' })
    sendCode(' ')
    expect([code().problems, checkCode.calls]).toEqual([{ code: 'missing' }, []])
  })

  test('sets a new password for the request of the code, and ends (PWD-03)', async () => {
    const { sendUsername, requestCode, sendCode, checkCode, sendPassword, replace, see, news } = open()
    sendUsername(' anna.neri ')
    await requestCode.call().succeed(undefined)
    sendCode('123456')
    await checkCode.call().succeed(VALID)
    sendPassword(FRESH)
    expect(replace.call().asked).toEqual([REQUEST, FRESH])
    await replace.call().succeed()
    await settle()
    expect(see().status).toBe('done')
    expect(news).toEqual([{ type: 'password.changed', how: 'byCode', username: 'anna.neri' }])
  })

  test('by a link ends without a username', async () => {
    const { sendCode, checkCode, sendPassword, replace, news } = open({ code: '1' })
    sendCode('123456')
    await checkCode.call().succeed(VALID)
    sendPassword(FRESH)
    await replace.call().succeed()
    expect(news).toEqual([{ type: 'password.changed', how: 'byCode', username: undefined }])
  })

  test('shows that the passwords differ before anything is sent (PWD-07)', async () => {
    const { sendCode, checkCode, sendPassword, replace, replacement } = open({ code: '1' })
    sendCode('123456')
    await checkCode.call().succeed(VALID)
    sendPassword({ ...FRESH, confirmation: 'altra' })
    expect(replacement().problems).toEqual({ confirmation: 'different' })
    expect(replace.calls).toEqual([])
  })

  test('goes back and forth without losing entries except passwords', async () => {
    const { send, username, code, sendCode, checkCode, sendPassword, replacement, replace, see } = open()
    send({ type: 'code.held', typed: { username: 'anna' } })
    send({ type: 'step.retraced', typed: { code: '1234' } })
    expect(username().values).toEqual({ username: 'anna' })
    send({ type: 'code.held', typed: {} })
    expect(code().values).toEqual({ code: '1234' })
    sendCode('123456')
    await checkCode.call().succeed(VALID)
    sendPassword(FRESH)
    await replace.call().fail({ _tag: 'TimedOut' })
    send({ type: 'step.retraced', typed: {} })
    expect(code().values).toEqual({ code: '123456' })
    expect(see().context.request).toBeUndefined()
    sendCode('123456')
    await checkCode.call().succeed(VALID)
    expect(replacement().values).toMatchObject({ password: '', confirmation: '' })
  })

  test('clears the message about the first code when another is requested', async () => {
    const { sendUsername, requestCode, send, see } = open()
    sendUsername('anna.neri')
    await requestCode.call().succeed('Inviato')
    send({ type: 'step.retraced', typed: {} })
    send({ type: 'code.held', typed: {} })
    expect(see().context.said).toBeUndefined()
  })
})
