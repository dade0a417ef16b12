import { expect, test } from 'vitest'
import type { ActivationNow } from '#application/identity/activation/activation.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { activationView } from './activation-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')

const said = (now: object, form: object) => {
  const filled = { values: { code: '123' }, problems: {}, said: {}, attempts: 1, isSending: false, ...form }
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

const seen = (now: object) => {
  const { lead, notes } = activationView({ isCodeBrought: false, ...now } as unknown as ActivationNow, speech)
  return [lead, ...notes]
}

test('Where the code went, whose account it is and when the password comes stay to be read (REG-01)', () => {
  const password = expect.stringContaining('La prima password arriva per e-mail')
  const applied = { username: 'ida.moro', email: 'ida@posta.example', message: 'Ricevuta: guarda la posta' }
  expect(seen({ username: 'ida.moro', applied })).toEqual([
    'Scrivi il codice di attivazione che abbiamo mandato a: ida@posta.example',
    'Il tuo nome utente: ida.moro',
    'Ricevuta: guarda la posta',
    password,
  ])
  expect(seen({ username: 'ugo.moro' })).toEqual([italian['activation.lead'], 'Il tuo nome utente: ugo.moro', password])
  expect(seen({ applied: { ...applied, message: undefined }, isCodeBrought: true })).toEqual([
    italian['activation.leadWithCode'],
    password,
  ])
})

test('Once the account is active, the page waits for the navigation', () => {
  const now = {
    username: undefined,
    applied: undefined,
    isCodeBrought: false,
    isInactive: false,
    form: undefined,
    restart: undefined,
  }
  expect(activationView(now, speech)).toMatchObject({ lead: italian['activation.lead'], asked: { kind: 'waiting' } })
})
