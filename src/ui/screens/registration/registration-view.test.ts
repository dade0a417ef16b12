import { expect, test } from 'vitest'
import type { RegistrationNow } from '#application/identity/registration/registration.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { registrationView } from './registration-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')

const viewOf = (now: object, form: object = {}) => {
  const filled = { values: {}, problems: {}, said: {}, attempts: 0, isSending: false, ...form }
  const leaving = { isHeld: false, isAsking: false }
  return registrationView({ standing: 'unasked', leaving, form: filled, ...now } as unknown as RegistrationNow, speech)
}
const entries = (now: object, form?: object) => {
  const { asked } = viewOf(now, form)
  return asked.kind === 'ready' ? asked.content : undefined
}

test('The state of the username check is shown below it, until it has an error', () => {
  const free = entries({ standing: 'free' })?.username
  expect([free?.tone, free?.hint]).toEqual(['free', italian['registration.usernameFree']])
  const taken = entries({ standing: 'taken' }, { problems: { username: 'taken' } })?.username
  expect([taken?.tone, taken?.hint, taken?.problem]).toEqual([
    'settled',
    italian['registration.usernameHint'],
    italian['registration.usernameTaken'],
  ])
})

test('The form is busy while the username is being checked', () =>
  expect([true, false].map((isWaiting) => entries({ isWaiting })?.form.submit.isBusy)).toEqual([true, false]))

test('Both documents are required, and each can be accepted', () => {
  const consents = entries({}, { problems: { agreesToPrivacy: 'notAgreed' } })?.consents.list
  expect(consents?.map(({ key, agree }) => [key, agree.isRequired, agree.problem])).toEqual(
    expect.arrayContaining([
      ['app', true, undefined],
      ['privacy', true, italian['registration.mustAgree']],
    ]),
  )
})

test('Leaving unsaved content is confirmed', () => {
  const leaving = { isHeld: true, wouldLose: true, isAsking: true }
  expect(viewOf({ leaving }).leaving.question?.title).toBe(italian['unsaved.title'])
})
