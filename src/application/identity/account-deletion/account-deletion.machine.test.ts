import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { formFailure, formProblems, formValues } from '#application/kit/form.selectors.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, NO_PORTS, waitingPort, walk } from '#application/kit/walk.ts'
import type { PasswordWrong } from '#application/ports/account-deletion.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { UserId } from '#domain/identity/user.ts'
import { accountDeletionMachine } from './account-deletion.machine.ts'

const MARIO = 1 as UserId

const open = () => {
  const end = waitingPort<[UserId, string], PasswordWrong | RequestFailure, void>()
  const actor = createActor(accountDeletionMachine({ accountDeletion: { delete: end.port } }), {
    input: { user: MARIO },
  })
  const news: unknown[] = []
  actor.on('*', (told) => news.push(told))
  actor.start()
  const form = () => present(actor.getSnapshot().children.form)
  return {
    end,
    news,
    form,
    see: () => actor.getSnapshot(),
    submit: (password: string) => {
      form().send({ type: 'fields.changed', fields: { password } })
      form().send({ type: 'form.submitted' })
    },
  }
}

test('Every transition of the account deletion is covered', async () => {
  const walked = await walk(accountDeletionMachine(NO_PORTS), {
    inputs: [{ user: MARIO }],
    events: [
      ends('form', { values: { user: MARIO, password: 'x' }, answer: undefined }),
      fails('form', new Error('A defect')),
      { type: 'retry.requested' },
    ],
  })
  expect(walked).toEqual({ states: 4, transitions: 3, unreached: [], untaken: [], strayed: [] })
})

describe('A citizen who deletes the account', () => {
  test('enters the password first', () => {
    const { submit, form, end } = open()
    submit('')
    expect([formProblems(form().getSnapshot()), end.calls]).toEqual([{ password: 'missing' }, []])
  })

  test('has it deleted by the password, once, and publishes that (PROF-07, fault 28)', async () => {
    const { submit, end, news, see } = open()
    submit('Piazza2026!')
    submit('Piazza2026!')
    expect(end.calls.map(({ asked }) => asked)).toEqual([[MARIO, 'Piazza2026!']])
    await end.call().succeed()
    expect([see().status, news]).toEqual(['done', [{ type: 'account.deleted' }]])
  })

  test.each<PasswordWrong | RequestFailure>([{ _tag: 'PasswordWrong' }, { _tag: 'Unreachable' }])(
    'loses nothing when that fails: $_tag (PROF-08)',
    async (failure) => {
      const { submit, end, form, news, see } = open()
      submit('sbagliata')
      await end.call().fail(failure)
      expect([formFailure(form().getSnapshot()), formValues(form().getSnapshot()).password]).toEqual([
        failure,
        'sbagliata',
      ])
      expect([see().status, news]).toEqual(['active', []])
    },
  )
})
