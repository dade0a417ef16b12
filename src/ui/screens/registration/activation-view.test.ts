import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { ActivationNow } from '#application/activation/activation.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { speechOf } from '#ui/view/speech.ts'
import { activationView } from './activation-view.ts'

const speech = speechOf(createIntl({ locale: 'it', messages: italian }).formatMessage, 'it')

const said = (now: object, form: object) => {
  const filled = { values: { code: '123' }, problems: {}, attempts: 1, isSending: false, ...form }
  const { asked } = activationView({ ...now, form: filled } as unknown as ActivationNow, speech)
  return asked.kind === 'ready' ? [asked.content.code.problem, asked.content.form.failure?.text] : undefined
}

test('An account that is still not active says so until the code is sent again', () => {
  expect(said({ isInactive: true }, {})).toEqual([undefined, italian['activation.inactive']])
  expect(said({ isInactive: true }, { isSending: true })).toEqual([undefined, undefined])
})

test('A code that the server refuses without a message has an error at the field', () => {
  const failure = { _tag: 'CodeWrong', message: undefined }
  expect(said({ isInactive: false }, { failure })).toEqual([italian['activation.wrong'], undefined])
})

test('Once the account is active, the page waits for the navigation', () => {
  const now = { isCodeBrought: false, isInactive: false, form: undefined, restart: undefined }
  expect(activationView(now, speech)).toMatchObject({ lead: italian['activation.lead'], asked: { kind: 'waiting' } })
})
