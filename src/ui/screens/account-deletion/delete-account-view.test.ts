import { expect, test } from 'vitest'
import type { AccountDeletionNow } from '#application/identity/account-deletion/account-deletion.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { deleteAccountView } from './delete-account-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

type Form = NonNullable<NonNullable<AccountDeletionNow>['form']>

const speech = speechIn('it')

const asked = (form: Partial<Form>) => {
  const values = { password: '' }
  const now = { username: 'mario', form: { values, problems: {}, said: {}, attempts: 0, ...form }, restart: undefined }
  const { deletion } = deleteAccountView(now as unknown as AccountDeletionNow, speech)
  return deletion?.asked.kind === 'ready' ? deletion.asked.content : undefined
}

test('A wrong password is shown at the password and not above the form', () => {
  const wrong = asked({ failure: { _tag: 'PasswordWrong' } as NonNullable<Form['failure']> })
  expect([wrong?.password.problem, wrong?.form.failure]).toEqual([italian['deleteAccount.passwordWrong'], undefined])
})

test('Other failures of a deletion are shown above the form', () => {
  const unreached = asked({ failure: { _tag: 'Unreachable' } as NonNullable<Form['failure']> })
  expect([unreached?.password.problem, unreached?.form.failure?.isUnreached]).toEqual([undefined, true])
})

test('A missing password takes precedence over a wrong one', () =>
  expect(asked({ problems: { password: 'missing' } })?.password.problem).toBe(italian['password.required']))

test('A flow that broke down can be restarted', () => {
  const now = { username: 'mario', form: undefined, restart: () => {} }
  expect(deleteAccountView(now, speech).deletion?.asked.kind).toBe('failed')
})
