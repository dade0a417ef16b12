import { expect, test } from 'vitest'
import german from '#ui/messages/de.json' with { type: 'json' }
import { failedView } from './panels.ts'
import { formView } from './forms.ts'
import { saidOr } from './speech.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const inItalian = speechIn('it', 'Luino')
const inGerman = speechIn('de')
const REFUSED = { _tag: 'Refused', status: 409, message: 'Il codice vale da domani' } as const
const FORM = { attempts: 1, isRestored: false, isSending: false, submit: () => {}, failure: REFUSED }

test('a form that the server refuses says so in the spoken language, with the words of the server beside it', () => {
  expect(formView(FORM, 'Senden', inGerman).failure).toEqual({
    text: german['panel.failed'],
    said: REFUSED.message,
    isUnreached: false,
  })
  expect(formView(FORM, 'Invia', inItalian).failure).toEqual({ text: REFUSED.message, isUnreached: false })
})

test('a failure of which the server says nothing has no other words beside ours', () =>
  expect(formView({ ...FORM, failure: { _tag: 'TimedOut' } }, 'Senden', inGerman).failure).toEqual({
    text: german['panel.timedOut'],
    isUnreached: false,
  }))

test('a panel knows which of its texts is the server’s', () => {
  const retry = { retry: () => {}, signIn: () => {} }
  expect(failedView(REFUSED, retry, inGerman)).toMatchObject({ text: REFUSED.message, isGiven: true })
  expect(failedView({ _tag: 'TimedOut' }, retry, inGerman)).not.toHaveProperty('isGiven')
})

test('what a field says is the server’s word in its language, and ours in another', () => {
  expect(saidOr(inItalian, 'Non è questo', 'password.codeWrong')).toBe('Non è questo')
  expect(saidOr(inItalian, undefined, 'activation.wrong')).toContain('Il codice di attivazione non è giusto')
  expect(saidOr(inGerman, 'Non è questo', 'password.codeWrong')).toBe(german['password.codeWrong'])
})
