import { openPasswordChange, type PasswordChangeNow } from '#application/identity/passwords/password-change.flow.ts'
import { field } from '#ui/view/fields.ts'
import { besideField, askedView, formView, saidBeside } from '#ui/view/forms.ts'
import type { Field, FormView, Panel } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { type NewPasswordView, newPasswordView } from './new-password-view.ts'
import { screenOf } from '#ui/view/screen.ts'

type ChangeForm = NonNullable<NonNullable<PasswordChangeNow>['form']>
type ChangeView = Readonly<{ lead: string; account: string; form: FormView; old: Field; chosen: NewPasswordView }>

/** A password change with the old password (PWD-06 … PWD-09). */
export type ChangePasswordView = Readonly<{ kind: 'page'; title: string; asked: Panel<ChangeView> | undefined }>

export const changePasswordView = (now: PasswordChangeNow, speech: Speech): ChangePasswordView => ({
  kind: 'page',
  title: speech.say('password.change'),
  asked: now && askedView(now, speech, (form) => changeView(form, now.username, speech)),
})

/** The error of the old password: missing, or wrong (PWD-06, PWD-08). */
const changeView = (form: ChangeForm, account: string, speech: Speech): ChangeView => {
  const { say } = speech
  const wrong = form.failure?._tag === 'OldPasswordWrong' ? say('password.oldWrong') : undefined
  return {
    lead: say('password.changeLead'),
    account,
    form: formView(form, say('password.changeAction'), speech, saidBeside('OldPasswordWrong')),
    old: field({
      label: say('password.old'),
      value: form.values.oldPassword,
      problem: besideField(form, 'oldPassword', () => say('password.oldRequired')) ?? wrong,
      isRequired: true,
      change: (oldPassword) => form.change({ oldPassword }),
    }),
    chosen: newPasswordView(form, speech),
  }
}

/** A password change with the old password (PWD-06). */
export const screen = screenOf({ query: () => undefined, open: openPasswordChange, view: changePasswordView })
