import { describe, expect, test } from 'vitest'
import { formNow } from '#application/kit/form-now.ts'
import { present } from '#application/kit/present.ts'
import { started, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { OldPasswordWrong } from '#application/ports/passwords.ts'
import type { PasswordChange } from '#domain/identity/passwords.ts'
import type { UserId } from '#domain/identity/user.ts'
import { passwordChangeMachine } from './password-change.machine.ts'

const MARIO = 1 as UserId
const CHANGE = { oldPassword: 'Piazza2026!', password: 'Varese2027!', confirmation: 'Varese2027!' }

const open = () => {
  const change = waitingPort<[UserId, PasswordChange], OldPasswordWrong | RequestFailure, void>()
  const { news, see } = started(passwordChangeMachine({ passwords: { change: change.port } }), {
    input: { values: { user: MARIO, oldPassword: '', password: '', confirmation: '' } },
  })
  const form = () => formNow(present(see().children.form))
  const submit = (typed: Partial<PasswordChange> = CHANGE) => {
    form().change(typed)
    form().submit()
  }
  return { change, news, form, see, submit }
}

describe('A password change', () => {
  test('shows missing and different entries before anything is sent (PWD-06, PWD-07)', () => {
    const { submit, form, change } = open()
    submit({ confirmation: 'x' })
    expect(form().problems).toEqual({ oldPassword: 'missing', password: 'missing' })
    submit({ oldPassword: 'x', password: CHANGE.password })
    expect(form().problems).toEqual({ confirmation: 'different' })
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

  test('with a wrong old password has lost nothing typed (PWD-08)', async () => {
    const { submit, change, form, news } = open()
    submit()
    await change.call().fail({ _tag: 'OldPasswordWrong' })
    expect([form().failure, form().values, news]).toEqual([
      { _tag: 'OldPasswordWrong' },
      { user: MARIO, ...CHANGE },
      [],
    ])
  })
})
