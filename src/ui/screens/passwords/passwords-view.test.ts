import { describe, expect, test } from 'vitest'
import type { ForcedPasswordNow } from '#application/identity/passwords/forced-password.flow.ts'
import type { ForgottenPasswordNow } from '#application/identity/passwords/forgotten-password.flow.ts'
import type { PasswordChangeNow } from '#application/identity/passwords/password-change.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import type { Panel } from '#ui/view/parts.ts'
import { changePasswordView } from './change-password-view.ts'
import { forcedPasswordView } from './forced-password-view.ts'
import { forgottenPasswordView } from './forgotten-password-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const contentOf = <Content>(panel: Panel<Content> | undefined) => (panel?.kind === 'ready' ? panel.content : undefined)

const changing = (form: object) => {
  const values = { oldPassword: '', password: '', confirmation: '' }
  const now = { username: 'mario', form: { values, problems: {}, said: {}, ...form }, restart: undefined }
  return contentOf(changePasswordView(now as unknown as PasswordChangeNow, speech).asked)
}

describe('A change of the password', () => {
  test('shows a wrong old password at its field', () => {
    const wrong = changing({ failure: { _tag: 'OldPasswordWrong' } })
    expect([wrong?.old.problem, wrong?.form.failure]).toEqual([italian['password.oldWrong'], undefined])
  })

  test('shows the minimum length before typing and as an error', () => {
    const short = changing({ problems: { password: 'short', confirmation: 'different' } })?.chosen
    expect([short?.password.hint, short?.password.problem, short?.confirmation.problem]).toEqual([
      'Almeno 8 caratteri',
      'La password deve avere almeno 8 caratteri',
      italian['password.different'],
    ])
  })

  test('is hidden while the citizen is unknown', () =>
    expect(changePasswordView(undefined, speech).asked).toBeUndefined())
})

const forgotten = (now: object, isMigration = false) =>
  contentOf(forgottenPasswordView({ expirations: 0, ...now } as ForgottenPasswordNow, isMigration, speech).step)

const problemOf = (now: object) => {
  const asked = forgotten(now)?.asked
  return asked?.asks === 'code' ? asked.code.problem : undefined
}

describe('A forgotten password', () => {
  const usernameForm = { values: { username: 'anna' }, problems: {}, said: {}, attempts: 0 }
  const codeForm = {
    values: { code: '123' },
    problems: {},
    said: {},
    attempts: 1,
    failure: undefined,
    isSending: false,
  }

  test('explains itself in its first step, also for migrated accounts', () => {
    const said = [false, true].map((isMigration) => forgotten({ usernameForm }, isMigration))
    expect(said.map((step) => [step?.step, step?.title, step?.lead])).toEqual([
      ['Passo 1 di 3', italian['password.usernameStep'], italian['password.usernameLead']],
      [
        'Passo 1 di 3',
        italian['password.migrationTitle'],
        italian['password.migrationLead'].replace('{app}', 'Piazza'),
      ],
    ])
  })

  test('shows that a code is expired, until it is sent again or edited', () => {
    expect(problemOf({ codeForm, expired: '123' })).toBe(italian['password.codeExpired'])
    expect(problemOf({ codeForm: { ...codeForm, isSending: true }, expired: '123' })).toBeUndefined()
    expect(problemOf({ codeForm, expired: '12' })).toBeUndefined()
  })

  test('shows the server’s message about a wrong code', () => {
    const failure = { _tag: 'CodeWrong', message: 'Così non va' }
    expect(problemOf({ codeForm: { ...codeForm, failure }, expired: '123' })).toBe('Così non va')
  })

  test('counts an expired code as an attempt', () => {
    const asked = forgotten({ codeForm, expirations: 2 })?.asked
    expect(asked?.form.attempts).toBe(3)
  })

  test('stays at its last step once the new password has been sent', () =>
    expect(forgotten({})).toMatchObject({ sign: 'password', asked: undefined }))
})

describe('A password that must be changed', () => {
  test('names the account in its introduction, wherever the sentence has it', () => {
    const form = { values: { password: '', confirmation: '' }, problems: {}, said: {} }
    const { lead } = forcedPasswordView({ username: 'per', form } as unknown as ForcedPasswordNow, speech)
    expect(lead?.text.slice(0, lead.from)).toBe('Prima di accedere scegli una nuova password per il tuo account ')
    expect(lead?.text.slice(lead.from, lead.to)).toBe('per')
  })

  test('shows why the sign-in failed after it, and offers a retry', () => {
    const now = { username: 'luca', failure: { _tag: 'AccountInactive' }, isEntering: false }
    const asked = contentOf(forcedPasswordView(now as ForcedPasswordNow, speech).asked)
    expect(asked).toMatchObject({
      result: { tone: 'danger', text: expect.stringContaining(italian['signIn.inactiveAdvice']) },
      retry: { label: 'Accedi a Piazza', isBusy: false },
    })
  })
})
