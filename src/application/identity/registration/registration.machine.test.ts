import { describe, expect, test, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
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
  shows,
  waitingPort,
  walk,
} from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { UsernameTaken } from '#application/ports/registrations.ts'
import { type Applicant, NO_ENTRIES, type RegistrationEntries } from '#domain/registration/registration.ts'
import { CHECK_PATIENCE, registrationMachine, USERNAME_PAUSE, usernameStanding } from './registration.machine.ts'

const giulia: RegistrationEntries = {
  username: 'giulia.colombo',
  name: 'Giulia',
  surname: 'Colombo',
  email: 'giulia@example.it',
  mobile: '',
  agreesToApp: true,
  agreesToPrivacy: true,
}

const visit = (entries: Partial<RegistrationEntries> = {}) => {
  const check = waitingPort<[string, AbortSignal?], RequestFailure, boolean>()
  const register = waitingPort<[Applicant], RequestFailure | UsernameTaken, string | undefined>()
  const rememberPrivacy = vi.fn<(accepted: boolean | undefined) => void>()
  const clock = new SimulatedClock()
  const machine = registrationMachine({
    registrations: portOf({ isAvailable: check.port, register: register.port }),
    unsent: KEEPS_NOTHING,
    device: { privacyChoice: () => undefined, rememberPrivacy },
  })
  const { actor, news, see } = started(machine, { clock })
  const form = () => formNow(present(see().children.form))
  const type = (fields: Partial<RegistrationEntries>) => form().change(fields)
  type(entries)
  return {
    check,
    register,
    rememberPrivacy,
    news,
    type,
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settle()
    },
    submit: async () => {
      actor.send({ type: 'registration.submitted' })
      await settle()
    },
    standing: () => usernameStanding(see()),
    leaving: () => present(see().children.leaving),
    isWaiting: () => see().hasTag('busy'),
    isRegistered: () => see().status === 'done',
    values: () => form().values,
    problems: () => form().problems,
    failure: () => form().failure,
    isSending: () => form().isSending,
  }
}

test('Every transition of the registration is covered', async () => {
  const walked = await walk(registrationMachine(NO_PORTS), {
    events: [
      { type: 'registration.submitted' },
      { type: 'username.changed' },
      { type: 'username.due' },
      { type: 'username.settled' },
      shows('form', { values: giulia }),
      shows('form', { values: { ...giulia, name: 'Giù' } }),
      shows('form', { values: NO_ENTRIES }),
      { type: 'form.failed', failure: { _tag: 'UsernameTaken', message: undefined } },
      ends('check', true),
      ends('check', false),
      fails('check', { _tag: 'Unreachable' }),
      ends('form', { values: giulia, answer: 'Ricevuta' }),
      ends('leaving', undefined),
      fails('form', new Error('A defect')),
      fails('leaving', new Error('A defect')),
      { type: 'retry.requested' },
    ],
    showing: { form: { values: NO_ENTRIES } },
    sees: (context) => context,
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

describe('A username (REG-02)', () => {
  test('is checked after a debounce, and only when it is well formed', async () => {
    const { type, pass, check, standing } = visit()
    type({ username: ' ' })
    await pass(USERNAME_PAUSE)
    expect([check.calls.length, standing()]).toEqual([0, 'unasked'])
    type({ username: 'giu' })
    await pass(USERNAME_PAUSE - 1)
    type({ username: ' giulia ' })
    await pass(USERNAME_PAUSE - 1)
    expect([check.calls.length, standing()]).toEqual([0, 'unasked'])
    await pass(1)
    expect(standing()).toBe('checking')
    expect(check.calls.map(({ asked: [username] }) => username)).toEqual(['giulia'])
  })

  test.each([
    [true, 'free'],
    [false, 'taken'],
  ])('shows the answer of the server: available %s, %s', async (isAvailable, standing) => {
    const screen = visit({ username: 'giulia' })
    await screen.pass(USERNAME_PAUSE)
    await screen.check.call().succeed(isAvailable)
    expect(screen.standing()).toBe(standing)
  })

  test('that changed meanwhile is not checked further, and its late answer is ignored', async () => {
    const { type, pass, check, standing } = visit({ username: 'mario.rossi' })
    await pass(USERNAME_PAUSE)
    const overtaken = check.call()
    type({ username: 'mario.rossi2' })
    expect([overtaken.asked[1]?.aborted, standing()]).toEqual([true, 'unasked'])
    await pass(USERNAME_PAUSE)
    await overtaken.succeed(false)
    expect(standing()).toBe('checking')
    await check.call().succeed(true)
    expect(standing()).toBe('free')
  })

  test('is not checked again while other fields are filled in', async () => {
    const { type, pass, check, standing } = visit({ username: 'giulia' })
    await pass(USERNAME_PAUSE)
    await check.call().succeed(true)
    type({ name: 'Giulia' })
    await pass(USERNAME_PAUSE)
    expect([check.calls.length, standing()]).toEqual([1, 'free'])
  })

  test('that is taken blocks the form, with an error at the field, until it changes', async () => {
    const { type, pass, check, register, submit, problems } = visit({ ...giulia, username: 'mario.rossi' })
    await pass(USERNAME_PAUSE)
    await check.call().succeed(false)
    expect(problems()).toEqual({})
    await submit()
    expect([problems(), register.calls.length]).toEqual([{ username: 'taken' }, 0])
    type({ username: 'giulia.colombo' })
    expect(problems()).toEqual({})
    await pass(USERNAME_PAUSE)
    await check.call().succeed(true)
    await submit()
    expect(register.calls.length).toBe(1)
  })
})

test('An incomplete registration needs a confirmation to be left; leaving discards it', async () => {
  const { leaving, values, pass, check, standing, isRegistered: done, register } = visit(giulia)
  await pass(USERNAME_PAUSE)
  await check.call().succeed(true)
  leaving().send({ type: 'leaving.requested', wouldLose: true })
  expect(leaving().getSnapshot().matches('asking')).toBe(true)
  leaving().send({ type: 'leaving.cancelled' })
  expect([values(), standing()]).toEqual([giulia, 'free'])
  leaving().send({ type: 'leaving.requested', wouldLose: true })
  leaving().send({ type: 'leaving.confirmed' })
  expect([values(), standing(), done(), register.calls.length]).toEqual([NO_ENTRIES, 'unasked', false, 0])
})

/** A screen whose username was free at the check, and taken at the request. */
const lose = async () => {
  const screen = visit(giulia)
  await screen.pass(USERNAME_PAUSE)
  await screen.check.call().succeed(true)
  await screen.submit()
  await screen.register.call().fail({ _tag: 'UsernameTaken', message: 'Questo nome utente è già in uso' })
  await settle()
  return screen
}

describe('A username that is taken between the check and the request', () => {
  test('shows an error at the field, and is not sent again', async () => {
    const { standing, problems, submit, register } = await lose()
    expect([standing(), problems()]).toEqual(['taken', { username: 'taken' }])
    await submit()
    expect(register.calls.length).toBe(1)
  })

  test('has no error once it changes', async () => {
    const { type, pass, check, standing, problems, submit, register } = await lose()
    type({ username: 'giulia.c' })
    type({ mobile: '3471234567' })
    expect([standing(), problems()]).toEqual(['unasked', {}])
    await pass(USERNAME_PAUSE)
    await check.call().succeed(true)
    await submit()
    expect(register.calls.length).toBe(2)
  })
})

describe('A registration', () => {
  test('that is submitted before the check runs the check at once, and then continues', async () => {
    const { submit, check, register, isWaiting, isSending } = visit(giulia)
    await submit()
    expect([isWaiting(), check.calls.length, register.calls.length]).toEqual([true, 1, 0])
    await check.call().succeed(true)
    expect([isWaiting(), isSending(), register.calls.length]).toEqual([false, true, 1])
  })

  test('whose check shows that the username is taken is not sent', async () => {
    const { submit, check, register, isWaiting, problems } = visit(giulia)
    await submit()
    await check.call().succeed(false)
    expect([isWaiting(), register.calls.length, problems()]).toEqual([false, 0, { username: 'taken' }])
  })

  test('whose username is known to be free is sent without another check', async () => {
    const { submit, pass, check, register } = visit(giulia)
    await pass(USERNAME_PAUSE)
    await check.call().succeed(true)
    await submit()
    expect([check.calls.length, register.calls.length]).toEqual([1, 1])
  })

  test('whose username changed after the check checks the new one', async () => {
    const { submit, type, pass, check, register } = visit(giulia)
    await pass(USERNAME_PAUSE)
    await check.call().succeed(true)
    type({ username: 'mario.rossi' })
    await submit()
    expect([check.call().asked[0], register.calls.length]).toEqual(['mario.rossi', 0])
  })

  test('is sent although the username cannot be checked, after one more try', async () => {
    const { submit, pass, check, register, standing } = visit(giulia)
    await pass(USERNAME_PAUSE)
    await check.call().fail({ _tag: 'Unreachable' })
    expect(standing()).toBe('unknown')
    await submit()
    expect([check.calls.length, register.calls.length]).toEqual([2, 0])
    await check.call().fail({ _tag: 'Unreachable' })
    expect(register.calls.length).toBe(1)
  })

  test('waits for a slow check for a limited time', async () => {
    const { submit, pass, register, isWaiting } = visit(giulia)
    await submit()
    await pass(CHECK_PATIENCE - 1)
    expect([isWaiting(), register.calls.length]).toEqual([true, 0])
    await pass(1)
    expect([isWaiting(), register.calls.length]).toEqual([false, 1])
  })

  test('whose username changes during the wait is not sent automatically', async () => {
    const { submit, type, pass, check, register, isWaiting } = visit(giulia)
    await submit()
    type({ username: 'giulia.c' })
    expect(isWaiting()).toBe(false)
    await pass(USERNAME_PAUSE)
    await check.call().succeed(true)
    expect(register.calls.length).toBe(0)
  })

  test('with errors shows them at once and sends nothing', async () => {
    const { submit, check, problems } = visit({ username: 'giulia.colombo', email: 'giulia' })
    await submit()
    expect(check.calls.length).toBe(0)
    expect(problems()).toEqual({
      name: 'missing',
      surname: 'missing',
      email: 'badEmail',
      agreesToApp: 'notAgreed',
      agreesToPrivacy: 'notAgreed',
    })
  })

  test('sends the applicant, publishes the server’s message, and the device stores the privacy choice (REG-01)', async () => {
    const {
      submit,
      check,
      register,
      rememberPrivacy,
      news,
      isRegistered: done,
    } = visit({
      ...giulia,
      username: ' giulia.colombo ',
    })
    await submit()
    await check.call().succeed(true)
    expect(register.call().asked).toEqual([
      {
        username: 'giulia.colombo',
        privacyAccepted: true,
        profile: { name: 'Giulia', surname: 'Colombo', email: 'giulia@example.it', mobile: undefined },
      },
    ])
    // Who closes the page now has chosen all the same.
    expect(rememberPrivacy.mock.calls).toEqual([[true]])
    await register.call().succeed('Ricevuta')
    await settle()
    expect(rememberPrivacy.mock.calls).toEqual([[true]])
    expect([news, done()]).toEqual([
      [{ type: 'registration.sent', message: 'Ricevuta', username: 'giulia.colombo', email: 'giulia@example.it' }],
      true,
    ])
  })

  test.each<readonly [RequestFailure, kept: readonly (boolean | undefined)[]]>([
    [{ _tag: 'Refused', status: 422, message: 'Username troppo corto' }, [true, undefined]],
    [{ _tag: 'Unreachable' }, [true]],
    [{ _tag: 'Undecodable', call: 'POST /app/signin', path: '', expected: 'text', actual: 'list' }, [true]],
  ])('that fails keeps its content, publishes nothing, and can be sent again: $0', async (failure, kept) => {
    const screen = visit(giulia)
    await screen.pass(USERNAME_PAUSE)
    await screen.check.call().succeed(true)
    await screen.submit()
    await screen.submit()
    await screen.register.call().fail(failure)
    expect([screen.values(), screen.failure()]).toEqual([giulia, failure])
    expect([screen.news, screen.rememberPrivacy.mock.calls, screen.register.calls.length]).toEqual([
      [],
      kept.map((choice) => [choice]),
      1,
    ])
    await screen.submit()
    expect(screen.register.calls.length).toBe(2)
  })
})
