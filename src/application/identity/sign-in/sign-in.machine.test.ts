import { describe, expect, test } from 'vitest'
import { formNow } from '#application/kit/form-now.ts'
import { present } from '#application/kit/present.ts'
import {
  ends,
  fails,
  KEEPS_NOTHING,
  NO_PORTS,
  started,
  settle,
  waitingPort,
  walk,
} from '#application/kit/testing/walk.ts'
import type { SignInFailure } from '#application/ports/accounts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { AccountStatus } from '#domain/identity/account-status.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import { signInMachine } from './sign-in.machine.ts'

const ada: Credentials = { username: 'ada', password: 'secret' }

const upToDate: AccountStatus = { found: true, migrated: true, mustChangePassword: false }
const unknown: AccountStatus = { found: false, migrated: false, mustChangePassword: false }
const unmigrated: AccountStatus = { found: true, migrated: false, mustChangePassword: false }
const flagged: AccountStatus = { found: true, migrated: true, mustChangePassword: true }

const visit = (username = '') => {
  const status = waitingPort<[string, AbortSignal?], RequestFailure, AccountStatus>()
  const announceDevice = waitingPort<[string | undefined], RequestFailure, void>()
  const open = waitingPort<[Credentials], SignInFailure, void>()
  const machine = signInMachine({
    accounts: { status: status.port, announceDevice: announceDevice.port, signIn: open.port },
    unsent: KEEPS_NOTHING,
  })
  const { actor, news, see } = started(machine, { input: { username } })
  const form = () => formNow(present(see().children.form))
  return {
    status,
    announceDevice,
    open,
    news,
    leave: () => actor.stop(),
    submit: async (credentials: Partial<Credentials> = ada) => {
      form().change(credentials)
      form().submit()
      await settle()
    },
    values: () => form().values,
    problems: () => form().problems,
    face: () => {
      const here = see().children.form && form()
      return { busy: here?.isSending === true, ended: see().status === 'done', failure: here?.failure }
    },
  }
}
const resting = { busy: false, ended: false, failure: undefined }
const ended = { busy: false, ended: true, failure: undefined }

test('Every transition of the sign-in is covered', async () => {
  const walked = await walk(signInMachine(NO_PORTS), {
    inputs: [{ username: '' }],
    events: [
      ...(['password', 'migration', 'forcedPasswordChange'] as const).map((answer) =>
        ends('form', { values: ada, answer }),
      ),
      fails('form', new Error('A defect')),
      { type: 'retry.requested' },
    ],
  })
  expect(walked).toEqual({ states: 6, transitions: 5, unreached: [], untaken: [], strayed: [] })
})

describe('A citizen who signs in', () => {
  test('enters credentials, and no request runs before', () => {
    const { face, values, status } = visit('ada')
    expect([face(), values()]).toEqual([resting, { username: 'ada', password: '' }])
    expect(status.calls).toEqual([])
  })

  test('sees what is missing, and no request is sent', async () => {
    const { submit, problems, status } = visit()
    await submit({ username: ' ' })
    expect([problems(), status.calls]).toEqual([{ username: 'missing', password: 'missing' }, []])
  })

  test('starts with the status of the account, by username alone (AUTH-02)', async () => {
    const { submit, status, announceDevice, open, face } = visit()
    await submit({ ...ada, username: ' ada ' })
    expect(status.calls.map(({ asked }) => asked)).toEqual([['ada', expect.any(AbortSignal)]])
    expect([announceDevice.calls.length, open.calls.length]).toEqual([0, 0])
    expect(face()).toEqual({ ...resting, busy: true })
  })

  test.each([
    ['the forced change when the account must change its password (AUTH-03)', flagged, 'passwordChangeRequired'],
    ['a new password when the account comes from the old system (AUTH-04)', unmigrated, 'migrationRequired'],
  ])('is led to %s', async (_, account, wanted) => {
    const { submit, status, announceDevice, open, news, face } = visit()
    await submit({ ...ada, username: ' ada ' })
    await status.call().succeed(account)
    await settle()
    expect(news).toEqual([{ type: `signIn.${wanted}`, username: 'ada' }])
    expect(face()).toEqual(ended)
    expect([announceDevice.calls, open.calls]).toEqual([[], []])
  })

  test.each([
    ['an account in order', upToDate],
    ['a username the server does not know', unknown],
  ])('tries the password for %s, after the device is registered (AUTH-05, AUTH-13)', async (_, account) => {
    const { submit, status, announceDevice, open, news, face } = visit()
    await submit()
    await status.call().succeed(account)
    expect(announceDevice.calls.map(({ asked }) => asked)).toEqual([['ada']])
    await announceDevice.call().succeed()
    expect(open.calls.map(({ asked }) => asked)).toEqual([[ada]])
    expect(face()).toEqual({ ...resting, busy: true })
    await open.call().succeed()
    await settle()
    expect(news).toEqual([{ type: 'signIn.accepted' }])
    expect(face()).toEqual(ended)
  })

  test('continues when the device cannot be registered (AUTH-13)', async () => {
    const { submit, status, announceDevice, open, face } = visit()
    await submit()
    await status.call().succeed(upToDate)
    await announceDevice.call().fail({ _tag: 'Unreachable' })
    expect(open.calls.map(({ asked }) => asked)).toEqual([[ada]])
    expect(face()).toEqual({ ...resting, busy: true })
  })

  test.each<SignInFailure>([
    { _tag: 'CredentialsRefused', message: 'Riprova' },
    { _tag: 'CredentialsRefused', message: undefined },
    { _tag: 'AccountInactive' },
  ])('sees why the sign-in was refused, and can retry: $_tag (AUTH-06, AUTH-07)', async (failure) => {
    const { submit, status, announceDevice, open, news, face } = visit()
    await submit()
    await status.call().succeed(upToDate)
    await announceDevice.call().succeed()
    await open.call().fail(failure)
    await settle()
    expect(face()).toEqual({ ...resting, failure })
    expect(news).toEqual([])
    await submit()
    expect(face()).toEqual({ ...resting, busy: true })
  })

  test('sees that the status cannot be read', async () => {
    const { submit, status, announceDevice, news, face } = visit()
    await submit()
    await status.call().fail({ _tag: 'Unreachable' })
    expect(face()).toEqual({ ...resting, failure: { _tag: 'Unreachable' } })
    expect([announceDevice.calls.length, news.length]).toEqual([0, 0])
  })

  test('sends one request of each kind for several submissions (fault 28)', async () => {
    const { submit, status, announceDevice, open } = visit()
    const other = { username: 'eve', password: 'other' }
    await submit()
    await submit(other)
    await status.call().succeed(upToDate)
    await submit(other)
    await announceDevice.call().succeed()
    await submit(other)
    expect([status.calls.length, announceDevice.calls.length, open.calls.length]).toEqual([1, 1, 1])
    expect(open.call().asked).toEqual([ada])
  })

  test.each(['status', 'device'])('is not signed in after leaving while the %s request is running', async (step) => {
    const { submit, status, announceDevice, open, leave } = visit()
    await submit()
    if (step === 'device') await status.call().succeed(upToDate)
    leave()
    await (step === 'device' ? announceDevice.call().succeed() : status.call().succeed(upToDate))
    expect(open.calls).toEqual([])
  })
})
