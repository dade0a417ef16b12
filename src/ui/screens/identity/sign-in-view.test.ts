import { expect, test, vi } from 'vitest'
import type { SignInNow } from '#application/identity/sign-in/sign-in.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { signInView } from './sign-in-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')

const formOf = (now: object, isAgain: boolean, form: object = {}) => {
  const filled = { values: { username: '', password: '' }, problems: {}, said: {}, attempts: 0, ...form }
  const { asked } = signInView({ ...now, form: filled } as unknown as SignInNow, isAgain, speech)
  return asked.kind === 'ready' ? asked.content.form : undefined
}

test('The reason of a lost session is shown at the sign-in, until a sign-in fails', () => {
  const lost = { during: 'reload', message: 'Non ti conosco' }
  expect(formOf({ lost }, true)?.failure).toMatchObject({ text: italian['session.invalid'], more: ['Non ti conosco'] })
  expect(formOf({ lost }, false)?.failure).toBeUndefined()
  const failure = { _tag: 'AccountInactive' }
  expect(formOf({ lost }, true, { failure })?.failure?.text).toBe(italian['signIn.inactive'])
})

test('The way to the activation is below the fields, and in the error of an account that is not active (REG-03)', () => {
  const bringCode = vi.fn<() => void>()
  const seen = (form: object) => {
    const filled = { values: { username: 'ugo.moro', password: '' }, problems: {}, said: {}, attempts: 0, ...form }
    const { asked } = signInView({ bringCode, form: filled } as unknown as SignInNow, false, speech)
    return asked.kind === 'ready' ? [asked.content.code, asked.content.form.failure?.act] : []
  }
  const [below, inNoError] = seen({ failure: { _tag: 'CredentialsRefused', message: undefined } })
  expect([below?.label, inNoError]).toEqual(['Ho un codice di attivazione', undefined])
  const [besides, inError] = seen({ failure: { _tag: 'AccountInactive' } })
  expect([besides, inError?.label]).toEqual([undefined, 'Ho un codice di attivazione'])
  inError?.press()
  expect(bringCode).toHaveBeenCalledTimes(1)
})

test.each([
  [undefined, 'Accedi con il tuo account'],
  [{ writes: 0, owners: 0 }, 'Accedi con il tuo account'],
  [{ writes: 1, owners: 1 }, 'Una cosa aspetta: accedi per inviarla.'],
  [{ writes: 3, owners: 1 }, '3 cose aspettano: accedi per inviarle.'],
  [{ writes: 3, owners: 2 }, 'Qui aspettano 3 cose di più persone'],
])('What waits on the device is said at the sign-in: %o (AUTH-19)', (waiting, words) =>
  expect(signInView({ waiting } as unknown as SignInNow, false, speech).lead).toContain(words),
)

test('The form is busy until the session is open', () =>
  expect([true, false].map((isEntering) => formOf({ isEntering }, false)?.submit.isBusy)).toEqual([true, false]))
