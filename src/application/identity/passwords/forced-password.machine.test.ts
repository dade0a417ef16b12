import { describe, expect, test } from 'vitest'
import { formNow } from '#application/kit/form-now.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, NO_PORTS, started, portOf, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { SignInFailure } from '#application/ports/accounts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Credentials, NewPassword } from '#domain/identity/credentials.ts'
import { forcedPasswordMachine, isEntering } from './forced-password.machine.ts'

const FRESH = { password: 'Varese2027!', confirmation: 'Varese2027!' }
const LUCA = { username: 'luca.verdi', password: FRESH.password }
const changed = { type: 'password.changed', how: 'forced', username: 'luca.verdi' }

const open = () => {
  const replace = waitingPort<[string, NewPassword], RequestFailure, void>()
  const announceDevice = waitingPort<[string | undefined], RequestFailure, void>()
  const signIn = waitingPort<[Credentials], SignInFailure, void>()
  const machine = forcedPasswordMachine({
    passwords: portOf({ replaceForced: replace.port }),
    accounts: { announceDevice: announceDevice.port, signIn: signIn.port },
  })
  const { actor, news, see } = started(machine, { input: { username: 'luca.verdi' } })
  const form = () => formNow(present(see().children.form))
  const submit = (typed: NewPassword = FRESH) => {
    form().change(typed)
    form().submit()
  }
  return { replace, announceDevice, signIn, news, see, form, send: actor.send, submit }
}

/** A citizen whose password is changed, and whose sign-in request is running. */
const openEntering = async () => {
  const here = open()
  here.submit()
  await here.replace.call().succeed()
  await here.announceDevice.call().succeed()
  return here
}

test('Every transition of the forced change is covered', async () => {
  const walked = await walk(forcedPasswordMachine(NO_PORTS), {
    inputs: [{ username: 'luca.verdi' }],
    events: [
      { type: 'signIn.retried' },
      ends('form', { values: { username: 'luca.verdi', ...FRESH }, answer: undefined }),
      fails('form', new Error('A defect')),
      { type: 'retry.requested' },
      ends('signIn', undefined),
      fails('signIn', { _tag: 'Unreachable' }),
    ],
  })
  expect(walked).toEqual({ states: 6, transitions: 6, unreached: [], untaken: [], strayed: [] })
})

describe('A forced password change', () => {
  test('uses the username of the sign-in, and is published (PWD-05)', async () => {
    const { submit, replace, news, see } = open()
    submit()
    expect(replace.call().asked).toEqual(['luca.verdi', FRESH])
    expect(isEntering(see())).toBe(false)
    await replace.call().succeed()
    expect([news, isEntering(see())]).toEqual([[changed], true])
  })

  test('signs in with the new password, after the device is registered (PWD-05, AUTH-13)', async () => {
    const { submit, replace, announceDevice, signIn, news, see } = open()
    submit()
    await replace.call().succeed()
    expect([announceDevice.call().asked, signIn.calls]).toEqual([['luca.verdi'], []])
    await announceDevice.call().fail({ _tag: 'TimedOut' })
    expect(signIn.call().asked).toEqual([LUCA])
    await signIn.call().succeed()
    expect(news).toEqual([changed, { type: 'signIn.accepted' }])
    expect([see().status, isEntering(see()), see().context.password]).toEqual(['done', true, ''])
  })

  test('is not sent when the confirmation differs (PWD-07)', () => {
    const { submit, replace } = open()
    submit({ ...FRESH, confirmation: 'altra' })
    expect(replace.calls).toEqual([])
  })

  test.each<SignInFailure>([{ _tag: 'Unreachable' }, { _tag: 'CredentialsRefused', message: 'No' }])(
    'who does not get in hears why, and tries again without typing: $_tag',
    async (failure) => {
      const { signIn, announceDevice, see, send, news } = await openEntering()
      await signIn.call().fail(failure)
      expect([see().value, see().context.failure, isEntering(see())]).toEqual(['leftOutside', failure, false])
      send({ type: 'signIn.retried' })
      expect([see().context.failure, isEntering(see())]).toEqual([undefined, true])
      await settle()
      await announceDevice.call().succeed()
      expect(signIn.calls.map(({ asked }) => asked)).toEqual([[LUCA], [LUCA]])
      await signIn.call().succeed()
      expect(news).toEqual([changed, { type: 'signIn.accepted' }])
    },
  )
})
