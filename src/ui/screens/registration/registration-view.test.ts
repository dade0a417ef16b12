import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { RegistrationNow } from '#application/registration/registration.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { speechOf } from '#ui/view/speech.ts'
import { registrationView } from './registration-view.ts'

const speech = speechOf(createIntl({ locale: 'it', messages: italian }).formatMessage, 'it')

const viewOf = (now: object, form: object = {}) => {
  const filled = { values: {}, problems: {}, attempts: 0, isSending: false, ...form }
  const leaving = { isHeld: false, isAsking: false }
  return registrationView({ standing: 'unasked', leaving, form: filled, ...now } as unknown as RegistrationNow, speech)
}
const entries = (now: object, form?: object) => {
  const { asked } = viewOf(now, form)
  return asked.kind === 'ready' ? asked.content : undefined
}

test('What is known of a username stands under it, until something is wrong with it', () => {
  const free = entries({ standing: 'free' })?.username
  expect([free?.tone, free?.hint]).toEqual(['free', italian['registration.usernameFree']])
  const taken = entries({ standing: 'taken' }, { problems: { username: 'taken' } })?.username
  expect([taken?.tone, taken?.hint, taken?.problem]).toEqual([
    'settled',
    italian['registration.usernameHint'],
    italian['registration.usernameTaken'],
  ])
})

test('It is under way while the username is being checked', () =>
  expect([true, false].map((isWaiting) => entries({ isWaiting })?.form.submit.isBusy)).toEqual([true, false]))

test('Both documents must be agreed to, and each can be', () => {
  const consents = entries({}, { problems: { agreesToPrivacy: 'notAgreed' } })?.consents.list
  expect(consents?.map(({ key, agree }) => [key, agree.isRequired, agree.problem])).toEqual(
    expect.arrayContaining([
      ['app', true, undefined],
      ['privacy', true, italian['registration.mustAgree']],
    ]),
  )
})

test('Leaving something written is asked about', () => {
  const leaving = { isHeld: true, wouldLose: true, isAsking: true }
  expect(viewOf({ leaving }).leaving.question?.title).toBe(italian['unsaved.title'])
})
