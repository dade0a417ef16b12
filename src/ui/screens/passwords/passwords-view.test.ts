import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import type { PasswordChangeNow } from '#application/passwords/password-change.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import type { Panel } from '#ui/view/parts.ts'
import { speechOf } from '#ui/view/speech.ts'
import { changePasswordView } from './change-password-view.ts'

const speech = speechOf(createIntl({ locale: 'it', messages: italian }).formatMessage, 'it')
const contentOf = <Content>(panel: Panel<Content> | undefined) => (panel?.kind === 'ready' ? panel.content : undefined)

describe('A change of the password', () => {
  const changing = (form: object) => {
    const values = { oldPassword: '', password: '', confirmation: '' }
    const now = { username: 'mario', form: { values, problems: {}, ...form }, restart: undefined }
    return contentOf(changePasswordView(now as unknown as PasswordChangeNow, speech).asked)
  }

  test('says beside the old password that it is another one', () => {
    const wrong = changing({ failure: { _tag: 'OldPasswordWrong' } })
    expect([wrong?.old.problem, wrong?.form.failure]).toEqual([italian['password.oldWrong'], undefined])
  })

  test('says the shortest length before and after a password that is too short', () => {
    const short = changing({ problems: { password: 'short', confirmation: 'different' } })?.chosen
    expect([short?.password.hint, short?.password.problem, short?.confirmation.problem]).toEqual([
      'Almeno 8 caratteri',
      'La password deve avere almeno 8 caratteri',
      italian['password.different'],
    ])
  })

  test('shows nothing while it is not known whose password it is', () =>
    expect(changePasswordView(undefined, speech).asked).toBeUndefined())
})
