import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { formFailure, formProblems, formValues } from '#application/kit/form.selectors.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, NO_PORTS, portOf, waitingPort, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { OldPasswordWrong } from '#application/ports/passwords.ts'
import type { PasswordChange } from '#domain/identity/passwords.ts'
import type { UserId } from '#domain/identity/user.ts'
import { passwordChangeMachine } from './password-change.machine.ts'

const MARIO = 1 as UserId
const CHANGE = { oldPassword: 'Piazza2026!', password: 'Varese2027!', confirmation: 'Varese2027!' }

const open = () => {
  const change = waitingPort<[UserId, PasswordChange], OldPasswordWrong | RequestFailure, void>()
  const actor = createActor(
    passwordChangeMachine({
      passwords: portOf({
        change: change.port,
      }),
    }),
    { input: { user: MARIO } },
  )
  const news: unknown[] = []
  actor.on('*', (told) => news.push(told))
  actor.start()
  const form = () => present(actor.getSnapshot().children.form)
  return {
    change,
    news,
    form,
    see: () => actor.getSnapshot(),
    submit: (typed: Partial<PasswordChange> = CHANGE) => {
      form().send({ type: 'fields.changed', fields: typed })
      form().send({ type: 'form.submitted' })
    },
  }
}

test('Every transition of the change of a password is covered', async () => {
  const walked = await walk(passwordChangeMachine(NO_PORTS), {
    inputs: [{ user: MARIO }],
    events: [
      ends('form', { values: { user: MARIO, ...CHANGE }, answer: undefined }),
      fails('form', new Error('A defect')),
      { type: 'retry.requested' },
    ],
  })
  expect(walked).toEqual({ states: 4, transitions: 3, unreached: [], untaken: [], strayed: [] })
})

describe('A password change', () => {
  test('shows missing and different entries before anything is sent (PWD-06, PWD-07)', () => {
    const { submit, form, change } = open()
    submit({ confirmation: 'x' })
    expect(formProblems(form().getSnapshot())).toEqual({ oldPassword: 'missing', password: 'missing' })
    submit({ oldPassword: 'x', password: CHANGE.password })
    expect(formProblems(form().getSnapshot())).toEqual({ confirmation: 'different' })
    expect(change.calls).toEqual([])
  })

  test('uses the citizen’s own id, and is published (PWD-09)', async () => {
    const { submit, change, news, see } = open()
    submit()
    expect(change.call().asked).toEqual([MARIO, CHANGE])
    await change.call().succeed()
    expect(see().status).toBe('done')
    expect(news).toEqual([{ type: 'password.changed', how: 'byOwner', username: undefined }])
  })

  test.each<OldPasswordWrong | RequestFailure>([{ _tag: 'OldPasswordWrong' }, { _tag: 'Unreachable' }])(
    'hears why it failed and has lost nothing typed: $_tag (PWD-08)',
    async (failure) => {
      const { submit, change, form, news } = open()
      submit()
      await change.call().fail(failure)
      expect([formFailure(form().getSnapshot()), formValues(form().getSnapshot()), news]).toEqual([
        failure,
        { user: MARIO, ...CHANGE },
        [],
      ])
    },
  )
})
