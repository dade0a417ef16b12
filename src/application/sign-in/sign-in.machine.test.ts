import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, waitingPort, walk } from '#application/kit/walk.ts'
import type { SignInFailure } from '#application/ports/accounts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { AccountStatus } from '#domain/identity/account-status.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import { signIn } from './sign-in.implementations.ts'
import { type SignInNews, signInMachine } from './sign-in.machine.ts'
import { hasEnded, isSigningIn, signInFailure } from './sign-in.selectors.ts'

const ada: Credentials = { username: 'ada', password: 'secret' }
const forgotten: Credentials = { username: 'ada', password: '' }
const nobody: Credentials = { username: '', password: '' }

const upToDate: AccountStatus = { found: true, migrated: true, mustChangePassword: false }
const unknown: AccountStatus = { found: false, migrated: false, mustChangePassword: false }
const unmigrated: AccountStatus = { found: true, migrated: false, mustChangePassword: false }
const flagged: AccountStatus = { found: true, migrated: true, mustChangePassword: true }

const unused = () => {
  throw new Error('A sign-in has no business here')
}

const visit = () => {
  const status = waitingPort<[string], RequestFailure, AccountStatus>()
  const announceDevice = waitingPort<[string | undefined], RequestFailure, void>()
  const open = waitingPort<[Credentials], SignInFailure, void>()
  const actor = createActor(
    signIn({
      accounts: {
        status: status.port,
        announceDevice: announceDevice.port,
        signIn: open.port,
        currentUser: unused,
        signOut: unused,
      },
    }),
  )
  const news: SignInNews[] = []
  actor.on('*', (told) => news.push(told))
  actor.start()
  return {
    status,
    announceDevice,
    open,
    news,
    submit: (credentials = ada) => actor.send({ type: 'credentials.submitted', credentials }),
    face: () => {
      const snapshot = actor.getSnapshot()
      return {
        state: snapshot.value,
        busy: isSigningIn(snapshot),
        ended: hasEnded(snapshot),
        failure: signInFailure(snapshot),
        credentials: snapshot.context.credentials,
      }
    },
  }
}

test('Every way through the sign-in is walked', async () => {
  const walked = await walk(signInMachine, {
    events: [
      { type: 'credentials.submitted', credentials: ada },
      ...[upToDate, unknown, unmigrated, flagged].map((status) => ends('checkStatus', status)),
      fails('checkStatus', { _tag: 'Unreachable' }),
      ends('announceDevice', undefined),
      fails('announceDevice', { _tag: 'TimedOut' }),
      ends('signIn', undefined),
      fails('signIn', { _tag: 'AccountInactive' }),
    ],
  })
  expect(walked).toEqual({ states: 8, transitions: 9, unreached: [], untaken: [], strayed: [] })
})

describe('A citizen who signs in', () => {
  test('is asked for credentials, and nothing is under way before they give them', () => {
    const { face, status } = visit()
    expect(face()).toEqual({ state: 'asking', busy: false, ended: false, failure: undefined, credentials: nobody })
    expect(status.calls).toEqual([])
  })

  test('has the status of the account looked up first, by username alone (AUTH-02)', () => {
    const { submit, status, announceDevice, open, face } = visit()
    submit()
    expect(status.calls.map(({ asked }) => asked)).toEqual([['ada', expect.any(AbortSignal)]])
    expect([announceDevice.calls.length, open.calls.length]).toEqual([0, 0])
    expect(face()).toMatchObject({ state: 'checkingStatus', busy: true })
  })

  test('is led to the forced change when the account must change its password (AUTH-03)', async () => {
    const { submit, status, open, news, face } = visit()
    submit()
    await status.call().succeed(flagged)
    expect(news).toEqual([{ type: 'signIn.passwordChangeRequired', username: 'ada' }])
    expect(face()).toEqual({
      state: 'changingPassword',
      busy: false,
      ended: true,
      failure: undefined,
      credentials: forgotten,
    })
    expect(open.calls).toEqual([])
  })

  test('is led to a new password when the account comes from the old system (AUTH-04)', async () => {
    const { submit, status, open, news, face } = visit()
    submit()
    await status.call().succeed(unmigrated)
    expect(news).toEqual([{ type: 'signIn.migrationRequired', username: 'ada' }])
    expect(face()).toEqual({
      state: 'migrating',
      busy: false,
      ended: true,
      failure: undefined,
      credentials: forgotten,
    })
    expect(open.calls).toEqual([])
  })

  test.each([
    ['an account in order', upToDate],
    ['a username the server does not know', unknown],
  ])('has the password tried for %s, after the device is announced (AUTH-05, AUTH-13)', async (_, account) => {
    const { submit, status, announceDevice, open, news, face } = visit()
    submit()
    await status.call().succeed(account)
    expect(announceDevice.calls.map(({ asked }) => asked)).toEqual([['ada']])
    expect(face()).toMatchObject({ state: 'announcingDevice', busy: true })
    await announceDevice.call().succeed()
    expect(open.calls.map(({ asked }) => asked)).toEqual([[ada]])
    expect(face()).toMatchObject({ state: 'signingIn', busy: true })
    await open.call().succeed()
    expect(news).toEqual([{ type: 'signIn.accepted' }])
    expect(face()).toEqual({
      state: 'signedIn',
      busy: false,
      ended: true,
      failure: undefined,
      credentials: forgotten,
    })
  })

  test('goes on when the device cannot be announced (AUTH-13)', async () => {
    const { submit, status, announceDevice, open, face } = visit()
    submit()
    await status.call().succeed(upToDate)
    await announceDevice.call().fail({ _tag: 'Unreachable' })
    expect(open.calls.map(({ asked }) => asked)).toEqual([[ada]])
    expect(face()).toMatchObject({ state: 'signingIn', failure: undefined })
  })

  test.each<SignInFailure>([
    { _tag: 'CredentialsRefused', message: 'Riprova' },
    { _tag: 'CredentialsRefused', message: undefined },
    { _tag: 'AccountInactive' },
    { _tag: 'Unreachable' },
    { _tag: 'TimedOut' },
    { _tag: 'Refused', status: 500, message: undefined },
  ])('hears why they were turned away, and may try again: $_tag (AUTH-06, AUTH-07)', async (failure) => {
    const { submit, status, announceDevice, open, news, face } = visit()
    submit()
    await status.call().succeed(upToDate)
    await announceDevice.call().succeed()
    await open.call().fail(failure)
    expect(face()).toEqual({ state: 'asking', busy: false, ended: false, failure, credentials: nobody })
    expect(news).toEqual([])
    submit()
    expect(face()).toMatchObject({ state: 'checkingStatus', failure: undefined })
  })

  test('hears when the status cannot be looked up, and the password is forgotten', async () => {
    const { submit, status, announceDevice, news, face } = visit()
    submit()
    await status.call().fail({ _tag: 'Unreachable' })
    expect(face()).toEqual({
      state: 'asking',
      busy: false,
      ended: false,
      failure: { _tag: 'Unreachable' },
      credentials: nobody,
    })
    expect([announceDevice.calls.length, news.length]).toEqual([0, 0])
  })

  test('makes one request of each kind however often they submit (fault 28)', async () => {
    const { submit, status, announceDevice, open, face } = visit()
    const other = { username: 'eve', password: 'other' }
    submit()
    submit(other)
    await status.call().succeed(upToDate)
    submit(other)
    await announceDevice.call().succeed()
    submit(other)
    expect([status.calls.length, announceDevice.calls.length, open.calls.length]).toEqual([1, 1, 1])
    expect(open.call().asked).toEqual([ada])
    expect(face()).toMatchObject({ state: 'signingIn', credentials: ada })
  })
})

test('A sign-in that fails in a way no port promised says so instead of passing it for something known', async () => {
  const { submit, status, face } = visit()
  submit()
  const surprise = { _tag: 'Volcano' } as unknown as RequestFailure
  await status.call().fail(surprise)
  expect(face()).toMatchObject({ state: 'asking', failure: { _tag: 'Unexpected', cause: surprise } })
})
