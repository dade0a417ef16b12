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
import type { CodeWrong } from '#application/ports/code-wrong.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { activationMachine } from './activation.machine.ts'

const visit = (code = '') => {
  const activate = waitingPort<[string], CodeWrong | RequestFailure, boolean>()
  const machine = activationMachine({ registrations: { activate: activate.port }, unsent: KEEPS_NOTHING })
  const { news, see } = started(machine, { input: { code } })
  const form = () => formNow(present(see().children.form))
  return {
    activate,
    news,
    type: (typed: string) => form().change({ code: typed }),
    submit: () => form().submit(),
    code: () => form().values.code,
    problems: () => form().problems,
    failure: () => form().failure,
    isStillInactive: () => see().context.isInactive,
    isDone: () => see().status === 'done',
  }
}

test('Every transition of the activation is covered', async () => {
  const walked = await walk(activationMachine(NO_PORTS), {
    inputs: [{ code: 'ATTIVA-1' }],
    events: [
      ends('form', { values: { code: 'ATTIVA-1' }, answer: true }),
      ends('form', { values: { code: 'ATTIVA-0' }, answer: false }),
      fails('form', new Error('A defect')),
      { type: 'retry.requested' },
    ],
  })
  expect(walked).toEqual({ states: 4, transitions: 4, unreached: [], untaken: [], strayed: [] })
})

describe('An activation (REG-03)', () => {
  test('by a link has the code in its field, and sends nothing before the button is pressed', async () => {
    const { activate, code, submit } = visit('ATTIVA-1')
    await settle()
    expect([code(), activate.calls.length]).toEqual(['ATTIVA-1', 0])
    submit()
    expect(activate.call().asked).toEqual(['ATTIVA-1'])
  })

  test('without a code is not sent', () => {
    const { activate, submit, type, problems } = visit()
    type('  ')
    submit()
    expect([problems(), activate.calls.length]).toEqual([{ code: 'missing' }, 0])
  })

  test('that makes the account active is published', async () => {
    const { activate, type, submit, news, isDone } = visit()
    type(' ATTIVA-1 ')
    submit()
    submit()
    expect(activate.calls.map(({ asked }) => asked)).toEqual([['ATTIVA-1']])
    await activate.call().succeed(true)
    expect([news, isDone()]).toEqual([[{ type: 'account.activated' }], true])
  })

  test('that leaves the account inactive says so, keeps the code, and can be repeated', async () => {
    const screen = visit('ATTIVA-0')
    expect(screen.isStillInactive()).toBe(false)
    screen.submit()
    await screen.activate.call().succeed(false)
    expect([screen.isStillInactive(), screen.code(), screen.news]).toEqual([true, 'ATTIVA-0', []])
    screen.submit()
    await screen.activate.call().succeed(false)
    expect([screen.isStillInactive(), screen.code()]).toEqual([true, 'ATTIVA-0'])
    screen.type('ATTIVA-1')
    screen.submit()
    await screen.activate.call().succeed(true)
    expect(screen.news).toEqual([{ type: 'account.activated' }])
  })

  test('by a wrong code keeps the entries and shows the reason', async () => {
    const { activate, type, submit, code, failure, news } = visit()
    type('407-12')
    submit()
    const wrong: CodeWrong = {
      _tag: 'CodeWrong',
      message: 'Il codice di attivazione non è giusto: controllalo e riprova',
    }
    await activate.call().fail(wrong)
    expect([code(), failure(), news]).toEqual(['407-12', wrong, []])
  })

  test('reads the code in any case of letters', async () => {
    const { activate, type, submit, news } = visit()
    type('attiva-1')
    submit()
    await activate.call().fail({ _tag: 'CodeWrong', message: undefined })
    await settle()
    await activate.call().succeed(true)
    expect([activate.calls.map(({ asked }) => asked), news]).toEqual([
      [['attiva-1'], ['ATTIVA-1']],
      [{ type: 'account.activated' }],
    ])
  })
})
