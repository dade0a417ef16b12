import { describe, expect, test } from 'vitest'
import { formNow } from '#application/kit/form-now.ts'
import { present } from '#application/kit/present.ts'
import { started, waitingPort } from '#application/kit/testing/walk.ts'
import type { PasswordWrong } from '#application/ports/account-deletion.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { UserId } from '#domain/identity/user.ts'
import { accountDeletionMachine } from './account-deletion.machine.ts'

const MARIO = 1 as UserId

const open = () => {
  const end = waitingPort<[UserId, string], PasswordWrong | RequestFailure, void>()
  const { news, see } = started(accountDeletionMachine({ accountDeletion: { delete: end.port } }), {
    input: { values: { user: MARIO, password: '' } },
  })
  const form = () => formNow(present(see().children.form))
  const submit = (password: string) => {
    form().change({ password })
    form().submit()
  }
  return { end, news, form, see, submit }
}

describe('A citizen who deletes the account', () => {
  test('enters the password first', () => {
    const { submit, form, end } = open()
    submit('')
    expect([form().problems, end.calls]).toEqual([{ password: 'missing' }, []])
  })

  test('has it deleted by the password, once, and publishes that (PROF-07, fault 28)', async () => {
    const { submit, end, news, see } = open()
    submit('Piazza2026!')
    submit('Piazza2026!')
    expect(end.calls.map(({ asked }) => asked)).toEqual([[MARIO, 'Piazza2026!']])
    await end.call().succeed()
    expect([see().status, news]).toEqual(['done', [{ type: 'account.deleted' }]])
  })

  test('loses nothing by a wrong password (PROF-08)', async () => {
    const { submit, end, form, news, see } = open()
    submit('sbagliata')
    await end.call().fail({ _tag: 'PasswordWrong' })
    expect([form().failure, form().values.password]).toEqual([{ _tag: 'PasswordWrong' }, 'sbagliata'])
    expect([see().status, news]).toEqual(['active', []])
  })
})
